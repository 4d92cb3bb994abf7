import { desc, eq } from "drizzle-orm";
import { SETTING_KEYS, SETTINGS } from "#features/settings/model/settings.ts";
import type { SettingsChange, ShownSettings } from "#features/settings/model/settings-replies.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, siteSettingChanges } from "#platform/db/schema.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import { findStored, type StoredSetting } from "./stored-settings.server.ts";

const MOST_SHOWN = 30;

/** All settings as owners see them, and the last thirty changes. */
export async function findSettings(db: Db, byEnvironment: Site): Promise<ShownSettings> {
  const stored = await findStored(db);
  return {
    sample: byEnvironment.sample,
    settings: SETTING_KEYS.map((key) => {
      const row = stored.find((each) => each.key === key);
      const fallback = SETTINGS[key].of(byEnvironment);
      return { key, value: row?.value ?? null, fallback, version: row?.version ?? 0 };
    }),
    changes: await findChanges(db, stored),
  };
}

async function findChanges(db: Db, stored: readonly StoredSetting[]): Promise<SettingsChange[]> {
  const rows = await db
    .select({ change: siteSettingChanges, name: accounts.name })
    .from(siteSettingChanges)
    .leftJoin(accounts, eq(accounts.email, siteSettingChanges.actor))
    .orderBy(desc(siteSettingChanges.at), desc(siteSettingChanges.id))
    .limit(MOST_SHOWN);
  return rows.map(({ change: { id, at, actor, values, undoes }, name }) => {
    const known = SETTING_KEYS.flatMap((key) => {
      const one = values[key];
      return one ? [{ key, ...one }] : [];
    });
    const isAsMade = ({ key, after }: (typeof known)[number]) =>
      (stored.find((each) => each.key === key)?.value ?? null) === after;
    return {
      ...{ id, at: at.toISOString(), by: name ?? actor, values: known, isUndo: undoes !== null },
      isUndoable: known.length > 0 && known.every(isAsMade),
    };
  });
}
