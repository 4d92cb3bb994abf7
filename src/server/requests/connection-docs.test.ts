import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST_FILE_BYTES } from "#features/admin/index.server.ts";
import { CONNECTION_LIMITS } from "./connections.ts";
import { REQUEST_CLASSES } from "./request-classes.ts";

const MB = 1024 * 1024;
const SLOW_BITS_A_SECOND = 5_000_000;
const sendingMs = ((8 * MOST_FILE_BYTES) / SLOW_BITS_A_SECOND) * 1000;
const waitMs = REQUEST_CLASSES.upload.limits?.waitMs ?? 0;

/** The second column of the table of connections in docs/security.md, by its first. */
function documentedLimits(): ReadonlyMap<string, string> {
  const page = readFileSync("docs/security.md", "utf8");
  const section = page.split("\n## ").find((one) => one.startsWith("Connections\n")) ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  return new Map(
    rows.map((row) => row.split(" | ")).map(([what = "", limit = ""]) => [what, limit]),
  );
}

const seconds = (ms: number) => `${ms / 1000} s`;

test.each([
  ["connections at once", CONNECTION_LIMITS.connections.toLocaleString("en")],
  ["headers", seconds(CONNECTION_LIMITS.headerMs)],
  ["request with its body", seconds(CONNECTION_LIMITS.requestMs)],
  ["idle, kept alive", seconds(CONNECTION_LIMITS.idleMs)],
  ["an answer that nobody reads", seconds(CONNECTION_LIMITS.stalledMs)],
  ["requests of one connection without an answer", String(CONNECTION_LIMITS.pipelined)],
  ["stopping: idle connections", `stay ${seconds(CONNECTION_LIMITS.settleMs)}`],
  ["stopping: for answers", seconds(CONNECTION_LIMITS.drainMs)],
])("docs/security.md says the limit of %s: %s", (what, limit) => {
  const told = documentedLimits().get(`| ${what}`) ?? "";
  expect(told.split(/, (?=then)| without| \|/)[0]).toBe(limit);
});

test("the largest file comes in on a slow line, even after it waited for its place", () => {
  expect(CONNECTION_LIMITS.requestMs).toBeGreaterThan(waitMs + sendingMs);
  const why = `a file of ${MOST_FILE_BYTES / MB} MB at 5 Mbit/s takes ${seconds(Math.round(sendingMs / 1000) * 1000)}, after up to ${seconds(waitMs)}`;
  expect(readFileSync("docs/security.md", "utf8")).toContain(why);
});

test("the proxy of docs/operations.md lets the largest file pass", () => {
  const page = readFileSync("docs/operations.md", "utf8");
  const most = Number(/client_max_body_size (\d+)m;/.exec(page)?.[1]);
  expect(most * MB).toBeGreaterThan(MOST_FILE_BYTES);
  expect(page).toContain(`XLSX of at most ${MOST_FILE_BYTES / MB} MB`);
});
