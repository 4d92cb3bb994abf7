// A business of any size, the same at every filling: what benches measure and plans are made for.
import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";

/** Agents in its team. */
export const AGENT_COUNT = 20;
const LARGE_PROJECTS = 5;

/** Address of one of its agents, from 0. */
export function largeAgent(at: number): string {
  return `agent${at}@plots.example`;
}

/** How large a business is. */
export interface BusinessSize {
  readonly people: number;
  readonly plots: number;
}

const FIRST =
  "Lakshmi,Ravi,Srinivas,Padma,Anjali,Venkat,Suresh,Kavitha,లక్ష్మి,రవి,राजेश,सुनीता,Imran,Mary,Naresh,Swathi";
const LAST = "Devi,Kumar,Rao,Reddy,Prasad,Naidu,Chowdary,Sharma,రావు,దేవి,कुमार,शर्मा,Khan,Varma,Babu";
const WISHES =
  "Near the river,East facing corner,Two plots side by side,For my parents,Bank loan needed,Visit on a Sunday";
const NOTES =
  "Asked about the approval,Wants the corner by the temple,Will decide after the harvest,Brother calls back,Sent the brochure,Compares with Nunna";
const LISTINGS = sql`(select array_agg(mls_number order by mls_number) from listings)`;
const STAGES = "talked,talked,visited,negotiating,won,lost,lost,new";
const LOST = "price,location,approval,bought-elsewhere,not-reached,not-looking,other";
const SOURCES = "google,facebook,,whatsapp,,,newspaper,";
const CAMPAIGNS = "diwali,sankranti,,monsoon,,,summer,";
const HOSTS = ",www.google.com,,l.facebook.com,,m.facebook.com,,www.bing.com";

const agents = Array.from({ length: AGENT_COUNT }, (_, at) => largeAgent(at)).join(",");
const pick = (list: string, by: string) =>
  sql.raw(`(string_to_array('${list}', ','))[1 + (${by}) % ${list.split(",").length}]`);
const some = (list: string, by: string) =>
  sql.raw(`nullif((string_to_array('${list}', ','))[1 + (${by}) % ${list.split(",").length}], '')`);

/**
 * Fills a database that has listings: people with one lead each over two years before `now`, their
 * notes, visits and next steps in the hands of twenty agents, and projects of plots with two changes
 * each, for these people. The first fiftieth of the people, who came last, wait for an answer. Takes seconds for 50,000.
 */
export async function fillLargeBusiness(db: Db, size: BusinessSize, now: Date): Promise<void> {
  const at = now.toISOString();
  await addLeads(db, size.people, at);
  await addEvents(db);
  await addPlots(db, size.plots, at);
  // As a server does by itself: what was inserted last waits beside the indexes of texts until then.
  await db.execute(sql`vacuum analyze leads, lead_events, plots, plot_changes, listings`);
}

