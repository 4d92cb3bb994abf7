import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FIGURES, parseFiguresQuery } from "#features/analytics/model/figures.ts";
import { HOUR_MS, MINUTE_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  leads,
  personJoins,
  plotChanges,
  plots,
  projectShowings,
  projects,
} from "#platform/db/schema.ts";
import { toFiguresCsv } from "./figures-csv.server.ts";
import { findFigures } from "./find-figures.server.ts";

const NOW = new Date("2026-11-23T06:00:00Z");
const SLUGS = ["one", "two"];
const AGENTS = ["a@plots.example", "b@plots.example", ""];
/** Whom plots are for, and the campaign that each came by; null of who came by none. */
const PEOPLE: readonly (readonly [contact: string, campaign: string | null])[] = [
  ["+916000000001", "diwali"],
  ["+916000000002", "sankranti"],
  // By an address alone.
  ["ravi@homes.example", "diwali"],
  // By a campaign that joined people alone have asked with, two joins away.
  ["+916000000004", "sankranti"],
  // Has asked, and by no campaign.
  ["+916000000005", null],
  // Has never asked.
  ["+916000000006", null],
  ["", null],
];
const { columns } = FIGURES.plots;
/** The first was always there; the second came in the evening of a day, was away for some, and came again. */
const SHOWINGS = [
  { project: "one", since: new Date(0), until: null },
  {
    project: "two",
    since: new Date("2026-09-10T18:29:00Z"),
    until: new Date("2026-10-20T06:00:00Z"),
  },
  { project: "two", since: new Date("2026-10-31T06:00:00Z"), until: null },
];

const isShownAt = (project: string, end: number) =>
  SHOWINGS.some(
    (one) =>
      one.project === project &&
      one.since.getTime() < end &&
      (one.until === null || one.until.getTime() >= end),
  );

interface Act {
  readonly at: Date;
  readonly status: string;
  readonly agent: string;
  readonly contact: string;
}

interface Plot {
  readonly project: string;
  readonly number: string;
  /** What it was when it came, and what was done to it. */
  readonly acts: readonly Act[];
}

/** Sixty plots with up to four acts each over a hundred days, no two alike. */
function makePlots(): Plot[] {
  return Array.from({ length: 60 }, (_, plot) => {
    const acts = [{ at: new Date(0), status: columns[plot % 4] ?? "", agent: "", contact: "" }];
    for (let step = 0; step < plot % 5; step += 1)
      acts.push({
        at: new Date(NOW.getTime() - ((plot * 3 + (5 - step) * 29) % 400) * 6 * HOUR_MS),
        status: columns[(plot + step * step) % 4] ?? "",
        agent: AGENTS[(plot + step) % AGENTS.length] ?? "",
        contact: PEOPLE[(plot + step * 3) % PEOPLE.length]?.[0] ?? "",
      });
    acts.sort((a, b) => a.at.getTime() - b.at.getTime());
    // What leaves a plot as it was is no act that gave it its status.
    const told = acts.filter(({ status }, at) => status !== acts[at - 1]?.status);
    return { project: SLUGS[plot % 2] ?? "", number: String(plot), acts: told };
  });
}

type Change = typeof plotChanges.$inferInsert;

function changeOf(plot: Plot, step: number): Change {
  const [was, is] = [plot.acts[step - 1], plot.acts[step]];
  if (!was || !is) throw new Error(`Plot ${plot.number} has no act ${step}.`);
  return {
    id: randomUUID(),
    changeId: randomUUID(),
    project: plot.project,
    number: plot.number,
    at: is.at,
    what: "booked",
    actor: is.agent,
    version: step * 2,
    before: { status: was.status },
    after: { status: is.status },
    contactAfter: is.contact || null,
  };
}

/** Another agent gives it another price a minute later: its status stays its agent's. */
function pricedAfter(change: Change): Change {
  return {
    ...change,
    id: randomUUID(),
    changeId: randomUUID(),
    before: change.after,
    at: new Date(change.at.getTime() + MINUTE_MS),
    what: "priced",
    actor: "c@plots.example",
    version: change.version + 1,
  };
}

function leadOf(at: number, lead: Partial<typeof leads.$inferInsert>): typeof leads.$inferInsert {
  const createdAt = new Date(NOW.getTime() - (200 - at) * 24 * HOUR_MS);
  return {
    reference: `R${at}`,
    keyHash: `k${at}`,
    requestHash: "",
    kind: "callback",
    phone: "",
    name: "Lakshmi",
    language: "en",
    createdAt,
    consentAt: createdAt,
    ...lead,
  };
}

