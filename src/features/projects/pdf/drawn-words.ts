import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import {
  type DrawingSource,
  type DrawnPlan,
  drawnAreas,
  drawnFrame,
  sheetScale,
} from "site-model/drawn";
import type { LayoutWords, NamedText, SheetPlot, SheetWords } from "site-model/pdf";
import type { StoredFacts } from "#features/projects/model/stored-project.ts";
import { SQ_YARDS_PER_ACRE } from "#lib/units/units.ts";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { inSqYards, sheetTexts } from "./layout-words.ts";
import type { Say } from "./pdf-facts.ts";
import { columnWords, footNote, keyWords, plotTerms } from "./plan-words.ts";

/** What the layout sheet of a drawn plan is told by. */
export interface DrawnReader {
  readonly facts: StoredFacts;
  readonly plan: DrawnPlan;
  readonly plots: readonly SheetPlot[];
  /** What the state's register is called. */
  readonly register: string;
  /** Address of the project's page in the reader's language. */
  readonly address: string;
  readonly language: Language;
  readonly say: Say;
}

const SOURCE_WORDS: Readonly<Record<DrawingSource, MessageDescriptor>> = {
  dxf: msg`DXF, as brought in`,
  geojson: msg`GeoJSON, as brought in`,
  plan: msg`Plan file, as brought in`,
};

/** Every word of a drawn plan's layout sheet. */
export function drawnWords(reader: DrawnReader): SheetWords {
  const { plan, plots, language, say } = reader;
  const { barMetres } = sheetScale(drawnFrame(plan));
  return {
    lang: language,
    foot: footNote(reader.facts.isSample, registrationNote(reader), say),
    facts: [...landRows(reader), ...drawingRows(reader)],
    terms: plotTerms(plots, say),
    plan: keyWords(plots, barMetres, say),
    columns: columnWords(reader),
    layout: layoutWords(reader),
  };
}

/** The registration, or that there is none. */
function registrationNote({ facts: { registration }, register, say }: DrawnReader): string {
  return registration === null
    ? say(msg`Not registered with ${register}, not for sale`)
    : say(msg`${register} registration: ${registration}`);
}

/** What is measured on the drawing, as far as it has it. */
function landRows({ plan, plots, say }: DrawnReader): readonly NamedText[] {
  const areas = drawnAreas(plan);
  const sizes = plots.map(({ sqYards }) => sqYards);
  const [smallest, largest] = [formatWhole(Math.min(...sizes)), formatWhole(Math.max(...sizes))];
  const acres = formatDecimal((areas.site ?? 0) / SQ_YARDS_PER_ACRE, 2);
  const rows: readonly (NamedText | null)[] = [
    areas.site === null ? null : [say(msg`Total area`), say(msg`${acres} acres`)],
    [say(msg`Plots`), formatWhole(plots.length)],
    [
      say(msg`Plot sizes`),
      smallest === largest
        ? inSqYards(Math.min(...sizes), say)
        : say(msg`${smallest} to ${largest} sq yd`),
    ],
    [
      say(msg`Land in plots`),
      inSqYards(
        sizes.reduce((sum, size) => sum + size, 0),
        say,
      ),
    ],
    areas.openSpaces === 0 ? null : [say(msg`Parks`), inSqYards(areas.openSpaces, say)],
    areas.roads === null ? null : [say(msg`Land in roads`), inSqYards(areas.roads, say)],
  ];
  return rows.filter((row) => row !== null);
}

/** Where the drawing is from, and how large it is drawn. */
function drawingRows({ plan, say }: DrawnReader): readonly NamedText[] {
  const { denominator } = sheetScale(drawnFrame(plan));
  const scale = formatWhole(denominator);
  return [
    ...(plan.source ? ([[say(msg`Drawing`), say(SOURCE_WORDS[plan.source])]] as const) : []),
    [say(msg`Scale on A3`), `1 : ${scale}`],
  ];
}

function layoutWords(reader: DrawnReader): LayoutWords {
  const { facts, plots, address, say } = reader;
  const { name, isSample, town } = facts;
  const plotCount = plots.length;
  const decides = say(
    msg`Sizes and sides are measured on the drawing that was brought in; the registered plan decides.`,
  );
  const sample = say(msg`Sample project: plots, statuses and prices are examples.`);
  const note = isSample ? `${sample} ${decides}` : decides;
  const texts = sheetTexts({ name, isSample, plotCount, note, address, say });
  return {
    ...texts,
    heading: town === "" ? texts.heading : `${texts.heading} · ${town}`,
    registration: registrationNote(reader),
    rows: [],
    alt: say(
      msg`Layout plan of ${name} with ${plural(plotCount, { one: "# plot", other: "# plots" })}, each with its number and its size in sq yd, as it was drawn. North is up. The table on the next page says the same.`,
    ),
    sidesLead: say(
      msg`Front first where a road is drawn, then on around the plot. ~ is a bend, measured along it. ${note}`,
    ),
  };
}
