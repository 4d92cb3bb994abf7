import type { Messages } from "@lingui/core";
import type { Language } from "./languages.ts";

/** Catalogues of pages, each a file by language: lingui.config.ts says whose texts they hold. */
export type CatalogueName =
  | "messages"
  | "accounts"
  | "agent"
  | "fields"
  | "landing"
  | "leads"
  | "listing"
  | "pages"
  | "project"
  | "tools";

/** Whole modules: naming their one export here would repeat it for each in every page's script. */
const FILES = import.meta.glob<{ readonly messages: Messages }>(["./*/*.po", "!**/server.po"], {
  base: "/src/locales",
});

/** The messages of a catalogue; in the browser a file of its own, fetched by this. */
export async function loadCatalogue(language: Language, name: CatalogueName): Promise<Messages> {
  const load = FILES[`./${language}/${name}.po`];
  if (!load) throw new Error(`There is no catalogue ${name} in ${language}.`);
  return (await load()).messages;
}
