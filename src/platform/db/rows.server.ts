import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** The rows of a statement that is written out, of the shape that it says; both drivers name them so. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
