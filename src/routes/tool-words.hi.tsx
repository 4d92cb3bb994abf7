import { messages } from "#locales/hi/messages.po";
import { messages as tools } from "#locales/hi/tools.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the tools for a buyer, on top of those that every page has. */
export default wordsFrame("hi", { ...messages, ...tools });
