import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { leads } from "#platform/db/schema.ts";
import { withEachValue } from "./each-value.server.ts";

/** Whom leads are given to who is none of the agents any more: nobody cares for those leads. */
export async function findFormerAgents(db: Db, agents: readonly string[]): Promise<string[]> {
  const named = sql`${withEachValue(leads.assignedTo)} select value from each_value where value is not null`;
  const { rows } = (await db.execute(named)) as unknown as { rows: { value: string }[] };
  return rows.map(({ value }) => value).filter((value) => !agents.includes(value));
}
