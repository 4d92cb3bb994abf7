import { messages as accounts } from "#locales/te/accounts.po";
import { messages as agent } from "#locales/te/agent.po";
import { messages } from "#locales/te/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the agent's console, on top of those that every page has. */
export default wordsFrame("te", { ...messages, ...accounts, ...agent });
