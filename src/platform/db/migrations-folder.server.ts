import { fileURLToPath } from "node:url";

/** Folder of the migrations, beside this module and in the build. */
export function findMigrationsFolder(): string {
  return fileURLToPath(new URL("./migrations/", import.meta.url));
}
