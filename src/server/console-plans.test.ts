import { type SQL, sql } from "drizzle-orm";
import { drizzle as overPostgres } from "drizzle-orm/node-postgres";
import { drizzle as overPglite } from "drizzle-orm/pglite";
import type { Context } from "hono";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  getSession,
  HOME,
  join,
  makeTestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { confirmSetUp, startSetUp } from "#features/accounts/second-factor/second-factor.server.ts";
import { adminApi } from "#features/admin/api/admin.server.ts";
import { makeTestListings, TEST_LISTING } from "#features/admin/api/admin-listings-testing.ts";
import { ROUTE_RIGHTS } from "#features/admin/api/route-rights.ts";
import { makeLeadsContext } from "#features/leads/leads-testing.ts";
import { openProjectFileThreads } from "#features/projects/bring/project-file-threads.server.ts";
import { liveProjectsOf } from "#features/projects/commands/plots-testing.ts";
import type { Db } from "#platform/db/database.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import * as schema from "#platform/db/schema.ts";
import { callerOf } from "#platform/http/caller.ts";
import { consoleSamples } from "#server/console-samples-testing.ts";
import {
  fillLargeBusiness,
  fillLargeCatalogue,
  largeAgent,
} from "#server/large-business-testing.ts";
import { usualConfig } from "./config/config-testing.ts";

const SIZE = { people: 5000, plots: 1000, listings: 2000 };
const LARGE = new Set([
  "leads",
  "lead_events",
  "booked_slots",
  "plots",
  "plot_changes",
  "listings",
  "listing_changes",
]);
/**
 * Indexes that have a few of a table's rows, which to read whole is what they are for; and that of the
 * notes, whose newest are looked through for what is too short for an index.
 */
const OF_FEW = new Set([
  "leads_to_answer",
  "leads_next_step_at",
  "leads_expected_visit",
  "lead_events_note_at",
]);
const PASSWORD = "three green parrots";
const now = new Date("2026-11-23T06:00:00Z");

interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
}

interface Plan {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly Plan[];
}

/** The statement as it was sent, its parameters at their places. */
function explained({ text, params }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  const pieces = parts.map((part, at) =>
    at % 2 ? sql`${params[Number(part) - 1]}` : sql.raw(part),
  );
  return sql.join([sql`explain (format json) `, ...pieces]);
}

/** What takes all rows below it before it gives one away: a limit above it spares nothing. */
const TAKES_ALL = /Sort|Aggregate|Hash$|Materialize|SetOp|Bitmap/;

/**
 * Tables and indexes that a plan reads from one end to the other: those without a condition that an
 * index answers, but where a limit ends the reading.
 */
function readWhole(plan: Plan, isLimited = false): string[] {
  const type = plan["Node Type"];
  const [table = "", index = ""] = [plan["Relation Name"], plan["Index Name"]];
  const isWalk = /^(?:Index|Bitmap Index)/.test(type) && !plan["Index Cond"] && !isLimited;
  const own = [
    ...(type === "Seq Scan" && LARGE.has(table) ? [table] : []),
    ...(isWalk && !OF_FEW.has(index) && [...LARGE].some((name) => index.startsWith(name))
      ? [index]
      : []),
  ];
  const below = type === "Limit" || (isLimited && !TAKES_ALL.test(type));
  return [...own, ...(plan.Plans ?? []).flatMap((each) => readWhole(each, below))];
}

