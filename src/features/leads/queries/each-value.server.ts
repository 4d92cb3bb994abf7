import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { leads } from "#platform/db/schema.ts";

/**
 * Each value that an indexed column of the leads has, as the table `each_value` of a `with`: the index is
 * asked for the next one, so often as there are some.
 */
export function withEachValue(column: PgColumn): SQL {
  return sql`with recursive each_value(value) as (
      (select ${column} from ${leads} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${leads} where ${column} > each_value.value order by ${column} limit 1)
      from each_value where each_value.value is not null
    )`;
}
