import { messages as landing } from "#locales/te/landing.po";
import { messages } from "#locales/te/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the landing page, on top of those that every page has. */
export default wordsFrame("te", { ...messages, ...landing });
