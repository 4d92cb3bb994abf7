import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { FolderInUseError, lockFolder } from "./folder-lock.server.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

const HOLDER = `
  const { lockFolder } = await import(process.argv[1]);
  try { lockFolder(process.argv[2]); console.log("locked"); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

async function hold(): Promise<{ holder: ChildProcess; said: string; complained: string }> {
  const lock = join(import.meta.dirname, "folder-lock.server.ts");
  const holder = spawn(process.execPath, ["--input-type=module", "-e", HOLDER, lock, folder]);
  let complained = "";
  holder.stderr.on("data", (text) => {
    complained += text;
  });
  const [said] = await once(holder.stdout, "data");
  return { holder, said: String(said).trim(), complained };
}

test("a second process is refused with the folder and the pid, until kill -9 of the first", async () => {
  const first = await hold();
  expect(first).toMatchObject({ said: "locked", complained: "" });
  const second = await hold();
  expect(second.said).toContain(`${folder} is in use by process ${first.holder.pid}.`);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  first.holder.kill("SIGKILL");
  await once(first.holder, "exit");
  const lock = lockFolder(folder);
  expect((await hold()).said).toContain(`process ${process.pid}.`);
  lock.release();
});

test("the same process may not open a folder twice", () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  lock.release();
  lockFolder(folder).release();
});
