import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backupNameOf } from "./backup-file.server.ts";
import { pruneBackups } from "./prune-backups.server.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sthalam-backups-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(name: string, day: string): void {
  writeFileSync(join(folder, name), name);
  const at = new Date(`${day}T02:15:00Z`);
  utimesSync(join(folder, name), at, at);
}

const BEFORE = new Date("2026-10-24T00:00:00Z");

test("backups past their term go, younger ones and other files stay", async () => {
  put("2026-10-20.backup", "2026-10-20");
  put("2026-10-23.backup", "2026-10-23");
  put("2026-10-24.backup", "2026-10-24");
  put("2026-11-22.backup", "2026-11-22");
  put("notes.txt", "2026-01-01");
  expect(await pruneBackups(folder, BEFORE)).toHaveLength(2);
  const left = ["2026-10-24.backup", "2026-11-22.backup", "notes.txt"];
  expect(readdirSync(folder).sort()).toEqual(left);
});

test("the newest stays whatever its age, and a folder that is not there has none", async () => {
  put("2026-01-01.backup", "2026-01-01");
  put("2026-01-02.backup", "2026-01-02");
  expect(await pruneBackups(folder, BEFORE)).toEqual([join(folder, "2026-01-01.backup")]);
  expect(readdirSync(folder)).toEqual(["2026-01-02.backup"]);
  expect(await pruneBackups(join(folder, "none"), BEFORE)).toEqual([]);
});

test("what a backup that was broken off has left goes with its term, the newest too", async () => {
  put("2026-10-20.backup.4711.partial", "2026-10-20");
  put("2026-11-22.backup.4712.partial", "2026-11-22");
  put("2026-10-21.backup", "2026-10-21");
  put("letter.partial", "2026-01-01");
  expect(await pruneBackups(folder, BEFORE)).toEqual([
    join(folder, "2026-10-20.backup.4711.partial"),
  ]);
  expect(await pruneBackups(folder, new Date("2026-12-01"))).toHaveLength(1);
  expect(readdirSync(folder).sort()).toEqual(["2026-10-21.backup", "letter.partial"]);
});

test.each(["2026-01-01.backup", "gone.backup"])(
  "a link to %s is not the newest backup",
  async (to) => {
    put("2026-01-01.backup", "2026-01-01");
    symlinkSync(join(folder, to), join(folder, "latest.backup"));
    expect(await pruneBackups(folder, BEFORE)).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(["2026-01-01.backup", "latest.backup"]);
  },
);

test("a backup of a night in India is named by that day, wherever it was begun", () => {
  expect(backupNameOf(new Date("2026-11-28T20:45:00Z"))).toBe("2026-11-29.backup");
  expect(backupNameOf(new Date("2026-11-29T18:29:00Z"))).toBe("2026-11-29.backup");
});
