import { msg } from "@lingui/core/macro";
import type { LayoutWords } from "site-model/pdf";
import { formatWhole } from "#platform/i18n/formats.ts";
import { type PdfReader, projectAddress } from "./pdf-facts.ts";

/** How far what is told of the plots can be relied on. */
function plotsNote({ facts, say }: PdfReader): string {
  return facts.isSample
    ? say(
        msg`Sample project: plots, statuses and prices are examples. Sizes and sides are measured on this plan; the registered plan decides.`,
      )
    : say(msg`Sizes and sides are measured on this plan; the registered plan decides.`);
}

/** Texts of the layout sheet. */
export function layoutWords(reader: PdfReader): LayoutWords {
  const { facts, areas, say } = reader;
  const { name, plotCount } = facts;
  const [avenue, park, loop] = facts.roadFeet;
  const note = plotsNote(reader);
  const address = projectAddress(reader);
  const inSqYards = (area: number) => {
    const figure = formatWhole(area);
    return say(msg`${figure} sq yd`);
  };
  return {
    title: facts.isSample
      ? say(msg`${name}: layout plan (sample project)`)
      : say(msg`${name}: layout plan`),
    subject: say(msg`Layout plan of ${name} with all of its plots`),
    sample: facts.isSample ? say(msg`Sample project`) : null,
    heading: say(msg`Layout plan`),
    registration: null,
    heads: [say(msg`Fact`), say(msg`Figure`)],
    rows: [
      [say(msg`Land in plots`), inSqYards(areas.plots)],
      [say(msg`Parks, clubhouse`), inSqYards(areas.openSpaces)],
      [say(msg`Land in roads`), inSqYards(areas.roads)],
      [say(msg`Utilities`), inSqYards(areas.utilities)],
      [say(msg`The whole site`), inSqYards(areas.site)],
    ],
    alt: say(
      msg`Layout plan of ${name}: ${plotCount} plots, each with its number and its size in sq yd, along roads of ${avenue}, ${park}, ${loop} ft round a central park. North is up. The table on the next page says the same.`,
    ),
    note: say(
      msg`${note} Each plot: its number, and its size in sq yd. Statuses and prices as on ${address}.`,
    ),
    plotsTitle: say(msg`${name}: all ${plotCount} plots`),
    plotsLead: note,
    sidesTitle: say(msg`${name}: the sides of every plot`),
    sidesLead: say(
      msg`Front first, then on around the plot. ~ is a bend, measured along it. ${note}`,
    ),
  };
}
