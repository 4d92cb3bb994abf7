import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { openBackupSocket } from "#platform/backup/backup-socket.server.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { copyPgliteTemplate } from "#platform/db/pglite-template-testing.ts";
import { geocodeCache } from "#platform/db/schema.ts";
import { bucketStore } from "#platform/files/bucket-store.server.ts";
import { openTestBucket } from "#platform/files/bucket-testing.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";

// Each command opens a database of its own, which takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const PICTURE = "0123456789abcdef0123-480.webp";
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-command-"));
  folders.push(folder);
  return folder;
}

const run = (command: string, dataDir: string, ...args: string[]) =>
  runWith({ DATA_DIR: dataDir }, command, ...args);

async function runWith(settings: Record<string, string>, command: string, ...args: string[]) {
  const child = spawn(process.execPath, [`scripts/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...settings },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(child, "close");
  return { code, output };
}

/** A data folder whose database is empty: made by a command itself it takes seconds. */
async function makeEmptySite(): Promise<string> {
  const dataDir = makeFolder();
  await copyPgliteTemplate(dataDir);
  return dataDir;
}

/** A data folder with a row and a picture in it, open as a running site has it. */
async function openFilled() {
  const dataDir = await makeEmptySite();
  const database = await openDatabase({ dataDir });
  await database.db.insert(geocodeCache).values({ address: "Undavalli", provider: "photon" });
  const pictures = folderStore(join(dataDir, "pictures"));
  await pictures.put(PICTURE, Buffer.from("a picture"));
  return { dataDir, database, pictures };
}

test("a backup is made while the site runs and restored elsewhere, once", async () => {
  const { dataDir, database, pictures } = await openFilled();
  const file = join(makeFolder(), "site.backup");
  expect(await run("backup", dataDir, file)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`${dataDir} is in use by process ${process.pid}`),
  });
  const context = { db: database.db, pictures, clock: () => new Date() };
  const socket = await openBackupSocket(dataDir, context, () => undefined);
  const made = await run("backup", dataDir, file);
  await socket.close();
  await database.close();
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("1 picture files") });
  expect(statSync(file).mode & 0o077).toBe(0);
  const empty = makeFolder();
  expect(await run("restore", empty, file)).toMatchObject({ code: 0 });
  expect(await run("restore", empty, file)).toMatchObject({
    code: 1,
    output: expect.stringContaining("--replace"),
  });
  expect(await run("restore", empty, file, "--replace")).toMatchObject({ code: 0 });
  const restored = await openDatabase({ dataDir: empty });
  expect(await restored.db.select().from(geocodeCache)).toMatchObject([{ address: "Undavalli" }]);
  await restored.close();
  const picture = await folderStore(join(empty, "pictures")).find(PICTURE);
  expect(Buffer.from(picture ?? []).toString()).toBe("a picture");
});

test("a stopped site is backed up too, and nothing half made is left behind", async () => {
  const { dataDir, database } = await openFilled();
  await database.close();
  const folder = makeFolder();
  const file = join(folder, "site.backup");
  expect(await run("backup", dataDir, file)).toMatchObject({ code: 0 });
  const again = await run("backup", dataDir, file);
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining("already") });
  const nowhere = join(folder, "none", "site.backup");
  const refused = await run("backup", dataDir, nowhere);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("no such file") });
  // In one line, and no trace of the program's own.
  expect(refused.output.trim().split("\n")).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(["site.backup"]);
});

test("pictures of a bucket are in the backup, and come back into the bucket that is set", async () => {
  const { dataDir, database } = await openFilled();
  await database.close();
  const file = join(makeFolder(), "site.backup");
  const [one, two] = [await openTestBucket(), await openTestBucket()];
  const settingsOf = ({ settings }: typeof one) => ({
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY: settings.accessKey,
    S3_SECRET_KEY: settings.secretKey,
  });
  await bucketStore(one.settings, fetch).put(PICTURE, Buffer.from("of the bucket"));
  const made = await runWith({ DATA_DIR: dataDir, ...settingsOf(one) }, "backup", file);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("1 picture files") });
  const empty = await makeEmptySite();
  const back = await runWith({ DATA_DIR: empty, ...settingsOf(two) }, "restore", file);
  expect(back).toMatchObject({ code: 0 });
  expect(two.objects.get(PICTURE)?.bytes.toString()).toBe("of the bucket");
  expect(existsSync(join(empty, "pictures"))).toBe(false);
  for (const bucket of [one, two]) bucket.close();
});

test("what is no backup is refused in words", async () => {
  const folder = await makeEmptySite();
  const file = join(folder, "notes.txt");
  writeFileSync(file, "not a backup");
  const refused = await run("restore", folder, file);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("no backup") });
  expect(await run("restore", folder)).toMatchObject({ code: 1 });
  expect(existsSync(join(folder, "pictures"))).toBe(false);
});

test("a database that is away is said in a line that names its setting", async () => {
  const DATABASE_URL = "postgresql://nobody:secret@127.0.0.1:1/none";
  const refused = await runWith({ DATABASE_URL }, "backup", join(makeFolder(), "site.backup"));
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/^DATABASE_URL: .+ 127\.0\.0\.1, port 1, does not answer: .+\n$/);
  expect(refused.output).not.toContain("secret");
});

test.each([
  ["backup", [join(tmpdir(), "never-written.backup")]],
  ["agent-owner", ["asha@plots.example"]],
  ["agent-reset", ["asha@plots.example"]],
  ["pictures", ["list", "P1"]],
])("%s makes no empty site where there is none", async (command, args) => {
  const folder = makeFolder();
  const { code, output } = await run(command, folder, ...args);
  expect([code, output]).toEqual([
    1,
    `There is no database in ${folder}: set DATABASE_URL or DATA_DIR as the site has them.\n`,
  ]);
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(join(tmpdir(), "never-written.backup"))).toBe(false);
});
