import { messages as landing } from "#locales/hi/landing.po";
import { messages } from "#locales/hi/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the landing page, on top of those that every page has. */
export default wordsFrame("hi", { ...messages, ...landing });
