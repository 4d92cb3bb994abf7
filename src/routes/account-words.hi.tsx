import { messages as accounts } from "#locales/hi/accounts.po";
import { messages } from "#locales/hi/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the account pages, on top of those that every page has. */
export default wordsFrame("hi", { ...messages, ...accounts });
