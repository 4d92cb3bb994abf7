// What the console asks for, as its pages ask: each call that reads, with the queries that cost most.
import { FIGURE_NAMES, FIGURES } from "#features/analytics/index.ts";
import { DAY_MS } from "#lib/time/time.ts";

/** An address of the console's calls, below `/agent`. */
export interface ConsoleSample {
  readonly path: string;
  /** A file of everything, which no page waits for. */
  readonly isFile: boolean;
}

/** What the parameters of routes are filled in with. */
type Values = Readonly<Record<string, string>>;

const FILES = new Set([
  "/agent/leads/export",
  "/agent/figures/file",
  "/agent/import/template",
  "/agent/listings-sheet",
  "/agent/projects/:slug/prices",
]);

/** Words that many, few and no leads have; in three scripts, with a note, a layout, a number. */
const TEXTS = "ravi,e,_,harvest,లక్ష్మి,राजेश,98,6000079,nunna,person4999,zzzz,KM-98,devi temple".split(
  ",",
);

const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();

/** Every table by each of its groups over the longest period, and some narrowed. */
function figuresOf(now: Date): string[] {
  const from = dayFrom(now, -365).slice(0, 10);
  const tables = FIGURE_NAMES.flatMap((what) =>
    FIGURES[what].by.map((by) => `?what=${what}&by=${by}&from=${from}`),
  );
  const narrowed = ["project=large-1", "agent=agent0@plots.example", "campaign=diwali"];
  return [
    ...tables,
    ...narrowed.map((filter) => `?what=plots&${filter}&from=${from}`),
    "?by=layout&campaign=diwali",
  ];
}

const queriesOf = (now: Date): Readonly<Record<string, readonly string[]>> => ({
  "/agent/leads": [
    "",
    ...["try-again", "talked", "won", "lost", "all"].map((view) => `?view=${view}`),
    ...[
      "kind=tour",
      "care=mine",
      "care=nobody",
      "listing=P06180094959",
      "project=large-1",
      "clock=past",
    ].map((filter) => `?view=all&${filter}`),
    "?view=all&after=18300000000~5555-5555",
    "?view=all&before=18300000000~5555-5555",
    ...TEXTS.map((text) => `?view=all&q=${encodeURIComponent(text)}`),
  ],
  "/agent/listings": [
    "",
    ...["changed", "name"].map((sort) => `?sort=${sort}`),
    ...["published=yes", "published=no", "photos=yes", "photos=no", "rate=yes", "rate=no"].flatMap(
      (filter) => [`?${filter}`, `?${filter}&sort=changed`],
    ),
    "?after=20",
    "?before=40",
    "?sort=name&after=3~large",
    "?sort=name&before=3~large",
    ...["after", "before"].map(
      (side) => `?sort=changed&${side}=20~${dayFrom(now, -1).replace("Z", "000Z")}`,
    ),
    ...["nunna", "zz", "P06180094959", "లేఅవుట్"].flatMap((text) => [
      `?q=${encodeURIComponent(text)}`,
      `?sort=name&q=${encodeURIComponent(text)}`,
    ]),
  ],
  "/agent/projects/:slug/plots": ["", "?after=100", "?before=150", "?q=1", "?q=ravi&facing=E"],
  "/agent/projects/:slug/history": [
    "",
    "?plot=7",
    `?older=${dayFrom(now, -90)}~00000000-0000-4000-8000-000000000000`,
  ],
  "/agent/listings/:mlsNumber/changes": [
    "",
    `?older=${dayFrom(now, -1)}~00000000-0000-4000-8000-000000000000`,
  ],
  "/agent/leads/news": [`?since=${dayFrom(now, -1)}`],
  "/agent/figures": figuresOf(now),
  "/agent/visits": [`?from=${dayFrom(now, -7)}&to=${dayFrom(now, 7)}`],
});

/**
 * Every route ("GET /agent/leads/:reference") with its parameters filled in, once for each query worth
 * asking. Throws on a parameter that `values` does not have.
 */
export function consoleSamples(
  lines: readonly string[],
  values: Values,
  now: Date,
): ConsoleSample[] {
  const queries = queriesOf(now);
  return lines.flatMap((line) => {
    const route = line.split(" ")[1] ?? "";
    const filled = route.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${route} wants a ${name}.`);
      return value;
    });
    const asked = queries[route] ?? [""];
    return asked.map((query) => ({ path: filled + query, isFile: FILES.has(route) }));
  });
}
