import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "sthalam-secrets-"));
const secret = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

afterAll(() => rmSync(folder, { recursive: true }));

test("a secret comes from the file that its setting names", () => {
  const DATABASE_URL_FILE = secret("database", "postgresql://site:word@127.0.0.1/sthalam\n");
  expect(parseConfig({ DATABASE_URL_FILE })).toMatchObject({
    ok: true,
    config: { DATABASE_URL: "postgresql://site:word@127.0.0.1/sthalam" },
  });
});

test("what a file holds is checked as a setting is, and never told", () => {
  const METRICS_TOKEN_FILE = secret("token", "short one");
  const parsed = parseConfig({ METRICS_TOKEN_FILE });
  expect(parsed).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^METRICS_TOKEN: must be/)],
  });
  expect(JSON.stringify(parsed)).not.toContain("short one");
});

test("files that are away, empty, or beside the setting itself stop the start, each by its name", () => {
  expect(
    parseConfig({
      DATABASE_URL_FILE: join(folder, "none"),
      METRICS_TOKEN_FILE: secret("empty", " \n"),
      GEOCODER_KEY_FILE: secret("key", "k"),
      GEOCODER_KEY: "k",
    }),
  ).toEqual({
    ok: false,
    problems: [
      "DATABASE_URL_FILE: cannot be read (ENOENT)",
      "GEOCODER_KEY_FILE: and GEOCODER_KEY are both set: leave one out",
      "METRICS_TOKEN_FILE: its file is empty",
    ],
  });
});
