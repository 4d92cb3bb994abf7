import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as schema from "#platform/db/schema.ts";
import { favourites } from "#platform/db/schema.ts";
import { makeBackupFile } from "./backup-file.server.ts";
import { openBackupSocket, takeBackup } from "./backup-socket.server.ts";
import { closeSites, contentOf, openSite, putPictures, type Site } from "./drill-testing.ts";
import { fillEveryTable } from "./random-rows-testing.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { readTables } from "./tables.server.ts";
import { writeBackup } from "./write-backup.server.ts";

// New embedded databases take 2.5 s each, and longer beside other suites.
vi.setConfig({ testTimeout: 60_000 });

/** Rows of each table: more than are read at once in the first drill, in the others other values. */
const DRILLS = [{ drill: 1, rows: 220 }, ...[2, 3, 4, 5].map((drill) => ({ drill, rows: 60 }))];
const clock = () => new Date("2026-11-20T04:30:00Z");

const folder = mkdtempSync(join(tmpdir(), "sthalam-drill-"));
afterAll(async () => {
  await closeSites();
  rmSync(folder, { recursive: true });
}, 60_000);

async function backUp({ database, pictures }: Site, name: string): Promise<string> {
  const file = join(folder, name);
  const made = await makeBackupFile(file, (open) =>
    writeBackup({ db: database.db, pictures, clock }, open()),
  );
  expect(made).toMatchObject({ ok: true });
  return file;
}

const restore = ({ database, pictures }: Site, file: string, replace = false) =>
  restoreBackup({ db: database.db, pictures, file, replace });

describe.each([
  ["pglite", "pglite"],
  ["postgresql", "postgresql"],
  ["pglite", "postgresql"],
  ["postgresql", "pglite"],
] as const)("from %s to %s", (from, to) => {
  let source: Site;
  let target: Site;
  beforeAll(async () => {
    [source, target] = [await openSite(from), await openSite(to)];
  }, 60_000);

  test.each(DRILLS)(
    "drill $drill brings every row and picture back equal",
    async ({ drill, rows }) => {
      await fillEveryTable(source.database.db, rows, `${from} ${to} ${drill}`);
      await putPictures(source, drill);
      const before = await contentOf(source);
      const file = await backUp(source, `${from}-${to}-${drill}.backup`);
      const told: string[] = [];
      const stop = target.database.onCatalogueChange((version) => told.push(version));
      expect(await restore(target, file, drill > 1)).toMatchObject({ ok: true });
      expect(await contentOf(target)).toEqual(before);
      expect(await contentOf(source)).toEqual(before);
      await vi.waitFor(() => expect(told).toHaveLength(1), 20_000);
      stop();
    },
  );

  test("references hold again after a restore", async () => {
    const orphan = target.database.db.execute(
      sql`update sessions set account_id = gen_random_uuid()`,
    );
    await expect(orphan).rejects.toThrow();
  });
});