/** Fills the catalogue with copies of its first listing, changed one second after the other before `now`. */
export async function fillLargeCatalogue(db: Db, count: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into listings (mls_number, position, listing, hash, published, updated_at)
    select 'LARGE-' || n, last + n,
      listing || jsonb_build_object('mlsNumber', 'LARGE-' || n, 'name', 'Large ' || n * 7919 % ${count}::integer),
      md5(n::text), n % 7 > 0, ${now.toISOString()}::timestamptz - n * interval '1 second'
    from (select listing, (select max(position) from listings) last from listings order by position limit 1) first,
      generate_series(1, ${count}::integer) n`);
}

async function addLeads(db: Db, people: number, at: string): Promise<void> {
  const waiting = Math.ceil(people / 50);
  await db.execute(sql`
    insert into leads (reference, key_hash, request_hash, kind, name, channel, phone, email, requirements,
      mls_number, preferred_at, visit_state, source_page, referrer_host, utm_source, utm_medium, utm_campaign,
      consent_at, language, state, lost_reason, attempts, next_step, next_step_at, assigned_to, created_at,
      first_answered_at)
    select translate(substr(h, 1, 4) || '-' || substr(h, 5, 4), '01abcdef', '98KMPQXZ'), h, '',
      ${pick("callback,message,site-visit,tour,apply,brochure,enquiry", "n")},
      ${pick(FIRST, "n * 7")} || ' ' || ${pick(LAST, "n * 11 / 3")},
      ${pick("web,web,web,phone,whatsapp,walk-in", "n / 2")},
      '+91' || (6000000000 + n::bigint * 7919),
      case when n % 3 = 0 then 'person' || n || '@homes.example' end, ${pick(WISHES, "n * 5")},
      case when n % 5 > 0 then (${LISTINGS})[1 + n * 13 % cardinality(${LISTINGS})] end,
      case when n % 5 < 2 then c + interval '3 days' end,
      case when n % 5 < 2 and n > ${waiting} then ${pick("done,done,missed,cancelled", "n / 7")} end,
      '/property/x', ${some(HOSTS, "n")}, ${some(SOURCES, "n")}, null, ${some(CAMPAIGNS, "n")},
      c, 'en', s, case when s = 'lost' then ${pick(LOST, "n / 9")} end, n % 4,
      case when n % 25 = 0 then 'Send the brochure' else '' end,
      case when n % 25 = 0 then c + interval '5 days' end,
      case when n % 3 > 0 then ${pick(agents, "n * 3")} end, c,
      case when s not in ('new', 'lost') or n % 6 = 1 then c + (1 + n % 60) * interval '30 minutes' end
    from (
      select n, md5(n::text) h, ${at}::timestamptz - (n::float8 / ${people} * 730) * interval '1 day' c,
        case when n <= ${waiting} then 'new' else ${pick(STAGES, "n / 2")} end s
      from generate_series(1, ${people}::integer) n
    ) person on conflict do nothing`);
}

async function addEvents(db: Db): Promise<void> {
  await db.execute(sql`
    insert into lead_events (id, reference, at, actor, what, detail)
    select md5(reference || k)::uuid, reference, created_at + k * interval '2 hours', case when k > 0 then assigned_to end,
      (array['received', 'note', 'state'])[k + 1],
      case k when 1 then ${pick(NOTES, "(phone::bigint / 7919)::integer")} when 2 then state else '' end
    from leads, generate_series(0, 2) k where k = 0 or first_answered_at is not null`);
}

async function addPlots(db: Db, count: number, at: string): Promise<void> {
  const each = Math.ceil(count / LARGE_PROJECTS);
  await db.execute(sql`
    insert into projects (slug, position, facts, updated_at)
    select 'large-' || p, 100 + p, jsonb_build_object('name', 'Large layout ' || p, 'isSample', true,
      'town', '', 'registration', null, 'description', ''), ${at}::timestamptz
    from generate_series(1, ${LARGE_PROJECTS}::integer) p`);
  await db.execute(sql`
    insert into plots (project, number, position, sq_yards, facing, road_feet, status, price_rupees, held_until, version, changed_at)
    select 'large-' || p, n::text, n, 150 + n % 5 * 50, 'E', 40, s, 4000000, case when s = 'held' then ${at}::timestamptz + n * interval '1 hour' end,
      3, ${at}::timestamptz
    from (select p, n, ${pick("available,available,available,held,booked,sold", "n + p")} s
      from generate_series(1, ${LARGE_PROJECTS}::integer) p, generate_series(1, ${each}::integer) n) plot`);
  await db.execute(sql`
    insert into plot_changes (id, change_id, project, number, at, what, actor, before, after, version, contact_after)
    select md5(project || number || k)::uuid, md5(project || number || k)::uuid, project, number,
      ${at}::timestamptz - (position % 700 + 2 - k) * interval '1 day', 'booked', ${pick(agents, "position")},
      jsonb_build_object('status', case k when 1 then 'available' else 'booked' end),
      jsonb_build_object('status', case k when 1 then 'booked' else status end), k + 1,
      case when k = 1 or status <> 'available' then '+91' || (6000000000 + position::bigint * 7919) end
    from plots, generate_series(1, 2) k where project like 'large-%'`);
}
