import { sql } from "drizzle-orm";
import { type Random, randomFrom } from "layout-art/random";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { emptyTables, insertRows, readTables, type Table } from "./tables.server.ts";

interface Column {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
  /** What it refers to, where it does. */
  readonly parent: string | null;
  readonly parentColumn: string | null;
}

/** What people type, and what breaks formats: quotes, lines, other scripts, JSON's own marks. */
const HARD = [
  "",
  "null",
  "NULL",
  '"\\',
  "a\nb\r\tc",
  "స్థలం",
  "घर",
  "🏡",
  "{}",
  "'; drop",
  "\\N",
  "\u2028",
];
const pick = <Value>(from: readonly Value[], random: Random): Value =>
  from[Math.floor(random() * from.length)] as Value;
const words = (random: Random) => `${pick(HARD, random)}${pick(HARD, random)}`;
const instant = (random: Random) =>
  new Date(Math.floor(random() * 4e12))
    .toISOString()
    .replace("Z", `${pick(["001", "999"], random)}Z`);

/** Values of each type that a column of the schema has; what is given a row number is unique. */
const VALUES: Record<string, (random: Random, row: number) => string> = {
  text: (random, row) => `${words(random)} ${row}`,
  // Row 2 gets 1, the id of the one row that says what the catalogue is.
  integer: (_, row) => String(row * 7 - 13),
  bigint: (_, row) => String(2n ** 60n + BigInt(row)),
  "double precision": (random) => String(pick([0.1 + 0.2, -0, 5e-324, 1.7e308, random()], random)),
  boolean: (random) => String(random() < 0.5),
  uuid: () => crypto.randomUUID(),
  jsonb: (random) =>
    pick(
      [
        "null",
        "[]",
        "1e400",
        "12345678901234567890.5",
        JSON.stringify({ [words(random)]: [words(random)] }),
      ],
      random,
    ),
  "timestamp with time zone": instant,
  date: (random) => instant(random).slice(0, 10),
};

/** Empties every table there is and puts `rows` random rows into each; an unknown type throws. */
export async function fillEveryTable(db: Db, rows: number, seed: string): Promise<void> {
  const random = randomFrom(seed);
  const columns = await readColumns(db);
  const waiting = new Map((await readTables(db)).map((table) => [table.name, table]));
  await emptyTables(db, [...waiting.values()]);
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) =>
        !columns.some(({ table, parent }) => table === name && parent && waiting.has(parent)),
    );
    if (ready.length === 0) throw new Error("The tables refer to each other in a circle.");
    for (const table of ready) {
      await fillTable(db, table, columns, { rows, random });
      waiting.delete(table.name);
    }
  }
}

async function fillTable(
  db: Db,
  table: Table,
  known: readonly Column[],
  { rows, random }: { rows: number; random: Random },
): Promise<void> {
  const makers = await Promise.all(
    table.columns.map(async ({ name, type }) => {
      const column = known.find((one) => one.table === table.name && one.column === name);
      const values = VALUES[type];
      if (!column || !values) throw new Error(`No random ${type} for ${table.name}.${name}.`);
      const keys = column.parent ? await readKeys(db, column) : null;
      return (row: number) => {
        if (keys) return keys[row] ?? null;
        return column.nullable && random() < 0.3 ? null : values(random, row);
      };
    }),
  );
  const lines = Array.from({ length: rows }, (_, row) =>
    JSON.stringify(makers.map((make) => make(row))),
  );
  await insertRows(db, table, lines);
}

async function readKeys(db: Db, { parent, parentColumn }: Column): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select ${sql.identifier(String(parentColumn))}::text as key
      from ${sql.identifier(String(parent))} order by 1`,
  );
  return rows.map(({ key }) => key);
}

async function readColumns(db: Db): Promise<Column[]> {
  return rowsOf<Column>(
    db,
    sql`select c.relname as "table", a.attname as "column", not a.attnotnull as nullable,
        p.relname as parent, pa.attname as "parentColumn"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      left join pg_constraint f
        on f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum
      left join pg_class p on p.oid = f.confrelid
      left join pg_attribute pa on pa.attrelid = p.oid and pa.attnum = f.confkey[1]
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`,
  );
}
