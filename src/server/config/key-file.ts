import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Keys of 32 bytes, the current one first, then those that it took over from. */
export type Keys = readonly [Buffer, ...Buffer[]];

const KEY_BYTES = 32;

interface KeyPlace {
  /** The setting's value, where it is set. */
  readonly given: string | undefined;
  /** Its name. */
  readonly setting: string;
  /** The file that holds the keys else, one a line. */
  readonly path: string;
  readonly make: () => Buffer;
}

/** Keys of a setting, else of a file beside the data that is made when it is missing. */
export async function openKeys({ given, setting, path, make }: KeyPlace): Promise<Keys> {
  if (given) return parseKeys(given, setting);
  const stored = await readKeys(path);
  if (stored) return stored;
  await mkdir(dirname(path), { recursive: true });
  const made = `${path}.${randomUUID()}`;
  await writeFile(made, make().toString("hex"), { mode: 0o600, flag: "wx" });
  // Whole or not at all: of two processes that begin at once, both take the first one's.
  await link(made, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(made);
  const keys = await readKeys(path);
  if (!keys) throw new Error(`${path} could not be written.`);
  return keys;
}

async function readKeys(path: string): Promise<Keys | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : parseKeys(text, path);
}

function parseKeys(text: string, from: string): Keys {
  const [current, ...older] = text
    .trim()
    .split(/[\s,]+/)
    .map((hex) => Buffer.from(hex, "hex"));
  if (!current || [current, ...older].some((key) => key.length !== KEY_BYTES))
    throw new Error(`${from} does not hold keys of 64 hex digits.`);
  return [current, ...older];
}
