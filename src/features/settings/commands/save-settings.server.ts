import { randomUUID } from "node:crypto";
import { and, eq, lte, sql } from "drizzle-orm";
import {
  type AccountsContext,
  checkFreshProof,
  doneBy,
  recordEvent,
  type Session,
} from "#features/accounts/index.server.ts";
import { SETTING_KINDS } from "#features/settings/model/setting-kinds.ts";
import {
  findMissing,
  SETTINGS,
  type SettingKey,
  withSettings,
} from "#features/settings/model/settings.ts";
import { parseTestimonial, TESTIMONIAL_KEYS } from "#features/settings/model/testimonials.ts";
import { findStored } from "#features/settings/queries/stored-settings.server.ts";
import { toIndiaField } from "#lib/time/time.ts";
import { announceSettingsChange } from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { siteSettingChanges, siteSettings } from "#platform/db/schema.ts";
import type { Site } from "#platform/ui/shell/site.ts";

/** What the commands of settings work with. */
export interface SettingsContext extends Pick<AccountsContext, "db" | "clock" | "log"> {
  /** The site as the environment says it. */
  readonly byEnvironment: Site;
}

/** A setting to be changed, from the version that was seen; null goes back to the environment's value. */
export interface WantedSetting {
  readonly key: SettingKey;
  readonly value: string | null;
  readonly version: number;
}

export type SettingsRefused =
  | NonNullable<Awaited<ReturnType<typeof checkFreshProof>>>
  | { readonly ok: false; readonly code: "changed-meanwhile" | "no-such-change" }
  | {
      readonly ok: false;
      readonly code: "bad-setting";
      /** What is wrong with each, in English. */
      readonly problems: readonly { readonly key: SettingKey; readonly reason: string }[];
    };

type Saved = { readonly ok: true } | SettingsRefused;

/**
 * Changes settings, all or none of them, and tells every process. Wants a fresh proof. Refuses what
 * breaks its check, what a real site cannot be without, and what somebody else changed meanwhile.
 */
export async function saveSettings(
  context: SettingsContext,
  session: Session,
  wanted: readonly WantedSetting[],
): Promise<Saved> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const checked = wanted.map((one) => ({ ...one, read: check(one, context.clock()) }));
  const wrong = checked.flatMap(({ key, read }) => ("reason" in read ? [{ key, ...read }] : []));
  if (wrong.length > 0) return { ok: false, code: "bad-setting", problems: wrong };
  const clean = checked.map(({ key, version, read }) => ({
    key,
    version,
    value: "value" in read ? read.value : null,
  }));
  return write(context, session, { wanted: clean, undoes: null });
}

/**
 * Takes a change of `keys` back, where nobody has changed one of its settings since. Wants a fresh
 * proof. A change of another setting is none of theirs.
 */
export async function undoSettings(
  context: SettingsContext,
  session: Session,
  { id, keys }: { readonly id: string; readonly keys: readonly SettingKey[] },
): Promise<Saved> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const { db } = context;
  const [change] = await db.select().from(siteSettingChanges).where(eq(siteSettingChanges.id, id));
  const isOfTheirs = (key: string) => keys.some((each) => each === key);
  if (!change || !Object.keys(change.values).every(isOfTheirs))
    return { ok: false, code: "no-such-change" };
  const stored = await findStored(db);
  const wanted = stored.flatMap(({ key, value, version }) => {
    const one = change.values[key];
    return one && one.after === value ? [{ key, version, value: one.before }] : [];
  });
  if (wanted.length !== Object.keys(change.values).length)
    return { ok: false, code: "changed-meanwhile" };
  return write(context, session, { wanted, undoes: id });
}

type Checked = { readonly value: string | null } | { readonly reason: string };

