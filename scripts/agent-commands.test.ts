import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyPgliteTemplate } from "#platform/db/pglite-template-testing.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-commands-"));
const dataDir = join(folder, "data");
// Made by a command itself the database takes seconds.
beforeAll(() => copyPgliteTemplate(dataDir));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a command says, run as operators run it: by Node alone, on a database of its own. */
function run(script: string, ...given: string[]) {
  const { PATH, HOME } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${script}.ts`, ...given],
    { env: { PATH, HOME, DATA_DIR: dataDir }, encoding: "utf8", timeout: 100_000 },
  );
  return { status, said: stdout + stderr };
}

test("an owner is made, and a second factor is looked for, from the command line", () => {
  expect(run("agent-owner", "asha@plots.example")).toMatchObject({
    status: 0,
    said: expect.stringContaining("asha@plots.example is an owner of the team"),
  });
  expect(run("agent-reset", "asha@plots.example").said).toContain("No account has this address");
  expect(run("agent-reset").said).toContain("npm run agent:reset -- EMAIL");
}, 200_000);

test("each picture that cannot be read is said beside the others, and a listing that there is not", () => {
  const { status, said } = run("pictures", "add", "P1", "/none.jpg", "package.json");
  expect(status).toBe(1);
  expect(said).toContain("/none.jpg: ENOENT: no such file");
  expect(said).toContain("package.json: ");
  expect(run("pictures", "list", "P1")).toEqual({
    status: 1,
    said: "There is no such listing.\n",
  });
}, 200_000);

test("a project's file that is not there is said as that", () => {
  const { status, said } = run("bring-project", "/none.csv", "--slug", "a-b", "--name", "A");
  expect([status, said]).toEqual([1, expect.stringMatching(/^ENOENT: .+ '\/none\.csv'\n$/)]);
}, 200_000);
