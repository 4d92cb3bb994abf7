import { openDatabase } from "#platform/db/open-database.server.ts";
import { openListing, TURNS, untilSeen } from "../e2e/seen-elsewhere.ts";
import { buildIfStale } from "../scripts/build.ts";
import { writeAccounts } from "./account-site.ts";
import { openConsole } from "./console-token.ts";
import { atMost, type Figure } from "./figure.ts";
import { AGENT, type LeadSite, openLeadSite } from "./lead-site.ts";
import { median } from "./timing.ts";

export const name = "changes";

const CHANGES = 20;
const PROMISED_MS = 2000;
const LIMIT_MS = 30_000;

/** Token of an agent whose console is open. */
async function enter(origin: string, databaseUrl: string): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  await writeAccounts(database, [AGENT], { verified: true });
  await database.close();
  return openConsole(origin, AGENT);
}

async function measure({ origins, databaseUrl }: LeadSite): Promise<Figure[]> {
  const [one = "", two = ""] = origins;
  const token = await enter(one, databaseUrl);
  const change = await openListing({ origin: one, token }, "BENCH-1");
  const times: number[] = [];
  for (let at = 0; at < CHANGES; at += 1) {
    const start = performance.now();
    const wanted = await change(TURNS[at % TURNS.length] ?? "edit");
    times.push(await untilSeen(two, wanted, { start, limitMs: LIMIT_MS }));
  }
  return [
    {
      name: `the other process tells of a change: median of ${CHANGES}`,
      value: median(times),
      unit: "ms",
    },
    atMost("the slowest of them", Math.max(...times), PROMISED_MS, "ms"),
  ];
}

/**
 * A listing published, edited, taken off and put back at one process: how long from the agent's
 * call until catalogue file, search page, listing and sitemap of the other process tell of it.
 */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const site = await openLeadSite();
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}
