import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { openDatabase } from "./open-database.server.ts";

const CACHE = "node_modules/.cache/sthalam";
const MIGRATIONS = "src/platform/db/migrations";
const ENGINE = "node_modules/@electric-sql/pglite/package.json";

/** Another folder for other migrations or another engine. */
function templateFolder(): string {
  const hash = createHash("sha256").update(readFileSync(ENGINE));
  for (const name of readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort())
    hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return join(CACHE, `pglite-${hash.digest("hex").slice(0, 16)}`);
}

/**
 * Puts an embedded database as the migrations leave it into a folder. Making one takes seconds and a
 * copy of it a fraction, so that it is made once for all tests.
 */
export async function copyPgliteTemplate(dataDir: string): Promise<void> {
  const template = templateFolder();
  if (!existsSync(template)) await makeTemplate(template);
  cpSync(join(template, "db"), join(dataDir, "db"), { recursive: true });
}

async function makeTemplate(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, "making-"));
  const database = await openDatabase({ dataDir: made });
  await database.close();
  try {
    renameSync(made, template);
  } catch (error) {
    // Another worker of the run was quicker, and its template is as good.
    rmSync(made, { recursive: true });
    if (!existsSync(template)) throw error;
  }
}
