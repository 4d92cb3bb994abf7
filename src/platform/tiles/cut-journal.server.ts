import { open, readFile } from "node:fs/promises";

/** What of a cut is done, in a file beside it: a line that names the cut, and one for each chunk. */
export interface CutJournal {
  readonly done: ReadonlySet<number>;
  /** Called once the chunk is safely written. */
  note(chunk: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens the journal of this cut: what it says of another one is forgotten. */
export async function openJournal(path: string, hash: string): Promise<CutJournal> {
  // Without a journal there is nothing to go on with.
  const text = await readFile(path, "utf8").catch(() => "");
  const [name, ...lines] = text.split("\n");
  const isOurs = name === hash;
  // The last line ends where a break came: only whole ones count.
  const done = new Set(isOurs ? lines.slice(0, -1).filter(Boolean).map(Number) : []);
  const file = await open(path, isOurs ? "a" : "w");
  if (!isOurs) await file.write(`${hash}\n`);
  return {
    done,
    note: async (chunk) => {
      await file.write(`${chunk}\n`);
    },
    close: () => file.close(),
  };
}
