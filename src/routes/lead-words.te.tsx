import { messages as leads } from "#locales/te/leads.po";
import { messages } from "#locales/te/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the pages about leads, on top of those that every page has. */
export default wordsFrame("te", { ...messages, ...leads });
