import { messages as accounts } from "#locales/en/accounts.po";
import { messages as agent } from "#locales/en/agent.po";
import { messages } from "#locales/en/messages.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the agent's console, on top of those that every page has. */
export default wordsFrame("en", { ...messages, ...accounts, ...agent });
