// npm run projects:import -- FILE --slug SLUG --name NAME: a project by a table of its plots (CSV, XLSX), or a
// drawing that needs no answers (GeoJSON in degrees, our plan file).
import { access, constants } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { ProjectFile } from "#features/projects/bring/project-file.ts";
import { readProjectFile } from "#features/projects/bring/read-project-file.server.ts";
import { bringProject } from "#features/projects/commands/bring-project.server.ts";
import { readConfig, runCommand, UsageError, withDatabase } from "./command-line.ts";

const USAGE =
  "npm run projects:import -- FILE --slug SLUG --name NAME [--town TOWN] [--registration NUMBER] [--description TEXT] [--sample] [--acres STATED] [--open-percent STATED]";

const WRONG = {
  "bad-slug": "The slug is small letters, figures and hyphens, such as kanuru-acres.",
  "bad-facts": "Name, town, registration or description is missing or too long.",
  "slug-taken": "There is a project of this slug. Nothing was written.",
  "slug-used":
    "Requests of buyers name a removed project of this slug. Nothing was written: choose another one.",
} as const;

/** What is wrong with a file, a line each. */
function toLines(file: ProjectFile): string[] {
  switch (file.kind) {
    case "table":
      return file.problems.map(
        ({ row, column, value, code }) =>
          `row ${row}, ${column || "the table"}: ${code} ${JSON.stringify(value)}`,
      );
    case "drawing":
      return [
        ...file.needs.map((need) => `the drawing: ${need} to be said, in the console`),
        ...file.breaches.map(({ rule, numbers }) =>
          numbers.length > 0 ? `${rule}: plot ${numbers.join(", ")}` : rule,
        ),
      ];
    case "unreadable":
      return [`The file cannot be read: ${file.code}.`];
  }
}

/** What the approval states, compared with a drawing. */
function toFigure(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new UsageError(`${text} is no figure.\n${USAGE}`);
  return value;
}

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slug: { type: "string", default: "" },
      name: { type: "string", default: "" },
      town: { type: "string", default: "" },
      registration: { type: "string" },
      description: { type: "string", default: "" },
      sample: { type: "boolean", default: false },
      acres: { type: "string" },
      "open-percent": { type: "string" },
    },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const config = readConfig();
  const { acres, "open-percent": openPercent, ...told } = values;
  // A file that is not there, or not ours to read, is said by the system's own words.
  await access(file, constants.R_OK);
  const stated = { acres: toFigure(acres), openPercent: toFigure(openPercent) };
  const read = await readProjectFile(file, { drawing: { stated } });
  if (!read.brought) {
    for (const line of toLines(read.file)) console.error(line);
    console.error("Nothing was written.");
    return false;
  }
  const { brought } = read;
  const { slug, sample: isSample, registration = null, ...texts } = told;
  return withDatabase(config, async ({ db }) => {
    const context = { db, clock: () => new Date() };
    const facts = { ...texts, isSample, registration };
    const done = await bringProject(context, { slug, facts, brought });
    if (done.ok) console.log(`${done.plots} plots are at /projects/${slug}.`);
    else console.error(WRONG[done.code]);
    return done.ok;
  });
});
