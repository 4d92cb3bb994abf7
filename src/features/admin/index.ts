/** What others may use of admin. */
export { CONSOLE_PAGES, type ConsolePage } from "./console-pages.ts";
