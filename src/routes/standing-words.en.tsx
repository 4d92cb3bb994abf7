import { messages } from "#locales/en/messages.po";
import { messages as pages } from "#locales/en/pages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the pages about us and the rules, on top of those that every page has. */
export default wordsFrame("en", { ...messages, ...pages });
