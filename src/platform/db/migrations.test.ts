import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const FOLDER = "src/platform/db/migrations";
/** The newest migration when the rule was made; no site in use is older. */
const BASELINE = 9;

/** What code of the release before would stumble on, while it runs beside the new one. */
const BREAKING: readonly (readonly [what: string, pattern: RegExp])[] = [
  ["takes a table away", /\bdrop\s+table\b/i],
  ["takes a column away", /\bdrop\s+column\b/i],
  ["renames", /\brename\b/i],
  ["makes a column required", /\bset\s+not\s+null\b/i],
  ["changes a column's type", /\bset\s+data\s+type\b|\balter\s+column\s+\S+\s+type\b/i],
  ["takes a default away", /\bdrop\s+default\b/i],
  [
    "adds a required column without a default",
    /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*\bdefault\b)[^;]*/i,
  ],
  [
    "adds a rule that stored or old rows may break",
    /\badd\s+constraint\b(?=[^;]*\b(?:check|unique)\b)/i,
  ],
];

function breachesOf(statements: string): string[] {
  return BREAKING.filter(([, pattern]) =>
    statements.split("--> statement-breakpoint").some((statement) => pattern.test(statement)),
  ).map(([what]) => what);
}

const later = readdirSync(FOLDER).filter(
  (name) => name.endsWith(".sql") && Number(name.slice(0, 4)) > BASELINE,
);

test("code of the release before works on every newer schema", () => {
  for (const name of later)
    expect([name, breachesOf(readFileSync(join(FOLDER, name), "utf8"))]).toEqual([name, []]);
});

test.each([
  ['DROP TABLE "leads";', "takes a table away"],
  ['ALTER TABLE "leads" DROP COLUMN "name";', "takes a column away"],
  ['ALTER TABLE "leads" RENAME COLUMN "name" TO "called";', "renames"],
  ['ALTER TABLE "leads" ALTER COLUMN "name" SET NOT NULL;', "makes a column required"],
  ['ALTER TABLE "leads" ALTER COLUMN "n" SET DATA TYPE text;', "changes a column's type"],
  [
    'ALTER TABLE "leads" ADD COLUMN "n" text NOT NULL;--> statement-breakpoint\nALTER TABLE "x" ADD COLUMN "m" text DEFAULT 1;',
    "adds a required column without a default",
  ],
  [
    'ALTER TABLE "leads" ADD CONSTRAINT "u" UNIQUE("n");',
    "adds a rule that stored or old rows may break",
  ],
])("%s is noticed", (statement, what) => {
  expect(breachesOf(statement)).toEqual([what]);
});

test.each([
  'CREATE TABLE "x" ("id" text PRIMARY KEY NOT NULL);',
  'ALTER TABLE "leads" ADD COLUMN "n" integer DEFAULT 1 NOT NULL;',
  'ALTER TABLE "leads" ADD COLUMN "n" text;',
  'ALTER TABLE "x" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "accounts"("id");',
])("%s is no breach", (statement) => {
  expect(breachesOf(statement)).toEqual([]);
});
