import { messages } from "#locales/hi/messages.po";
import { messages as pages } from "#locales/hi/pages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the pages about us and the rules, on top of those that every page has. */
export default wordsFrame("hi", { ...messages, ...pages });
