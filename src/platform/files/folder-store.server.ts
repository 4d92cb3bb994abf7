import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPictureFileName, type PictureStore, requireFileName } from "./picture-store.ts";

/** Files half written by a process that was killed carry this ending; nobody lists or finds them. */
const PARTIAL = ".partial";

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

/** Pictures as files of a folder, by the first two letters of their names; it is made when needed. */
export function folderStore(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, requireFileName(name).slice(0, 2), name);
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(join(path, ".."), { recursive: true });
      const partial = `${path}.${crypto.randomUUID()}${PARTIAL}`;
      try {
        await writeThrough(partial, bytes);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async find(name) {
      try {
        return new Uint8Array(await readFile(pathOf(name)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(name) {
      try {
        await access(pathOf(name));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: () => listFolder(folder),
  };
}

/** The bytes are on the disk before the name is: a power cut leaves no torn picture. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function* listFolder(folder: string) {
  for (const shelf of await namesIn(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue;
    for (const name of await namesIn(join(folder, shelf))) {
      if (!isPictureFileName(name)) continue;
      // Null for what was removed since the shelf was read.
      const about = await statOrNull(join(folder, shelf, name));
      if (about) yield { name, storedAt: about.mtime };
    }
  }
}

async function statOrNull(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return []; // no picture was stored yet
    throw error;
  }
}
