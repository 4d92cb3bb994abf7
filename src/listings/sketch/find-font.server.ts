import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A font of this folder, found upwards from this module: from the source and from the bundle. */
export function findFont(name: string): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const file = join(at, "src/listings/sketch", name);
    if (existsSync(file)) return file;
  }
  throw new Error(`No ${name} above ${import.meta.dirname}: the installation is broken.`);
}
