import { beforeEach, expect, test } from "vitest";
import { DailyCounter } from "#features/analytics/commands/daily-counter.server.ts";
import { LEAD_GROUPS, MOST_DAYS, parseFiguresQuery } from "#features/analytics/model/figures.ts";
import { LEAD_STATES, LOST_REASONS, toLeadState } from "#features/leads/index.ts";
import { DAY_MS, HOUR_MS, indiaDay, MINUTE_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads } from "#platform/db/schema.ts";
import { toFiguresCsv } from "./figures-csv.server.ts";
import { findFigures } from "./find-figures.server.ts";

const NOW = new Date("2026-11-23T06:00:00Z");
type Lead = typeof leads.$inferInsert;

/** The same leads at every run: as different from each other as figures can tell. */
function makeLeads(count: number): Lead[] {
  return Array.from({ length: count }, (_, at) => {
    const state = ["contacted", ...LEAD_STATES, "visit-booked", "lost"][(at * 7) % 9] ?? "new";
    const createdAt = new Date(NOW.getTime() - at * 5 * HOUR_MS - 17 * MINUTE_MS);
    const isVisited = at % 3 === 0;
    return {
      reference: `R${String(at).padStart(4, "0")}`,
      keyHash: `k${at}`,
      requestHash: "",
      kind: "callback",
      name: "Lakshmi",
      phone: "",
      language: "en" as const,
      createdAt,
      consentAt: createdAt,
      state,
      channel: at % 4 === 3 ? "phone" : "web",
      lostReason: state === "lost" ? (LOST_REASONS[at % 9] ?? null) : null,
      utmSource: [null, "google", "paper"][at % 3] ?? null,
      utmCampaign: [null, "diwali"][at % 2] ?? null,
      referrerHost: ["www.google.com", null][at % 2] ?? null,
      mlsNumber: [null, "P1", "P2", "P3"][at % 4] ?? null,
      projectSlug: at % 8 === 4 ? "acres" : null,
      assignedTo: [null, "a@plots.example", "b@plots.example"][(at >> 1) % 3] ?? null,
      firstAnsweredAt:
        at % 5 < 3 ? new Date(createdAt.getTime() + ((at * 37) % 2900) * MINUTE_MS) : null,
      preferredAt: isVisited ? new Date(createdAt.getTime() + (at % 9) * DAY_MS) : null,
      visitState: isVisited
        ? ([null, "confirmed", "done", "missed", "cancelled"][at % 5] ?? null)
        : null,
      forgottenAt: at % 11 === 0 ? NOW : null,
    };
  });
}

/** What PostgreSQL calls `percentile_cont`. */
function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}

const KEY = {
  source: (lead: Lead) => lead.utmSource,
  campaign: (lead: Lead) => lead.utmCampaign,
  referrer: (lead: Lead) => lead.referrerHost,
  layout: (lead: Lead) => lead.mlsNumber ?? lead.projectSlug,
  agent: (lead: Lead) => lead.assignedTo,
} as const;

/** The columns of each table as one would reckon them by hand. */
const RECKON: Record<string, (some: readonly Lead[]) => (number | null)[]> = {
  funnel: (some) => [
    some.length,
    ...LEAD_STATES.map(
      (state) => some.filter((lead) => toLeadState(lead.state ?? "") === state).length,
    ),
  ],
  lost: (some) => [
    some.length,
    ...LOST_REASONS.map((reason) => some.filter((lead) => lead.lostReason === reason).length),
    some.filter((lead) => !lead.lostReason).length,
  ],
  answer: (some) => {
    const took = some.flatMap(({ firstAnsweredAt, createdAt }) =>
      firstAnsweredAt ? [(firstAnsweredAt.getTime() - createdAt.getTime()) / MINUTE_MS] : [],
    );
    const inTime = took.filter((minutes) => minutes <= 24 * 60).length;
    return [some.length, took.length, inTime, percentile(took, 0.5), percentile(took, 0.9)];
  },
  visits: (some) => [
    some.length,
    some.filter(({ visitState }) => !visitState || visitState === "confirmed").length,
    ...["done", "missed", "cancelled"].map(
      (state) => some.filter(({ visitState }) => visitState === state).length,
    ),
  ],
};

function isAbout(what: string, lead: Lead): boolean {
  if (what === "lost") return lead.state === "lost";
  if (what === "answer") return lead.channel === "web";
  return what !== "visits" || lead.preferredAt !== null;
}

