import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes the backups (`*.backup`) of the folder that were made before `before`. The newest stays
 * whatever its age: with backups that have stopped, the last one is all there is.
 */
export async function pruneBackups(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []; // no backup was made yet
    throw error;
  });
  const files = names.filter((name) => name.endsWith(".backup")).map((name) => join(folder, name));
  const made = await Promise.all(
    files.map(async (file) => ({ file, at: (await stat(file)).mtime })),
  );
  const [, ...older] = made.sort((a, b) => b.at.getTime() - a.at.getTime());
  const over = older.filter(({ at }) => at < before).map(({ file }) => file);
  for (const file of over) await rm(file, { force: true });
  return over;
}
