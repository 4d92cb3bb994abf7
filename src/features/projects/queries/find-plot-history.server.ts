import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { PlotHistory, PlotHistoryEntry } from "#features/projects/model/plot-change.ts";
import { getPlotChangeKind, getPlotState } from "#features/projects/model/stored-plot.ts";
import type { PastCursor } from "#lib/pages/past-cursor.ts";
import type { Db } from "#platform/db/database.ts";
import { plotChanges, plots } from "#platform/db/schema.ts";

/** Rows of the history that are read at once; a change of a whole project is one entry of many. */
const MOST_ROWS = 600;

interface AskedHistory {
  readonly slug: string;
  /** The one plot that it is asked of; null for all. */
  readonly number: string | null;
  /** Where it is read on; null for the newest. */
  readonly older: PastCursor | null;
}

/** What was done to the plots of a project, the newest first, and where it is read on. */
export async function findPlotHistory(
  db: Db,
  { slug, number, older }: AskedHistory,
): Promise<PlotHistory> {
  const { at, changeId } = plotChanges;
  const rows = await db
    .select()
    .from(plotChanges)
    .where(
      and(
        eq(plotChanges.project, slug),
        number === null ? undefined : eq(plotChanges.number, number),
        older
          ? sql`(${at}, ${changeId}) < (${older.at}::timestamptz, ${older.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(at), desc(changeId), desc(plotChanges.version))
    .limit(MOST_ROWS + 1);
  const isMore = rows.length > MOST_ROWS;
  const all = [...Map.groupBy(rows.slice(0, MOST_ROWS), (row) => row.changeId).values()];
  // The last one may go on behind the end: it begins the next part, where it is not the only one.
  const groups = isMore && all.length > 1 ? all.slice(0, -1) : all;
  const last = groups.at(-1)?.[0];
  const versions = await findVersions(db, slug, [...new Set(rows.map((row) => row.number))]);
  return {
    history: groups.flatMap((group) => toEntry(group, versions)),
    older: isMore && last ? { at: last.at.toISOString(), id: last.changeId } : null,
  };
}

type Row = typeof plotChanges.$inferSelect;

function toEntry(group: readonly Row[], versions: ReadonlyMap<string, number>): PlotHistoryEntry[] {
  const [first] = group;
  if (!first) return [];
  const { changeId: id, at, actor } = first;
  const plots = group
    .map((row) => ({
      number: row.number,
      before: getPlotState(row.before),
      after: getPlotState(row.after),
      buyer: row.buyerAfter || row.buyerBefore,
    }))
    .sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
  const isLast = actor !== null && group.every((row) => versions.get(row.number) === row.version);
  const what = getPlotChangeKind(first.what);
  return [{ id, at: at.toISOString(), what, actor, plots, isLast }];
}

async function findVersions(db: Db, slug: string, numbers: readonly string[]) {
  const rows = await db
    .select({ number: plots.number, version: plots.version })
    .from(plots)
    .where(and(eq(plots.project, slug), inArray(plots.number, [...numbers])));
  return new Map(rows.map(({ number, version }) => [number, version]));
}
