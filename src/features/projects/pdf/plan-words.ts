import { msg, plural } from "@lingui/core/macro";
import type {
  KeyWords,
  NamedText,
  PdfWords,
  PlanWords,
  PlotTerms,
  SheetPlot,
} from "site-model/pdf";
import { PLOT_STATUSES, type PlotStatus, SCALE_BAR_METRES } from "site-model/terms";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { PICTURE_WORDS, ROAD_WORDS } from "#features/projects/ui/project-words.ts";
import { METRES_PER_FOOT } from "#lib/units/units.ts";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import type { PdfReader, Say } from "./pdf-facts.ts";

/** What the law wants beside every offer: the registration, or that there is none. */
export function registrationNote({ facts: { registration }, say }: PdfReader): string {
  if (registration.kind === "not-registered")
    return say(msg`Not registered with AP RERA, not for sale`);
  const { number } = registration;
  return say(msg`AP RERA registration ${number}`);
}

/** What every page of a PDF says at its foot, by what is said of the project's registration. */
export function footNote(isSample: boolean, registration: string, say: Say): string {
  const sample = say(msg`Sample project: plots, statuses and prices are examples`);
  return [...(isSample ? [sample] : []), registration].join(" · ");
}

/** Area, plots, sizes and roads. */
export function factRows({ facts, say }: PdfReader): readonly NamedText[] {
  const { plotCount, smallestSqYards, largestSqYards, roadFeet } = facts;
  const [smallest, largest] = [formatWhole(smallestSqYards), formatWhole(largestSqYards)];
  const [avenue, park, loop] = roadFeet;
  const acres = formatDecimal(facts.acres, 1);
  return [
    [say(msg`Total area`), say(msg`${acres} acres`)],
    [say(msg`Plots`), formatWhole(plotCount)],
    [say(msg`Plot sizes`), say(msg`${smallest} to ${largest} sq yd`)],
    [say(msg`Roads`), say(msg`${avenue}, ${park} and ${loop} ft`)],
  ];
}

/** A table's words, each said. */
function sayAll<Name extends string>(
  table: Readonly<Record<Name, Parameters<Say>[0]>>,
  say: Say,
): Record<Name, string> {
  const entries = Object.entries<Parameters<Say>[0]>(table);
  return Object.fromEntries(entries.map(([name, text]) => [name, say(text)])) as Record<
    Name,
    string
  >;
}

/** Words of what a plot is told by. */
export function plotTerms(plots: readonly Pick<SheetPlot, "sides">[], say: Say): PlotTerms {
  const counts = new Set(plots.map(({ sides }) => sides.length));
  const sides = [...counts].map((count) => [
    count,
    say(msg`${plural(count, { one: "# side", other: "# sides" })}`),
  ]);
  return {
    facings: sayAll(FACING_WORDS, say),
    statuses: sayAll(STATUS_WORDS, say),
    onRequest: say(msg`On request`),
    sides: Object.fromEntries(sides),
  };
}

/** The same with the titles of pictures. */
export function termWords({ plots, say }: PdfReader): PdfWords["terms"] {
  return { ...plotTerms(plots, say), pictures: sayAll(PICTURE_WORDS, say) };
}

/** Heads of the tables of plots. */
export function columnWords({ say }: Pick<PdfReader, "say">): PdfWords["columns"] {
  return {
    plot: say(msg`Plot`),
    facing: say(msg`Facing`),
    status: say(msg`Status`),
    size: say(msg`Sq yd`),
    dimensions: say(msg`Front × depth, ft`),
    price: say(msg`Price`),
    allIn: say(msg`All-in`),
    sidesInFeet: say(msg`Sides in feet, front first`),
    sidesInMetres: say(msg`Sides in metres`),
  };
}

/** What stands beside a plan: how many plots there are of each status, north, a bar of some metres. */
export function keyWords(
  plots: readonly Pick<SheetPlot, "status">[],
  metres: number,
  say: Say,
): KeyWords {
  const feet = Math.round(metres / METRES_PER_FOOT);
  const scale = say(msg`0 to ${metres} m (${feet} ft)`);
  const statusCounts = PLOT_STATUSES.map((status) => {
    const count = plots.filter((plot) => plot.status === status).length;
    const name = say(STATUS_WORDS[status]);
    return [status, say(msg`${name}: ${plural(count, { one: "# plot", other: "# plots" })}`)];
  });
  return {
    north: say(msg`N`),
    northIsUp: say(msg`North is up`),
    scale,
    scaleAlt: say(msg`Scale bar: ${scale}`),
    statusTitle: say(msg`Status of the plots`),
    statusCounts: Object.fromEntries(statusCounts) as Record<PlotStatus, string>,
  };
}

/** What stands on the featured plan and in its key. */
export function planWords({ plan, say }: PdfReader): PlanWords {
  const roads = plan.roads.map(({ id, widthFeet }) => {
    const name = say(ROAD_WORDS[id]);
    return [id, say(msg`${widthFeet} ft ${name}`)];
  });
  return {
    ...keyWords(plan.plots, SCALE_BAR_METRES, say),
    roads: Object.fromEntries(roads),
    clubhouse: say(msg`Clubhouse`),
    pool: say(msg`Pool`),
    court: say(msg`Court`),
    playArea: say(msg`Play area`),
    utilities: say(msg`Utilities`),
    gate: say(msg`Gate`),
  };
}
