import { messages as landing } from "#locales/en/landing.po";
import { messages } from "#locales/en/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the landing page, on top of those that every page has. */
export default wordsFrame("en", { ...messages, ...landing });
