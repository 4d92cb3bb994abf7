import { and, eq, gt, lt } from "drizzle-orm";
import type { AlertsContext } from "#features/alerts/alerts-context.server.ts";
import { ALERT_MAILS, type ToldChange } from "#features/alerts/mails/alert-mails.server.ts";
import { toAlertNote } from "#features/alerts/mails/alert-push.server.ts";
import { foundBy } from "#features/alerts/model/found-by.ts";
import { isToldOfSearches, type News } from "#features/alerts/model/news.ts";
import { findNews, type NewsById } from "#features/alerts/queries/find-news.server.ts";
import { findKnown } from "#features/listings/index.server.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { DAY_MS, INDIA_AHEAD_MS, indiaDay, startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, alerts, favourites } from "#platform/db/schema.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { queuePush } from "#platform/push/push-outbox.server.ts";
import { href } from "#platform/ui/href.ts";
import { listSearches } from "./saved-searches.server.ts";

/** By the clock of India: nobody is woken. */
const HOUR_OF_DAY = 8;
/** Whose mails were not sent for longer is told of these days alone. */
const MOST_DAYS = 30;
/** Changes that a mail lists; the others it counts. */
const MOST_TOLD = 12;
const AT_ONCE = 100;

/**
 * Mails what became of saved searches and homes since the last mail, each morning from eight on, to
 * the accounts that asked for it: whole days alone, so that what was mistyped and put right is told to
 * nobody. Each account has its own transaction, with its mail, its notifications and the day up to which it was told.
 * @returns how many mails were queued
 * @throws what one account failed by, once all others were told
 */
export async function sendAlerts(context: AlertsContext): Promise<number> {
  const now = context.clock();
  if (new Date(now.getTime() + INDIA_AHEAD_MS).getUTCHours() < HOUR_OF_DAY) return 0;
  const until = indiaDay(now.getTime() - DAY_MS);
  const readNews = newsReader(context.db, until);
  const failures: unknown[] = [];
  let mailed = 0;
  for (let last: string | null = null; ; ) {
    const due = await context.db
      .select({ accountId: alerts.accountId, toldDay: alerts.toldDay })
      .from(alerts)
      .where(and(lt(alerts.toldDay, until), last === null ? undefined : gt(alerts.accountId, last)))
      .orderBy(alerts.accountId)
      .limit(AT_ONCE);
    for (const { accountId, toldDay } of due) {
      const news = await readNews(toldDay);
      try {
        if (await tellAccount(context, { accountId, toldDay, until, now, news })) mailed += 1;
      } catch (error) {
        failures.push(error); // nobody goes untold for what another has saved
      }
    }
    last = due.at(-1)?.accountId ?? null;
    if (last === null) break;
  }
  if (failures.length > 0) throw failures[0];
  return mailed;
}

/** News up to a day, read once for all who were told up to the same day. */
function newsReader(db: Db, until: string): (toldDay: string) => Promise<NewsById> {
  const earliest = indiaDay(startOfIndiaDay(until).getTime() - MOST_DAYS * DAY_MS);
  const read = new Map<string, Promise<NewsById>>();
  return (toldDay) => {
    const after = toldDay < earliest ? earliest : toldDay;
    const news = read.get(after) ?? findNews(db, { after, until });
    read.set(after, news);
    return news;
  };
}

interface Telling {
  readonly accountId: string;
  readonly toldDay: string;
  readonly until: string;
  readonly now: Date;
  readonly news: NewsById;
}

