import { messages } from "#locales/en/messages.po";
import { messages as project } from "#locales/en/project.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the featured project's page, on top of those that every page has. */
export default wordsFrame("en", { ...messages, ...project });
