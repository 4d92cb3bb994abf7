import { asc } from "drizzle-orm";
import { SETTING_KEYS, type SettingKey } from "#features/settings/model/settings.ts";
import type { Db } from "#platform/db/database.ts";
import { siteSettings } from "#platform/db/schema.ts";

/** A setting's row. */
export interface StoredSetting {
  readonly key: SettingKey;
  readonly value: string | null;
  readonly version: number;
}

/** What owners have set. A row of another release's setting is left out. */
export async function findStored(db: Db): Promise<StoredSetting[]> {
  const rows = await db.select().from(siteSettings).orderBy(asc(siteSettings.key));
  return rows.flatMap(({ key, value, version }) => {
    const known = SETTING_KEYS.find((each) => each === key);
    return known ? [{ key: known, value, version }] : [];
  });
}
