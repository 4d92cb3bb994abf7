import { desc, eq, or, sql } from "drizzle-orm";
import { type SettingKey, usualValue } from "#features/settings/model/settings.ts";
import type { SettingsChange, ShownSettings } from "#features/settings/model/settings-replies.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, siteSettingChanges } from "#platform/db/schema.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { findStored, type StoredSetting } from "./stored-settings.server.ts";

const MOST_SHOWN = 30;

/** The settings of these keys as the console shows them, and the last thirty changes of one of them. */
export async function findSettings<Key extends SettingKey>(
  db: Db,
  byEnvironment: Site,
  keys: readonly Key[],
): Promise<ShownSettings<Key>> {
  const stored = await findStored(db);
  return {
    sample: byEnvironment.sample,
    settings: keys.map((key) => {
      const row = stored.find((each) => each.key === key);
      const fallback = usualValue(key, byEnvironment);
      return { key, value: row?.value ?? null, fallback, version: row?.version ?? 0 };
    }),
    changes: await findChanges(db, stored, keys),
  };
}

async function findChanges<Key extends SettingKey>(
  db: Db,
  stored: readonly StoredSetting[],
  keys: readonly Key[],
): Promise<SettingsChange<Key>[]> {
  const isOfOne = or(...keys.map((key) => sql`jsonb_exists(${siteSettingChanges.values}, ${key})`));
  const rows = await db
    .select({ change: siteSettingChanges, name: accounts.name })
    .from(siteSettingChanges)
    .leftJoin(accounts, eq(accounts.email, siteSettingChanges.actor))
    .where(isOfOne)
    .orderBy(desc(siteSettingChanges.at), desc(siteSettingChanges.id))
    .limit(MOST_SHOWN);
  return rows.map(({ change: { id, at, actor, values, undoes }, name }) => {
    const known = keys.flatMap((key) => {
      const one = values[key];
      return one ? [{ key, ...one }] : [];
    });
    const isAsMade = ({ key, after }: (typeof known)[number]) =>
      (stored.find((each) => each.key === key)?.value ?? null) === after;
    return {
      id,
      at: at.toISOString(),
      by: name ?? actor,
      values: known,
      isUndo: undoes !== null,
      isUndoable: known.length > 0 && known.every(isAsMade),
    };
  });
}
