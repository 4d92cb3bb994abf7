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
  | "pages"
  | "project"
  | "tools";

const FILES = import.meta.glob<Messages>(["/src/locales/*/*.po", "!**/server.po"], {
  import: "messages",
});

/** The messages of a catalogue; in the browser a file of its own, fetched by this. */
export async function loadCatalogue(language: Language, name: CatalogueName): Promise<Messages> {
  const load = FILES[`/src/locales/${language}/${name}.po`];
  if (!load) throw new Error(`There is no catalogue ${name} in ${language}.`);
  return load();
}
