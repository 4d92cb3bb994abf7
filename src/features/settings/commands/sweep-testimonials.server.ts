import { and, eq, lte, sql } from "drizzle-orm";
import { TESTIMONIAL_KEYS } from "#features/settings/model/testimonials.ts";
import type { Db } from "#platform/db/database.ts";
import { siteSettingChanges } from "#platform/db/schema.ts";

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
