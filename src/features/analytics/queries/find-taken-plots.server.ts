import { inArray, type SQL, sql } from "drizzle-orm";
import type { PlotStatus } from "site-model/terms";
import { dayAfter, type FiguresQuery } from "#features/analytics/model/figures.ts";
import { startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { leads, personJoins, plotChanges, plots } from "#platform/db/schema.ts";

/** The status of plots that are nobody's. */
export const FREE: PlotStatus = "available";

/**
 * A change of a plot that its project has still: of one that a correction took out nobody knows until
 * when it was there, so that it counts as if it had never been.
 */
export const isOfPlot = sql`exists (select 1 from ${plots}
  where ${plots.project} = ${plotChanges.project} and ${plots.number} = ${plotChanges.number})`;

/** Plots with one status at the end of a day, of a key where rows are not days. */
export interface PlotCount {
  readonly day: string;
  readonly project: string;
  /** Of an agent or a campaign; empty where nobody is known, or nobody asked. */
  readonly key: string;
  readonly status: PlotStatus;
  readonly plots: number;
}

interface AskedTaken extends Pick<FiguresQuery, "by" | "agent" | "campaign"> {
  readonly projects: readonly string[];
  /** The last one first. */
  readonly days: readonly string[];
}

/** Plots of a key that had a status from one evening on until before another, counted from the first one. */
interface Stretch {
  readonly project: string;
  readonly key: string;
  readonly status: PlotStatus;
  readonly first: number;
  readonly past: number;
  readonly plots: number;
}

/**
 * Plots that were held, booked or sold at the end of days. One is its agent's who gave it that status,
 * and of the campaign that the person whom it is for came by: that of the first of their requests which
 * names one. Where that is not known the key is empty; what was taken before all history is left out.
 */
export async function findTakenPlots(db: Db, asked: AskedTaken): Promise<PlotCount[]> {
  const days = asked.days.toReversed();
  const asksCampaign = asked.by === "campaign" || asked.campaign !== null;
  const joined = asksCampaign ? await findJoined(db) : null;
  const rows = await rowsOf<Stretch>(db, stretchesOf(asked, days, joined));
  return rows.flatMap(({ project, key, status, first, past, plots }) =>
    days.slice(first, past).map((day) => ({ day, project, key, status, plots })),
  );
}

const KEYS = {
  day: sql`''`,
  project: sql`''`,
  agent: sql`agent`,
  campaign: sql`coalesce(campaign, '')`,
} as const;

/**
 * From when to when a plot was taken, and by whom, follows from what was done to it; for whom is asked
 * where it is told which people are joined.
 */
function stretchesOf(
  { by, agent, campaign, projects }: AskedTaken,
  days: readonly string[],
  joined: readonly Joined[] | null,
): SQL {
  const ends = sql`array[${sql.join(
    days.map((day) => sql`${startOfIndiaDay(dayAfter(day, 1)).toISOString()}`),
    sql`, `,
  )}]::timestamptz[]`;
  return sql`
    with acts as (${actsOf(projects)}), stretches as (
      select project, status, agent, contact, width_bucket(at, ${ends}) as first,
        coalesce(width_bucket(until, ${ends}), ${days.length}::integer) as past
      from acts where status <> ${FREE} and ${agent ? sql`agent = ${agent}` : sql`true`}
    ), shown as (select * from stretches where first < past)${joined ? campaigns(joined) : sql``}
    select project, ${KEYS[by as keyof typeof KEYS]} as key, status, first, past, count(*)::integer as plots
    from shown${joined ? sql` left join campaigns using (contact)` : sql``}
    where ${campaign ? sql`campaign = ${campaign}` : sql`true`}
    group by 1, 2, 3, 4, 5 order by 2`;
}

/**
 * What gave plots another status, each with when the next such act was. Plots are told apart byte by
 * byte, which takes a third of the time of words in their order.
 */
function actsOf(projects: readonly string[]): SQL {
  const [was, status] = [plotChanges.before, plotChanges.after].map(
    (state) => sql`${state} ->> 'status'`,
  );
  return sql`
    select project, ${status} as status, at, coalesce(actor, '') as agent,
      coalesce(contact_after, '') as contact, lead(at) over plot as until
    from ${plotChanges}
    where ${inArray(plotChanges.project, [...projects])} and ${was} <> ${status} and ${isOfPlot}
    window plot as (partition by project collate "C", number collate "C" order by at, version)`;
}

/**
 * The campaign of everybody whom plots are for, by number or address and by those that agents have
 * joined with it, as the requests of one person are found.
 */
function campaigns(joined: readonly Joined[]): SQL {
  return sql`, reached as (
      select distinct contact, contact as one from shown where contact <> ''
      union
      select shown.contact, same.other from shown
        inner join jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as same(contact text, other text)
        using (contact)
    ), campaigns as (
      select distinct on (contact) contact, campaign from (
        ${requestsOf(sql`${leads.phone} = one`)}
        union all
        ${requestsOf(sql`${leads.email} = one and ${leads.phone} = ''`)}
      ) requests order by contact, created_at, reference
    )`;
}

function requestsOf(isTheirs: SQL): SQL {
  return sql`
    select reached.contact, ${leads.utmCampaign} as campaign, ${leads.createdAt}, ${leads.reference}
    from reached inner join ${leads} on ${isTheirs} where ${leads.utmCampaign} is not null`;
}

interface Joined {
  readonly contact: string;
  readonly other: string;
}

/** Each contact with every other that it is joined with, over however many joins: few, for each was made by hand. */
async function findJoined(db: Db): Promise<Joined[]> {
  const groups = new Map<string, Set<string>>();
  for (const { contact, other } of await db.select().from(personJoins)) {
    const together = new Set([contact, other].flatMap((one) => [...(groups.get(one) ?? [one])]));
    for (const one of together) groups.set(one, together);
  }
  return [...groups].flatMap(([contact, together]) =>
    [...together].filter((other) => other !== contact).map((other) => ({ contact, other })),
  );
}