describeEachDatabase("figures", ({ database, empty }) => {
  beforeEach(empty);

  const figures = (search: string) =>
    findFigures(database().db, parseFiguresQuery(new URLSearchParams(search), NOW.getTime()), []);

  test("tell of leads and visits what a count by hand tells, by each group, of days and filters", async () => {
    const all = makeLeads(400);
    await database().db.insert(leads).values(all);
    const days = ["from=2026-11-20&to=2026-11-20", "from=2026-09-30&to=2026-11-23", ""];
    const filters = ["", "&layout=P2", "&layout=acres", "&agent=a@plots.example&campaign=diwali"];
    let compared = 0;
    for (const [what, reckon] of Object.entries(RECKON))
      for (const by of LEAD_GROUPS)
        for (const asked of days.flatMap((day) => filters.map((filter) => day + filter))) {
          const { query, rows, total } = await figures(`what=${what}&by=${by}&${asked}`);
          const found = all.filter((lead) => {
            const day = indiaDay(
              ((what === "visits" ? lead.preferredAt : lead.createdAt) ?? NOW).getTime(),
            );
            return (
              isAbout(what, lead) &&
              day >= query.from &&
              day <= query.to &&
              (query.layout === null || KEY.layout(lead) === query.layout) &&
              (query.agent === null || lead.assignedTo === query.agent) &&
              (query.campaign === null || lead.utmCampaign === query.campaign)
            );
          });
          const groups = Map.groupBy(found, (lead) => KEY[by](lead) ?? "");
          const label = `${what} by ${by}, ${asked}`;
          expect([label, total?.map(near)]).toEqual([label, reckon(found).map(near)]);
          expect([label, new Map(rows.map((row) => [row.key, row.values.map(near)]))]).toEqual([
            label,
            new Map([...groups].map(([key, some]) => [key, reckon(some).map(near)])),
          ]);
          compared += rows.length;
        }
    expect(compared).toBeGreaterThan(250);
  });

  test("tell of pages and taps what was counted, by day in India, over all processes", async () => {
    let now = new Date("2026-11-22T18:29:00Z");
    const counters = [1, 2].map(() => new DailyCounter({ db: database().db, clock: () => now }));
    for (const counter of counters) {
      counter.count("project-view", "one");
      counter.count("call", "one");
      counter.count("whatsapp", "");
    }
    now = new Date("2026-11-22T18:31:00Z");
    counters[0]?.count("project-view", "one");
    await Promise.all(counters.map((counter) => counter.write()));
    await counters[0]?.write();
    const told = async (search: string) =>
      (await figures(search)).rows.map(({ key, values }) => [key, ...values]);
    expect(await told("what=site&from=2026-11-22")).toEqual([
      ["one", 3, 2, 0],
      ["", 0, 0, 2],
    ]);
    expect(await told("what=site&from=2026-11-23")).toEqual([["one", 1, 0, 0]]);
    expect(await told("what=site&from=2026-11-22&to=2026-11-22&project=one")).toEqual([
      ["one", 2, 2, 0],
    ]);
    expect((await figures("what=site&from=2026-11-22")).total).toEqual([3, 2, 2]);
  });

  test("counts that could not be written wait for the next write", async () => {
    const { db } = database();
    const clock = () => NOW;
    const deaf = {
      insert: () => ({
        values: () => ({ onConflictDoUpdate: () => Promise.reject(new Error("away")) }),
      }),
    };
    const context = { db: deaf as unknown as typeof db, clock };
    const counter = new DailyCounter(context);
    counter.count("call", "one");
    await expect(counter.write()).rejects.toThrow("away");
    counter.count("call", "one");
    context.db = db;
    await counter.write();
    expect((await figures("what=site")).rows).toMatchObject([{ key: "one", values: [0, 2, 0] }]);
  });

  test("are a file that no spreadsheet computes", async () => {
    await database()
      .db.insert(leads)
      .values({ ...(makeLeads(1)[0] as Lead), utmSource: '=HYPERLINK("x")' });
    const csv = toFiguresCsv(await figures("what=funnel"));
    expect(csv.split("\r\n").slice(0, 3)).toEqual([
      '\ufeff"Source","All","New","Talked","Visited","Negotiating","Won","Lost"',
      `"'=HYPERLINK(""x"")","1","0","1","0","0","0","0"`,
      '"All together","1","0","1","0","0","0","0"',
    ]);
  });

  test("of days without anything are none, and zeros together", async () => {
    const { rows, total } = await figures("what=answer");
    expect([rows, total]).toEqual([[], [0, 0, 0, null, null]]);
  });
});

/** Sums of fractions differ in their last digits. */
const near = (value: number | null) => (value === null ? null : Math.round(value * 1e6) / 1e6);

test("a period is days that there are, not after today, and not too long", () => {
  const read = (search: string) => {
    const { from, to } = parseFiguresQuery(new URLSearchParams(search), NOW.getTime());
    return [from, to];
  };
  expect(read("")).toEqual(["2026-10-27", "2026-11-23"]);
  expect(read("from=2026-02-30&to=2027-01-01")).toEqual(["2026-10-27", "2026-11-23"]);
  expect(read("from=2026-11-20&to=2026-11-10")).toEqual(["2026-11-10", "2026-11-10"]);
  expect(read("from=1999-01-01&to=2026-11-01")).toEqual(["2025-11-01", "2026-11-01"]);
  expect(MOST_DAYS).toBe(366);
  // Half past midnight in India, while UTC is a day behind.
  expect(parseFiguresQuery(new URLSearchParams(), Date.parse("2026-11-23T19:00:00Z")).to).toBe(
    "2026-11-24",
  );
});