async function tellAccount(context: AlertsContext, telling: Telling): Promise<boolean> {
  const { accountId, toldDay, until, now, news } = telling;
  const { db, offLinks } = context;
  return db.transaction(async (tx) => {
    const [own] = await tx
      .select({ to: accounts.email, language: accounts.language })
      .from(alerts)
      .innerJoin(accounts, eq(accounts.id, alerts.accountId))
      .where(and(eq(alerts.accountId, accountId), eq(alerts.toldDay, toldDay)))
      .for("update");
    // Turned off, or told by another process, meanwhile.
    if (!own) return false;
    const { to, language } = own;
    await tx.update(alerts).set({ toldDay: until }).where(eq(alerts.accountId, accountId));
    const { changes, count } = await findChanges(tx, context, { accountId, language, news, until });
    const [first] = changes;
    if (!first) return false;
    const values = {
      changes,
      count,
      path: pathIn(language, href("/favourites")),
      offPath: `${pathIn(language, href("/alerts/off"))}?token=${offLinks.tokenOf(accountId)}`,
    };
    await queueMail(tx, ALERT_MAILS.savedChanged, { to, language, values, now });
    const note = toAlertNote({ count, first });
    await queuePush(tx, { topic: "saved", to: [to], ...note, now });
    return true;
  });
}

interface Account extends Pick<Telling, "accountId" | "news" | "until"> {
  readonly language: Language;
}

interface Changes {
  /** `MOST_TOLD` of them at most. */
  readonly changes: ToldChange[];
  readonly count: number;
}

/** What an account is told: of its homes first, then by its searches; each listing once. */
async function findChanges(
  tx: Db,
  context: AlertsContext,
  { language, ...asked }: Account,
): Promise<Changes> {
  const { news } = asked;
  const found = await findChanged(tx, context, asked);
  const ids = [...found.keys()];
  const changes: ToldChange[] = [];
  let unknown = 0;
  // A broad search may find a whole catalogue: no more is read of it than the mail names.
  for (let from = 0; from < ids.length && changes.length < MOST_TOLD; from += MOST_TOLD) {
    const some = ids.slice(from, from + MOST_TOLD);
    const known = await findKnown(tx, some);
    const names = new Map(known.map(({ listing }) => [listing.mlsNumber, listing.name]));
    unknown += some.length - names.size;
    for (const mlsNumber of some) {
      const [one, name] = [news.get(mlsNumber), names.get(mlsNumber)];
      if (!one || name === undefined) continue;
      changes.push(toTold(one, { mlsNumber, name, searchName: found.get(mlsNumber), language }));
    }
  }
  return { changes: changes.slice(0, MOST_TOLD), count: ids.length - unknown };
}

/** The changed listings of an account by MLS number, each with the name of the search that found it; null of a home. */
async function findChanged(
  tx: Db,
  { catalogue }: AlertsContext,
  { accountId, news, until }: Omit<Account, "language">,
): Promise<ReadonlyMap<string, string | null>> {
  const found = new Map<string, string | null>();
  if (news.size === 0) return found;
  for (const mlsNumber of await findHomes(tx, accountId, until))
    if (news.has(mlsNumber)) found.set(mlsNumber, null);
  for (const { search, name } of await listSearches(tx, accountId))
    for (const mlsNumber of foundBy(catalogue().index, search).ids) {
      const one = news.get(mlsNumber);
      if (one && isToldOfSearches(one) && !found.has(mlsNumber)) found.set(mlsNumber, name);
    }
  return found;
}

interface Named {
  readonly mlsNumber: string;
  readonly name: string;
  readonly searchName: string | null | undefined;
  readonly language: Language;
}

function toTold(news: News, { mlsNumber, name, searchName = null, language }: Named): ToldChange {
  return {
    what: news.what,
    searchName,
    listingName: toDisplayName(name),
    rate: "rate" in news ? news.rate : null,
    before: "before" in news ? news.before : null,
    path: pathIn(language, href("/property/:mlsNumber", { mlsNumber })),
  };
}

/** Homes saved by the end of a day: who saved one later saw what had become of it by then. */
async function findHomes(tx: Db, accountId: string, until: string): Promise<string[]> {
  const end = new Date(startOfIndiaDay(until).getTime() + DAY_MS);
  const rows = await tx
    .select({ mlsNumber: favourites.mlsNumber })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), lt(favourites.savedAt, end)));
  return rows.map(({ mlsNumber }) => mlsNumber);
}
