import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";

const ROWS_AT_ONCE = 200;

/** A table as the database itself describes it: none can be forgotten. */
export interface Table {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/**
 * All tables with the columns that hold something of their own, by name. `migration_gate` belongs
 * to PostgreSQL alone and holds nothing.
 */
export async function readTables(db: Db): Promise<Table[]> {
  const rows = await rowsOf<{ table: string; column: string; type: string }>(
    db,
    sql`select c.relname as "table", a.attname as "column",
        format_type(a.atttypid, a.atttypmod) as "type"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and not c.relispartition and c.relname <> 'migration_gate'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by c.relname, a.attnum`,
  );
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map(({ column, type }) => ({ name: column, type })),
  }));
}

/** Hashes of the migrations that made the tables, in order. */
export async function readMigrations(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ hash: string }>(
    db,
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ hash }) => hash);
}

/** Makes every value's text exact and the same on any server, until the transaction ends. */
export async function writeExactly(tx: Db): Promise<void> {
  await tx.execute(
    sql`select set_config('extra_float_digits', '3', true), set_config('timezone', 'UTC', true),
      set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'iso_8601', true),
      set_config('bytea_output', 'hex', true)`,
  );
}

/**
 * The rows of a table, some at a time, each a JSON list of its values as text or null: text is
 * exact for every type and tells SQL's null from JSON's. Needs a transaction.
 */
export async function* streamRows(tx: Db, table: Table): AsyncGenerator<string[], void, void> {
  const values = table.columns.map(({ name }) => sql`${sql.identifier(name)}::text`);
  await tx.execute(
    sql`declare backup_rows no scroll cursor for
      select json_build_array(${sql.join(values, sql`, `)})::text as line
      from ${sql.identifier(table.name)}`,
  );
  for (;;) {
    const rows = await rowsOf<{ line: string }>(
      tx,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

/** Writes rows as `streamRows` gave them. */
export async function insertRows(tx: Db, table: Table, lines: readonly string[]): Promise<void> {
  const columns = table.columns.map(({ name }) => sql.identifier(name));
  const values = table.columns.map(
    ({ type }, index) => sql.raw(`(line ->> ${index})::${type}`), // the database's own words
  );
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${sql.join(columns, sql`, `)})
      overriding system value select ${sql.join(values, sql`, `)}
      from json_array_elements(${`[${lines.join(",")}]`}::json) as line`,
  );
}

/** How many rows a table has now, counted one by one. */
export async function countRows(db: Db, table: Table): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(
    db,
    sql`select count(*)::integer as rows from ${sql.identifier(table.name)}`,
  );
  return row?.rows ?? 0;
}

/** Deletes every row of the tables, all at once. Throws where a table that is not among them refers to one. */
export async function emptyTables(tx: Db, tables: readonly Table[]): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/**
 * Does `task` without the references between tables, so that their rows may come in any order;
 * they are checked when they are put back.
 */
export async function withoutReferences(tx: Db, task: () => Promise<void>): Promise<void> {
  const references = await rowsOf<{ table: string; name: string; definition: string }>(
    tx,
    sql`select conrelid::regclass::text as "table", conname as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0`,
  );
  const alter = (table: string) => sql`alter table ${sql.raw(table)}`; // quoted where needed
  for (const { table, name } of references)
    await tx.execute(sql`${alter(table)} drop constraint ${sql.identifier(name)}`);
  await task();
  for (const { table, name, definition } of references)
    await tx.execute(
      sql`${alter(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
}

/** Lets columns that count by themselves go on after the highest number they have. */
export async function renewSequences(tx: Db): Promise<void> {
  const counting = await rowsOf<{ table: string; column: string; sequence: string }>(
    tx,
    sql`select c.relname as "table", a.attname as "column",
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column, sequence } of counting)
    await tx.execute(
      sql`select setval(${sequence}, coalesce(max(${sql.identifier(column)}), 0) + 1, false)
        from ${sql.identifier(table)}`,
    );
}
