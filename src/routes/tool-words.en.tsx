import { messages } from "#locales/en/messages.po";
import { messages as tools } from "#locales/en/tools.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the tools for a buyer, on top of those that every page has. */
export default wordsFrame("en", { ...messages, ...tools });
