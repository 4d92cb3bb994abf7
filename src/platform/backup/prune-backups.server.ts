import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** What `makeBackupFile` writes to, and leaves behind where its process is ended meanwhile. */
const PARTIAL = /\.backup\.\d+\.partial$/;

/**
 * Deletes the backups (`*.backup`) of the folder that were made before `before`, and parts of such that were
 * never finished: people stand in them all the same. The newest backup stays whatever its age: with
 * backups that have stopped, the last one is all there is.
 */
export async function pruneBackups(folder: string, before: Date): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []; // no backup was made yet
    throw error;
  });
  const [, ...older] = await newestFirst(
    folder,
    names.filter((name) => name.endsWith(".backup")),
  );
  const parts = await newestFirst(
    folder,
    names.filter((name) => PARTIAL.test(name)),
  );
  const over = [...older, ...parts].filter(({ at }) => at < before).map(({ file }) => file);
  for (const file of over) await rm(file, { force: true });
  return over;
}

/** Files alone: a link says nothing of when what it leads to was made, nor whether that is there. */
async function newestFirst(folder: string, names: readonly string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      // A part goes once its backup is finished, a backup by another process that prunes: between two looks.
      const about = await lstat(file).catch(() => null);
      return about?.isFile() ? [{ file, at: about.mtime }] : [];
    }),
  );
  return found.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
}