function check({ key, value }: WantedSetting, now: Date): Checked {
  if (value === null || value.trim() === "") return { value: null };
  const read = SETTING_KINDS[SETTINGS[key].kind].safeParse(value);
  if (read.success && SETTINGS[key].kind === "testimonial" && isAgreedLater(read.data, now))
    return { reason: "was agreed to on a day that is yet to come" };
  if (read.success) return { value: read.data };
  return { reason: read.error.issues[0]?.message ?? "is not accepted" };
}

function isAgreedLater(value: string, now: Date): boolean {
  const read = parseTestimonial(value);
  return read.ok && read.testimonial.agreed.on > toIndiaField(now.getTime()).slice(0, 10);
}

interface Writing {
  readonly wanted: readonly WantedSetting[];
  readonly undoes: string | null;
}

/** Somebody was first: nothing of the transaction stays. */
class ChangedMeanwhile extends Error {}

async function write(
  context: SettingsContext,
  session: Session,
  { wanted, undoes }: Writing,
): Promise<Saved> {
  const { db, clock, byEnvironment } = context;
  try {
    return await db.transaction(async (tx) => {
      const before = new Map((await findStored(tx)).map(({ key, value }) => [key, value]));
      const changed = wanted.filter(({ key, value }) => (before.get(key) ?? null) !== value);
      const after = new Map([...before, ...changed.map(({ key, value }) => [key, value] as const)]);
      const set = [...after].flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
      const missing = findMissing(withSettings(byEnvironment, Object.fromEntries(set)));
      if (missing.length > 0) {
        const reason = "is needed by a site that is real";
        return {
          ok: false,
          code: "bad-setting",
          problems: missing.map((key) => ({ key, reason })),
        };
      }
      for (const one of wanted) await writeOne(tx, one);
      if (changed.length === 0) return { ok: true };
      const values = changed.map(({ key, value }) => [
        key,
        { before: before.get(key) ?? null, after: value },
      ]);
      await tx.insert(siteSettingChanges).values({
        id: randomUUID(),
        at: clock(),
        actor: session.account.email,
        undoes,
        values: Object.fromEntries(values),
      });
      await recordEvent({ ...context, db: tx }, { kind: "settings-changed", ...doneBy(session) });
      await announceSettingsChange(tx);
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return { ok: false, code: "changed-meanwhile" };
    throw error;
  }
}

/** Of two changes from one version the second finds no row of that version. */
async function writeOne(tx: Db, { key, value, version }: WantedSetting): Promise<void> {
  const isSeen = and(eq(siteSettings.key, key), eq(siteSettings.version, version));
  const written =
    version === 0
      ? await tx
          .insert(siteSettings)
          .values({ key, value, version: 1 })
          .onConflictDoNothing({ target: siteSettings.key })
          .returning({ key: siteSettings.key })
      : await tx
          .update(siteSettings)
          .set({ value, version: version + 1 })
          .where(isSeen)
          .returning({ key: siteSettings.key });
  if (written.length === 0) throw new ChangedMeanwhile();
}

/** Writes somebody's new address into the history; null is nobody's. */
export async function moveWhoSet(tx: Db, from: string, to: string | null): Promise<void> {
  await tx.update(siteSettingChanges).set({ actor: to }).where(eq(siteSettingChanges.actor, from));
}

/** Takes somebody's address out of the history. */
export function forgetWhoSet(tx: Db, email: string): Promise<void> {
  return moveWhoSet(tx, email, null);
}

/** Takes what buyers said out of older history, so that who takes it back is not found there. */
export async function sweepTestimonials(db: Db, since: Date): Promise<void> {
  const { values, at } = siteSettingChanges;
  for (const key of TESTIMONIAL_KEYS)
    await db
      .update(siteSettingChanges)
      .set({ values: sql`${values} - ${key}::text` })
      .where(and(lte(at, since), sql`jsonb_exists(${values}, ${key})`));
  await db.delete(siteSettingChanges).where(and(lte(at, since), eq(values, sql`'{}'::jsonb`)));
}
