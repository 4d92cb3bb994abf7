import { setTimeout as wait } from "node:timers/promises";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { leads } from "#platform/db/schema.ts";
import { buildIfStale } from "../scripts/build.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { sendLeads, type Told } from "./lead-clients.ts";
import { type LeadSite, openLeadSite } from "./lead-site.ts";

export const name = "leads";

const LEADS = 10_000;
/** Longer than a mail stays claimed by a process that was killed. */
const MAIL_WITHIN_MS = 240_000;

/** What goes wrong, once so many leads are through. */
const TROUBLE: readonly (readonly [number, (site: LeadSite) => Promise<void>])[] = [
  [2000, (site) => site.restartDatabase()],
  [5000, (site) => site.killOne()],
  [8000, (site) => site.restartDatabase()],
];

async function sendAmidTrouble(site: LeadSite): Promise<Told> {
  const ahead = [...TROUBLE];
  const under: Promise<void>[] = [];
  const told = await sendLeads(site.origins, LEADS, (done) => {
    if (done < (ahead[0]?.[0] ?? Number.POSITIVE_INFINITY)) return;
    const [, trouble] = ahead.shift() ?? [];
    if (trouble) under.push(trouble(site));
  });
  await Promise.all(under);
  return told;
}

async function readLeads({ databaseUrl }: LeadSite) {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const rows = await database.db
    .select({ reference: leads.reference, keyHash: leads.keyHash, phone: leads.phone })
    .from(leads);
  await database.close();
  return rows;
}

/** Waits until the agent was mailed about each of them; how many are missing at the end. */
async function missingMails({ mailed }: LeadSite, references: readonly string[]): Promise<number> {
  const missing = () => references.filter((reference) => !mailed.has(reference)).length;
  const limit = Date.now() + MAIL_WITHIN_MS;
  while (missing() > 0 && Date.now() < limit) await wait(500);
  return missing();
}

async function measure(site: LeadSite): Promise<Figure[]> {
  const told = await sendAmidTrouble(site);
  if (told.refused.length > 0) console.log(`Refused, the first: ${told.refused[0]}`);
  const rows = await readLeads(site);
  const stored = new Map(rows.map((row) => [row.keyHash, row.reference]));
  const phones = new Set(rows.map(({ phone }) => phone));
  const { acknowledged } = told;
  const lost = [...acknowledged].filter(
    ([key, references]) => !references.has(stored.get(digest("lead", key)) ?? ""),
  );
  const twice = [...acknowledged.values()].filter(({ size }) => size > 1);
  const start = performance.now();
  const missing = await missingMails(
    site,
    rows.map(({ reference }) => reference),
  );
  const again = [...site.mailed.values()].filter((times) => times > 1).length;
  const seconds = (performance.now() - start) / 1000;
  return [
    atLeast(`leads of ${LEADS} acknowledged`, acknowledged.size, LEADS, ""),
    atMost("acknowledged leads lost", lost.length, 0, ""),
    atMost("leads kept twice", rows.length - phones.size + twice.length, 0, ""),
    atMost("agent mails missing", missing, 0, ""),
    { name: "agent mails sent more than once", value: again, unit: "" },
    { name: "tries of the clients", value: told.tries, unit: "" },
    { name: "leads a second, troubles included", value: LEADS / told.seconds, unit: "" },
    { name: "last mail after last lead", value: seconds, unit: "s" },
  ];
}

/**
 * 10,000 leads from 50 clients on two processes, while the database restarts twice and a process
 * is killed: all of them are kept, once, and the agent hears of each.
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
