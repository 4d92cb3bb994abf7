import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { importHeads } from "#platform/db/schema.ts";
import { isTarget, type Reading } from "./find-columns.ts";
import { type ColumnTarget, normalHeader } from "./header-words.ts";

/** More are forgotten, those that were said longest ago first. */
const MOST = 500;

/** What was said of columns in earlier files. */
export async function recallHeads(db: Db): Promise<NonNullable<Reading["remembered"]>> {
  const rows = await db.select().from(importHeads).limit(MOST);
  return new Map(
    rows.map(({ head, target }) => [head, target !== null && isTarget(target) ? target : null]),
  );
}

/** Remembers for the next file what was said of columns in this one. */
export async function rememberHeads(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  said: readonly { readonly head: string; readonly target: ColumnTarget | null }[],
): Promise<void> {
  const rows = new Map(
    said
      .map(({ head, target }) => ({ head: normalHeader(head), target, at: clock() }))
      .filter(({ head }) => head !== "")
      .map((row) => [row.head, row]),
  );
  if (rows.size === 0) return;
  await db
    .insert(importHeads)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: importHeads.head,
      set: { target: sql`excluded.target`, at: sql`excluded.at` },
    });
  const old = db
    .select({ head: importHeads.head })
    .from(importHeads)
    .orderBy(sql`${importHeads.at} desc`, importHeads.head)
    .offset(MOST);
  await db.delete(importHeads).where(inArray(importHeads.head, old));
}
