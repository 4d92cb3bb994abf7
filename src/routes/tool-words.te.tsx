import { messages } from "#locales/te/messages.po";
import { messages as tools } from "#locales/te/tools.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the tools for a buyer, on top of those that every page has. */
export default wordsFrame("te", { ...messages, ...tools });
