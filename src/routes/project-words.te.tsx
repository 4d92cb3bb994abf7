import { messages } from "#locales/te/messages.po";
import { messages as project } from "#locales/te/project.po";
import { wordsFrame } from "#ui/words-frame.tsx";

/** The words of the featured project's page, on top of those that every page has. */
export default wordsFrame("te", { ...messages, ...project });
