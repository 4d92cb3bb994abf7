import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBareDatabase, type TestDatabase } from "./database-testing.ts";
import { grantRows, migratePostgres, OldSchemaError } from "./migrate-postgres.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { jobs } from "./schema.ts";

const ROLE = `site-${crypto.randomUUID()}`;

let at: TestDatabase;
let owner: Client;
let ownerUrl: string;
let siteUrl: string;

beforeAll(async () => {
  at = await makeBareDatabase("postgresql");
  ownerUrl = at.databaseUrl ?? "";
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(`create role ${owner.escapeIdentifier(ROLE)} login`);
  siteUrl = ownerUrl.replace("user=sthalam", `user=${ROLE}`);
}, 60_000);

afterAll(async () => {
  await owner.query(`drop owned by ${owner.escapeIdentifier(ROLE)}`);
  await owner.query(`drop role ${owner.escapeIdentifier(ROLE)}`);
  await owner.end();
  await at.remove();
});

test("a user of rows alone runs the site on tables that their owner brought up to date", async () => {
  await expect(migratePostgres(siteUrl)).rejects.toThrow(OldSchemaError);
  await migratePostgres(ownerUrl);
  await grantRows(ownerUrl, ROLE);

  const database = await openDatabase({ ...at, databaseUrl: siteUrl });
  try {
    await database.db.insert(jobs).values({ name: "tried", nextAt: new Date() });
    expect(await database.db.delete(jobs).returning({ name: jobs.name })).toEqual([
      { name: "tried" },
    ]);
    for (const statement of ["create table more (id integer)", "drop table jobs", "truncate jobs"])
      await expect(database.db.execute(statement)).rejects.toMatchObject({
        cause: { code: "42501" },
      });
  } finally {
    await database.close();
  }
});

test("tables of later migrations are the site's to read and write too", async () => {
  await owner.query("create table later (id integer)");
  const site = new Client({ connectionString: siteUrl });
  await site.connect();
  try {
    expect((await site.query("select * from later")).rows).toEqual([]);
  } finally {
    await site.end();
    await owner.query("drop table later");
  }
});