describeEachDatabase("plans of the console's queries", ({ database, kind }) => {
  const statements: Statement[] = [];
  let made: Awaited<ReturnType<typeof makeTestListings>>;
  let ask: (path: string) => Promise<number>;
  let values: Record<string, string>;

  /** The same database; what is asked of it is written down. */
  const recording = (): Db => {
    const logger = {
      logQuery: (text: string, params: unknown[]) => statements.push({ text, params }),
    };
    const { $client } = database().db as unknown as { $client: never };
    const options = { client: $client, schema, logger };
    return (kind === "pglite" ? overPglite(options) : overPostgres(options)) as unknown as Db;
  };

  /** A path of the console's calls, asked by an agent whose console is open. */
  const openConsole = async (): Promise<typeof ask> => {
    const plain = makeTestContext(database().db);
    await takeIn(plain.db, largeAgent(0), "owner");
    const { token, accountId } = await join(plain, largeAgent(0), PASSWORD);
    made = await makeTestListings({ db: plain.db, clock: plain.clock, accountId });
    const session = await getSession(plain, token);
    const begun = await startSetUp(plain, session, undefined);
    if (!begun.ok) throw new Error(begun.code);
    const timestamp = plain.clock().getTime();
    const code = new TOTP({ secret: begun.secret }).generate({ timestamp });
    await confirmSetUp(plain, session, code);
    await fillLargeCatalogue(plain.db, SIZE.listings, now);
    await fillLargeBusiness(plain.db, SIZE, now);
    const { site } = usualConfig();
    const db = recording();
    const facts = { name: "Large layout 1", isSample: true };
    const live = liveProjectsOf({ slug: "large-1", facts });
    const api = adminApi({
      listingDeps: { ...made.listingDeps, db },
      context: { ...plain, db },
      callerOf: (c: Context) => ({ ...HOME, token: callerOf(c, false).token }),
      plotDeps: { db, clock: () => now, live, projectFiles: openProjectFileThreads() },
      jobs: { status: async () => [] },
      nameFailure: () => ({ code: "our-fault", message: "" }),
      scan: null,
      push: { publicKey: "", isOwnMachine: false, wake: () => undefined },
      settings: { byEnvironment: () => site, site: () => site, messageText: () => null },
      leads: { ...makeLeadsContext(db), findAgents: async () => [], clock: () => now },
    });
    const headers = { authorization: `Bearer ${token}` };
    return async (path) => (await api.request(path, { headers })).status;
  };

  beforeAll(async () => {
    ask = await openConsole();
    const [lead] = await database().db.select().from(schema.leads).limit(1);
    values = {
      reference: lead?.reference ?? "",
      mlsNumber: TEST_LISTING.mlsNumber,
      slug: "large-1",
    };
  }, 120_000);
  afterAll(() => made.remove());

  /**
   * With reading and joining from end to end made dear, the planner does so only where no index can answer. Thus a
   * few rows show it, whatever they are; that indexes are chosen among many is what
   * `npm run bench -- console` shows.
   */
  const explain = (statement: Statement): Promise<string[]> =>
    database().db.transaction(async (tx) => {
      for (const dear of ["seqscan", "hashjoin", "mergejoin"])
        await tx.execute(sql.raw(`set local enable_${dear} = off`));
      const { rows } = (await tx.execute(explained(statement))) as unknown as {
        rows: { "QUERY PLAN": { Plan: Plan }[] }[];
      };
      return rows.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan: plan }) => readWhole(plan)));
    });

  test("no call that reads goes through a large table from end to end", async () => {
    const reading = Object.keys(ROUTE_RIGHTS).filter((line) => line.startsWith("GET "));
    const found: object[] = [];
    let asked = 0;
    for (const { path, isFile } of consoleSamples(reading, values, now)) {
      statements.length = 0;
      expect([path, await ask(path)]).toEqual([path, 200]);
      if (isFile) continue;
      for (const statement of statements.filter(({ text }) =>
        /^\s*\(?(?:select|with)/i.test(text),
      )) {
        asked += 1;
        const whole = await explain(statement);
        if (whole.length > 0) found.push({ path, whole, text: statement.text.slice(0, 300) });
      }
    }
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(100);
  });

  test("a query without an index is noticed", async () => {
    const whole = { text: "select * from leads where attempts = $1", params: [3] };
    expect(await explain(whole)).toEqual(["leads"]);
    const walk = { text: "select reference from leads order by created_at", params: [] };
    expect(await explain(walk)).not.toEqual([]);
    expect(await explain({ ...walk, text: `${walk.text} limit 5` })).toEqual([]);
    const known = { text: "select * from leads where phone = $1", params: ["+916000007919"] };
    expect(await explain(known)).toEqual([]);
  });
});
