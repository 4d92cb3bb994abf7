// What the console asks for, as its pages ask: each call that reads, with queries that cost most.

/** One address below `/api`. */
interface Sample {
  readonly path: string;
  /** A file of everything, which no page waits for. */
  readonly isFile: boolean;
}

interface Asking {
  readonly origin: string;
  readonly token: string;
}

const FILES = new Set(["/agent/leads/export", "/agent/import/template", "/agent/listings-sheet"]);
/** An export wants somebody who was just seen; the bench is as sure as its sign-in is young. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Words that many, few and no leads have; in three scripts, with a note, a layout, a number. */
const TEXTS = [
  "ravi",
  "e",
  "_",
  "harvest",
  "లక్ష్మి",
  "राजेश",
  "98",
  "6000079",
  "nunna",
  "person4999",
  "zzzz",
];

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "/agent/leads": [
    "",
    ...["try-again", "talked", "won", "lost", "all"].map((view) => `?view=${view}`),
    "?view=all&kind=tour",
    "?view=all&care=mine",
    "?view=all&care=nobody",
    "?view=all&after=18300000000~5555-5555",
    "?view=all&before=18300000000~5555-5555",
    "?clock=past",
    ...TEXTS.map((text) => `?view=all&q=${encodeURIComponent(text)}`),
  ],
  "/agent/leads/news": [`?since=${encodeURIComponent(day(-1))}`],
  "/agent/visits": [`?from=${day(-7)}&to=${day(7)}`],
};

/** Every route with its parameters filled in; throws on one that it cannot fill. */
export async function samplesOf(lines: readonly string[], asking: Asking): Promise<Sample[]> {
  const values = await valuesOf(asking);
  return lines.flatMap((line) => {
    const route = line.split(" ")[1] ?? "";
    const filled = route.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The bench knows no ${name} for ${route}.`);
      return value;
    });
    const queries = QUERIES[route] ?? [""];
    return queries.map((query) => ({ path: filled + query, isFile: FILES.has(route) }));
  });
}

/** A lead, a listing and a project that there are. */
async function valuesOf({ origin, token }: Asking): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/api/agent/leads?view=all`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { inbox } = (await reply.json()) as {
    inbox: { leads: { reference: string }[]; listings: { mlsNumber: string }[] };
  };
  return {
    reference: inbox.leads[0]?.reference ?? "",
    mlsNumber: inbox.listings[0]?.mlsNumber ?? "",
    slug: "large-1",
  };
}