describe.each(["pglite", "postgresql"] as const)("a backup on %s", (kind) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind);
    await fillEveryTable(site.database.db, 20, kind);
    await putPictures(site, 9);
  }, 60_000);

  test("holds every table of the schema", async () => {
    const tables = Object.values(schema).filter((value) => is(value, PgTable));
    const names = (await readTables(site.database.db)).map(({ name }) => name);
    expect(names).toEqual(tables.map((table) => getTableName(table as PgTable)).sort());
  });

  test("is refused by a database that is not empty, which stays as it is", async () => {
    const file = await backUp(site, `${kind}-refused.backup`);
    const before = await contentOf(site);
    expect(await restore(site, file)).toEqual({ ok: false, code: "not-empty" });
    expect(await contentOf(site)).toEqual(before);
  });

  test("cut short or changed by a byte anywhere is refused with nothing written", async () => {
    const bytes = readFileSync(await backUp(site, `${kind}-whole.backup`));
    const tar = gunzipSync(bytes);
    const before = await contentOf(site);
    const broken = join(folder, `${kind}-broken.backup`);
    const codes = new Set<string>();
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x5a;
      for (const content of [bytes.subarray(0, at), changed]) {
        writeFileSync(broken, content);
        const result = await restore(site, broken, true);
        // gzip has bits that say nothing (its head, the filling before a stored block): a file
        // that differs in those alone holds what was written, and is as good.
        if (!result.ok) codes.add(result.code);
        else expect(gunzipSync(content).equals(tar)).toBe(true);
      }
    }
    expect([...codes].sort()).toEqual(["backup-damaged", "not-a-backup"]);
    expect(await contentOf(site)).toEqual(before);
  });

  test("whose rows somebody changed and packed again is refused", async () => {
    const tar = gunzipSync(readFileSync(await backUp(site, `${kind}-honest.backup`)));
    const at = tar.indexOf('", "') - 1; // the last letter of some value
    tar[at] = (tar[at] ?? 0) ^ 1;
    const forged = join(folder, `${kind}-forged.backup`);
    writeFileSync(forged, gzipSync(tar));
    expect(await restore(site, forged, true)).toEqual({ ok: false, code: "backup-damaged" });
  });

  test("columns that count by themselves go on after the highest number", async () => {
    const { db } = site.database;
    const target = await openSite(kind);
    const make = sql`create table counted (id bigint generated always as identity primary key, twice bigint generated always as (id * 2) stored, up integer references counted_up (n))`;
    for (const one of [db, target.database.db]) {
      await one.execute(sql`create table counted_up (n serial primary key)`);
      await one.execute(make);
    }
    for (let row = 0; row < 5; row++) await db.execute(sql`insert into counted default values`);
    await db.execute(sql`insert into counted_up default values`);
    const file = await backUp(site, `${kind}-counted.backup`);
    expect(await restore(target, file)).toMatchObject({ ok: true });
    await target.database.db.execute(sql`insert into counted default values`);
    const rows = await target.database.db.execute(
      sql`select max(twice)::text as most from counted`,
    );
    expect(rows).toMatchObject({ rows: [{ most: "12" }] });
    for (const table of [sql`counted`, sql`counted_up`]) await db.execute(sql`drop table ${table}`);
  });

  test("of another schema is refused, older and newer", async () => {
    const { db } = site.database;
    const file = await backUp(site, `${kind}-schema.backup`);
    const target = await openSite(kind);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('next', 9999999999999)`,
    );
    expect(await restore(site, file, true)).toEqual({ ok: false, code: "older-schema" });
    const newer = await backUp(site, `${kind}-newer.backup`);
    expect(await restore(target, newer)).toEqual({ ok: false, code: "newer-schema" });
    await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'next'`);
  });

  test("is one moment, whatever is written meanwhile", async () => {
    if (kind === "pglite") return; // its one connection lets nobody else write meanwhile
    const { db } = site.database;
    const before = await contentOf(site);
    const file = join(folder, "moment.backup");
    let deleting: Promise<unknown> = Promise.resolve();
    // The clock is asked once the snapshot is taken and before the first row is read.
    const deleteMeanwhile = () => {
      deleting = db.delete(favourites).then();
      return clock();
    };
    const writing = makeBackupFile(file, (open) =>
      writeBackup({ db, pictures: site.pictures, clock: deleteMeanwhile }, open()),
    );
    expect(await writing).toMatchObject({ ok: true });
    await deleting;
    expect(await contentOf(site)).not.toEqual(before);
    expect(await restore(site, file, true)).toMatchObject({ ok: true });
    expect(await contentOf(site)).toEqual(before);
  });

  test("can be had from the process that holds the folder, and breaks off visibly", async () => {
    const { database, pictures, dataDir } = site;
    const problems: unknown[] = [];
    const context = { db: database.db, pictures, clock };
    const socket = await openBackupSocket(dataDir, context, (error) => problems.push(error));
    const file = join(folder, `${kind}-one.backup`);
    const made = await makeBackupFile(file, (open) => takeBackup(dataDir, open()));
    expect(made).toMatchObject({ ok: true, counts: { pictures: 5 } });
    expect(await makeBackupFile(file, (open) => takeBackup(dataDir, open()))).toEqual({
      ok: false,
      code: "file-exists",
    });
    expect(problems).toEqual([]);
    await socket.close();
    await expect(takeBackup(dataDir, new PassThrough())).rejects.toThrow();
  });

  test("is waited for while a picture or the database takes long, and not for who takes nothing", async () => {
    const { database, pictures, dataDir } = site;
    const problems: unknown[] = [];
    const find: typeof pictures.find = async (name) => {
      await setTimeout(500);
      return pictures.find(name);
    };
    const context = { db: database.db, pictures: { ...pictures, find }, clock };
    const onProblem = (error: unknown) => problems.push(error);
    const socket = await openBackupSocket(dataDir, context, onProblem, 200);
    const file = join(folder, `${kind}-slow.backup`);
    const made = await makeBackupFile(file, (open) => takeBackup(dataDir, open()));
    expect([made.ok, problems]).toEqual([true, []]);
    await pictures.put(`${"d".repeat(20)}-480.avif`, randomBytes(4_000_000));
    const taking = connect(join(dataDir, "backup.sock")).pause();
    await vi.waitFor(() => expect(problems).toHaveLength(1), 20_000);
    taking.destroy();
    await pictures.remove(`${"d".repeat(20)}-480.avif`);
    await socket.close();
  });

  test("breaks off for who goes away amid a file, and for nobody else", async () => {
    const { database, pictures, dataDir } = site;
    const problems: unknown[] = [];
    const context = { db: database.db, pictures, clock };
    const socket = await openBackupSocket(dataDir, context, (error) => problems.push(error));
    // While one picture waits to be taken, the next one is begun.
    for (const letter of ["b", "c"])
      await pictures.put(`${letter.repeat(20)}-480.avif`, randomBytes(4_000_000));
    const asking = connect(join(dataDir, "backup.sock")).pause();
    await setTimeout(1000);
    asking.destroy();
    await vi.waitFor(() => expect(problems).toHaveLength(1), 20_000);
    const file = join(folder, `${kind}-after.backup`);
    expect(await makeBackupFile(file, (open) => takeBackup(dataDir, open()))).toMatchObject({
      ok: true,
    });
    await socket.close();
  });
});
