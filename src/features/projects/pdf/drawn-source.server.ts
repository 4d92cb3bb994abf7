import { rectangleOf } from "site-model";
import { type DrawnPlan, sidesOfDrawn } from "site-model/drawn";
import type { DrawnSource, SheetPlot } from "site-model/pdf";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { loadCatalogue } from "#platform/i18n/catalogues.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { type DrawnReader, drawnWords } from "./drawn-words.ts";

/** A drawn project at one moment, as its layout sheet tells it. */
export interface DrawnTold extends Pick<DrawnReader, "facts" | "plan"> {
  readonly plots: readonly ListedPlot[];
  readonly registerIn: (language: Language) => string;
  readonly addressIn: (language: Language) => string;
  /** When its plots became what they are. */
  readonly since: Date;
}

/** All that the layout sheet of a drawn plan is made from in a language, as it goes to the thread. */
export async function toDrawnSource(language: Language, told: DrawnTold): Promise<DrawnSource> {
  const { facts, plan, registerIn, addressIn, since } = told;
  const plots = toSheetPlots(plan, told.plots);
  const page = await loadCatalogue(language, "project");
  const words = wordsIn(language, { ...page, ...SERVER_WORDS[language].messages });
  const reader: DrawnReader = {
    facts,
    plan,
    plots,
    language,
    say: (message) => words._(message),
    register: registerIn(language),
    address: addressIn(language),
  };
  return { name: facts.name, plan, plots, words: drawnWords(reader), dated: since };
}

/** The plots that the drawing has, as their tables tell them, with their sides measured on it. */
function toSheetPlots(plan: DrawnPlan, listed: readonly ListedPlot[]): SheetPlot[] {
  const drawn = new Map(plan.plots.map((plot) => [plot.number, plot]));
  return listed.flatMap(({ number, sqYards, facing, status, priceRupees }) => {
    const plot = drawn.get(number);
    if (!plot) return [];
    const sides = sidesOfDrawn(plan, plot);
    const rectangle = rectangleOf(sides);
    return [{ number, sqYards, facing, status, sides, rectangle, price: priceRupees }];
  });
}
