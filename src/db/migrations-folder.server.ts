import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Folder of the migrations, found upwards from this module: from `src/db` and from the bundle. */
export function findMigrationsFolder(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const folder = join(at, "src/db/migrations");
    if (existsSync(join(folder, "meta/_journal.json"))) return folder;
  }
  throw new Error(`No src/db/migrations above ${import.meta.dirname}: the installation is broken.`);
}
