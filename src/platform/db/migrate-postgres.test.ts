import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBareDatabase, type TestDatabase } from "./database-testing.ts";
import { grantRows, migratePostgres } from "./migrate-postgres.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { OldSchemaError, toConnectError } from "./opening-error.ts";
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
  await expect(migratePostgres(siteUrl)).rejects.toThrow(`npm run migrate -- --for ${ROLE}`);
  await expect(grantRows(ownerUrl, "nobody-here")).rejects.toThrow("has no user nobody-here");
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

test("a database that cannot be opened is told by its setting and place", async () => {
  const nowhere = ownerUrl.replace(/(?<=\/\/\/)[^?]+/, "nowhere");
  await expect(migratePostgres(nowhere)).rejects.toThrow(
    /^DATABASE_URL: the database at \/\S+, port 5432, takes no connection: database "nowhere" does not exist\.$/,
  );
  // Of a name with two addresses the whole error says nothing.
  const both = new AggregateError([new Error("connect ECONNREFUSED ::1:5432")]);
  Object.assign(both, { code: "ECONNREFUSED" });
  expect(toConnectError(both, { host: "localhost", port: 5432 })).toMatchObject({
    message:
      "DATABASE_URL: the database at localhost, port 5432, does not answer: connect ECONNREFUSED ::1:5432.",
  });
});