describeEachDatabase("figures of plots", ({ database, empty }) => {
  beforeEach(empty);

  const figures = (search: string, slugs = SLUGS) =>
    findFigures(
      database().db,
      parseFiguresQuery(new URLSearchParams(search), NOW.getTime()),
      slugs,
    );

  const addProjects = async () => {
    const facts = (slug: string) => ({ name: `Acres ${slug}`, isSample: true });
    await database()
      .db.insert(projects)
      .values(
        SLUGS.map((slug, at) => ({
          slug,
          position: at + 1,
          facts: facts(slug),
          updatedAt: NOW,
        })),
      );
    await database().db.insert(projectShowings).values(SHOWINGS);
  };

  const addPeople = async () => {
    const { db } = database();
    const [one, two, , four, five] = PEOPLE.map(([contact]) => contact);
    await db.insert(leads).values([
      leadOf(1, { phone: one, utmCampaign: null }),
      leadOf(2, { phone: one, utmCampaign: "diwali" }),
      leadOf(3, { phone: one, utmCampaign: "sankranti" }),
      leadOf(4, { phone: two, utmCampaign: "sankranti" }),
      leadOf(5, { email: "ravi@homes.example", utmCampaign: "diwali" }),
      // Any form says any address: who has a number is told by it.
      leadOf(0, { phone: "+916000000099", email: "ravi@homes.example", utmCampaign: "paper" }),
      leadOf(6, { phone: "+916000000044", utmCampaign: "sankranti" }),
      leadOf(7, { phone: five, utmCampaign: null }),
    ]);
    const join = (contact = "", other = "") => ({
      id: randomUUID(),
      contact,
      other,
      joinedAt: NOW,
      joinedBy: "a@plots.example",
    });
    await db
      .insert(personJoins)
      .values([
        join("lakshmi@homes.example", four),
        join("lakshmi@homes.example", "+916000000044"),
      ]);
  };

  const addPlots = async (all: readonly Plot[]) => {
    const { db } = database();
    await db.insert(plots).values(
      all.map(({ project, number, acts }, position) => ({
        project,
        number,
        position,
        sqYards: 200,
        changedAt: NOW,
        status: acts.at(-1)?.status ?? "",
      })),
    );
    const changes = all.flatMap((plot) =>
      plot.acts.slice(1).map((_, at) => changeOf(plot, at + 1)),
    );
    await db.insert(plotChanges).values([...changes, ...changes.map(pricedAfter)]);
  };

  /** The same by hand: the plots' statuses at the end of a day, of those that a filter leaves. */
  const countAt = (
    all: readonly Plot[],
    day: string,
    isMeant: (plot: Plot, act: Act) => boolean,
  ) => {
    const end = Date.parse(`${day}T18:30:00Z`);
    const then = all.flatMap((plot) => {
      const act = plot.acts.findLast(({ at }) => at.getTime() < end);
      return act && isShownAt(plot.project, end) && isMeant(plot, act) ? [act.status] : [];
    });
    return columns.map((status) => then.filter((one) => one === status).length);
  };

  const campaignOf = ({ contact }: Act) => new Map(PEOPLE).get(contact) ?? "";

  test.each([
    ["", () => true],
    ["project=two", ({ project }: Plot) => project === "two"],
  ] as const)(
    "tell the status of each at each day's end by what was done: “%s”",
    async (filter, isMeant) => {
      const all = makePlots();
      await addProjects();
      await addPlots(all);
      const { rows, total } = await figures(`what=plots&from=2026-08-01&${filter}`);
      expect(rows.map(({ key, values }) => [key, ...values])).toEqual(
        rows.map(({ key }) => [key, ...countAt(all, key, isMeant)]),
      );
      expect(rows[0]?.key).toBe("2026-11-23");
      expect(rows.length).toBeGreaterThan(10);
      expect(rows.length).toBeLessThanOrEqual(13);
      expect(total).toBeNull();
    },
  );

  test("tell nothing of plots that a correction took out of their project, whatever was done to them", async () => {
    const all = makePlots();
    await addProjects();
    await addPlots(all);
    const isGone = ({ acts }: Plot) => acts.length > 2 && acts.at(-1)?.status === "available";
    const [gone, left] = [all.filter(isGone), all.filter((plot) => !isGone(plot))];
    expect(gone.length).toBeGreaterThan(3);
    const numbers = gone.map(({ number }) => number);
    await database().db.delete(plots).where(inArray(plots.number, numbers));
    const byDay = await figures("what=plots&from=2026-08-01");
    expect(byDay.rows.map(({ key, values }) => [key, ...values])).toEqual(
      byDay.rows.map(({ key }) => [key, ...countAt(left, key, () => true)]),
    );
    const { rows } = await figures("what=plots&by=agent&from=2026-08-01&to=2026-10-15");
    const sumOf = (at: number) => rows.reduce((sum, { values }) => sum + (values[at] ?? 0), 0);
    const [, ...taken] = countAt(left, "2026-10-15", () => true);
    expect([1, 2, 3].map(sumOf)).toEqual(taken);
    expect(rows.flatMap(({ values }) => values).every((plots) => (plots ?? 0) >= 0)).toBe(true);
  });

  test.each([
    ["agent=a@plots.example", (_: Plot, act: Act) => act.agent === "a@plots.example"],
    ["campaign=sankranti", (_: Plot, act: Act) => campaignOf(act) === "sankranti"],
    [
      "project=one&campaign=diwali&agent=b@plots.example",
      ({ project }: Plot, act: Act) =>
        project === "one" && campaignOf(act) === "diwali" && act.agent === "b@plots.example",
    ],
  ] as const)(
    "narrowed to %s tell over time of theirs alone, and nothing of available ones",
    async (filter, isMeant) => {
      const all = makePlots();
      await addProjects();
      await addPeople();
      await addPlots(all);
      const { rows } = await figures(`what=plots&from=2026-08-01&${filter}`);
      expect(rows.map(({ key, values }) => [key, ...values])).toEqual(
        rows.map(({ key }) => [key, null, ...countAt(all, key, isMeant).slice(1)]),
      );
      expect(rows.flatMap(({ values }) => values.slice(1)).some((plot) => plot !== 0)).toBe(true);
    },
  );

  test.each([
    ["project", ({ project }: Plot) => project],
    ["agent", (_: Plot, { agent }: Act) => agent],
    ["campaign", (_: Plot, act: Act) => campaignOf(act)],
  ] as const)(
    "tell of the last day by %s, the largest row first, and all together",
    async (by, keyOf) => {
      const all = makePlots();
      await addProjects();
      await addPeople();
      await addPlots(all);
      const day = "2026-11-01";
      const { rows, total } = await figures(`what=plots&by=${by}&from=2026-08-01&to=${day}`);
      const isOfAll = by === "project";
      const byHand = (isMeant: (plot: Plot, act: Act) => boolean) => {
        const [free = 0, ...taken] = countAt(all, day, isMeant);
        return [isOfAll ? free : null, ...taken];
      };
      const end = Date.parse(`${day}T18:30:00Z`);
      const keys = new Set(
        all.flatMap((plot) => {
          const act = plot.acts.findLast(({ at }) => at.getTime() < end);
          return act && (isOfAll || act.status !== "available") ? [keyOf(plot, act)] : [];
        }),
      );
      expect(new Map(rows.map(({ key, values }) => [key, values]))).toEqual(
        new Map([...keys].map((key) => [key, byHand((plot, act) => keyOf(plot, act) === key)])),
      );
      expect(total).toEqual(byHand(() => true));
      const sums = rows.map(({ values }) =>
        values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
      );
      expect(sums).toEqual(sums.toSorted((a, b) => b - a));
      expect(rows.map(({ name }) => name)).toEqual(
        rows.map(({ key }) => (isOfAll ? `Acres ${key}` : null)),
      );
    },
  );

  test("are a file with the names of projects, whose cells stay empty where nothing is told", async () => {
    await addProjects();
    await addPlots(makePlots());
    const csv = toFiguresCsv(await figures("what=plots&by=agent"));
    expect(csv).toMatch(/^\ufeff"Agent","Available","Held","Booked","Sold"\r\n/);
    expect(csv).toMatch(/"a@plots.example","","\d+","\d+","\d+"\r\n/);
    const byProject = toFiguresCsv(await figures("what=plots&by=project"));
    expect(byProject).toMatch(/"one","Acres one","\d+","\d+","\d+","\d+"\r\n/);
  });

  test("are of the projects that the site has, and name no other", async () => {
    await addProjects();
    await addPlots(makePlots());
    const told = await figures("what=plots&by=project&to=2026-10-01", ["two"]);
    expect(told.projects).toEqual([{ slug: "two", name: "Acres two" }]);
    expect(told.rows.map(({ key }) => key)).toEqual(["two"]);
  });

  test("of nothing are no rows by project, agent or campaign", async () => {
    for (const by of ["project", "agent", "campaign"])
      expect((await figures(`what=plots&by=${by}`)).rows).toEqual([]);
    await addProjects();
    const { rows } = await figures("what=plots&from=2026-11-22");
    expect(rows.map(({ values }) => values)).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
  });
});
