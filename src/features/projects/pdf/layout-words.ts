import { msg } from "@lingui/core/macro";
import type { LayoutWords } from "site-model/pdf";
import { formatWhole } from "#platform/i18n/formats.ts";
import { type PdfReader, projectAddress, type Say } from "./pdf-facts.ts";

/** How far what is told of the plots can be relied on. */
function plotsNote({ facts, say }: PdfReader): string {
  return facts.isSample
    ? say(
        msg`Sample project: plots, statuses and prices are examples. Sizes and sides are measured on this plan; the registered plan decides.`,
      )
    : say(msg`Sizes and sides are measured on this plan; the registered plan decides.`);
}

interface SheetTold {
  readonly name: string;
  readonly isSample: boolean;
  readonly plotCount: number;
  /** How far what is told of the plots can be relied on. */
  readonly note: string;
  /** Address of the project's page. */
  readonly address: string;
  readonly say: Say;
}

/** What every layout sheet says, whatever its plan was made from. */
export function sheetTexts({ name, isSample, plotCount, note, address, say }: SheetTold) {
  return {
    title: isSample
      ? say(msg`${name}: layout plan (sample project)`)
      : say(msg`${name}: layout plan`),
    subject: say(msg`Layout plan of ${name} with all of its plots`),
    sample: isSample ? say(msg`Sample project`) : null,
    heading: say(msg`Layout plan`),
    heads: [say(msg`Fact`), say(msg`Figure`)],
    note: say(
      msg`${note} Each plot: its number, and its size in sq yd. Statuses and prices as on ${address}.`,
    ),
    plotsTitle: say(msg`${name}: all ${plotCount} plots`),
    plotsLead: note,
    sidesTitle: say(msg`${name}: the sides of every plot`),
  } satisfies Partial<LayoutWords>;
}

/** An area as sheets write it. */
export function inSqYards(area: number, say: Say): string {
  const figure = formatWhole(area);
  return say(msg`${figure} sq yd`);
}

/** Texts of the featured project's layout sheet. */
export function layoutWords(reader: PdfReader): LayoutWords {
  const { facts, areas, say } = reader;
  const { name, plotCount, isSample } = facts;
  const [avenue, park, loop] = facts.roadFeet;
  const note = plotsNote(reader);
  const address = projectAddress(reader);
  return {
    ...sheetTexts({ name, isSample, plotCount, note, address, say }),
    registration: null,
    rows: [
      [say(msg`Land in plots`), inSqYards(areas.plots, say)],
      [say(msg`Parks, clubhouse`), inSqYards(areas.openSpaces, say)],
      [say(msg`Land in roads`), inSqYards(areas.roads, say)],
      [say(msg`Utilities`), inSqYards(areas.utilities, say)],
      [say(msg`The whole site`), inSqYards(areas.site, say)],
    ],
    alt: say(
      msg`Layout plan of ${name}: ${plotCount} plots, each with its number and its size in sq yd, along roads of ${avenue}, ${park}, ${loop} ft round a central park. North is up. The table on the next page says the same.`,
    ),
    sidesLead: say(
      msg`Front first, then on around the plot. ~ is a bend, measured along it. ${note}`,
    ),
  };
}
