import type { PdfSource } from "site-model/pdf";
import { RATES } from "#features/calculators/index.ts";
import { loadCatalogue } from "#platform/i18n/catalogues.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { toCostSheet } from "./brochure-costs.ts";
import { type PdfFacts, projectAddress, readerOf } from "./pdf-facts.ts";
import { toPdfWords } from "./pdf-words.ts";
import { placeSheet } from "./place-sheet.server.ts";
import { sheetCodes } from "./sheet-codes.ts";
import { sizeBands } from "./size-bands.ts";

/** All that the PDFs of a language are made from, as it goes to their thread. */
export async function toPdfSource(
  language: Language,
  told: PdfFacts,
  pictures: PdfSource["pictures"],
): Promise<PdfSource> {
  // Terms of the plan have their words where the page says them.
  const page = await loadCatalogue(language, "project");
  const words = wordsIn(language, { ...page, ...SERVER_WORDS[language].messages });
  const reader = readerOf(language, words, told);
  return {
    name: told.facts.name,
    plan: told.plan,
    plots: told.plots.map(({ cost, ...plot }) => ({ ...plot, total: cost.total })),
    words: toPdfWords(reader),
    bands: sizeBands(reader),
    costs: toCostSheet(reader),
    pictures,
    place: placeSheet(reader),
    qrs: sheetCodes(reader),
    address: projectAddress(reader),
    dated: new Date(RATES.asOf),
  };
}
