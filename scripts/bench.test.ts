import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";

test("every bench loads by Node alone, as it is run", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["scripts/bench.ts", "--list"], {
    encoding: "utf8",
  });
  const files = globSync("bench/*.bench.ts").map((file) => basename(file, ".bench.ts"));
  expect(stderr).toBe("");
  expect(stdout.trim().split("\n")).toEqual(files.sort());
}, 60_000);
