// npm run projects:import -- FILE --slug SLUG --name NAME: a project by a CSV or XLSX file of its plots.
import { parseArgs } from "node:util";
import { bringProject } from "#features/projects/commands/bring-project.server.ts";
import { openDatabase } from "#platform/db/client.server.ts";
import { parseConfig } from "#server/config.ts";

const USAGE =
  "npm run projects:import -- FILE --slug SLUG --name NAME [--town TOWN] [--registration NUMBER] [--description TEXT] [--sample]";

const WRONG = {
  "bad-slug": "The slug is small letters, figures and hyphens, such as kanuru-acres.",
  "bad-facts": "Name, town, registration or description is missing or too long.",
  "slug-taken": "There is a project of this slug. Nothing was written.",
  unreadable: "The file cannot be read as CSV or XLSX. Nothing was written.",
} as const;

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      slug: { type: "string", default: "" },
      name: { type: "string", default: "" },
      town: { type: "string", default: "" },
      registration: { type: "string" },
      description: { type: "string", default: "" },
      sample: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  const settings = parseConfig(process.env);
  if (file === undefined || positionals.length > 1) throw new Error(USAGE);
  if (!settings.ok) throw new Error(settings.problems.join("\n"));
  const { DATABASE_URL, DATA_DIR } = settings.config;
  const { slug, sample: isSample, registration = null, ...texts } = values;
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
  try {
    const context = { db: database.db, clock: () => new Date() };
    const facts = { ...texts, isSample, registration };
    const done = await bringProject(context, { slug, facts, file });
    if (done.ok) console.log(`${done.plots} plots are at /projects/${slug}.`);
    else if (done.code === "bad-plots")
      for (const { row, column, value, code } of done.problems)
        console.error(`row ${row}, ${column || "the table"}: ${code} ${JSON.stringify(value)}`);
    else console.error(WRONG[done.code]);
    return done.ok;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
