import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

const KEY_BYTES = 32;
const FILE = "second-factor.key";

/**
 * The key that secrets of second factors are sealed with: of the setting, or a file beside the
 * data that is made when it is missing. It is in no backup: a stolen one opens no console.
 */
export async function openSealingKey({
  SECOND_FACTOR_KEY,
  DATA_DIR,
}: Pick<Config, "SECOND_FACTOR_KEY" | "DATA_DIR">): Promise<Buffer> {
  if (SECOND_FACTOR_KEY) return Buffer.from(SECOND_FACTOR_KEY, "hex");
  const path = join(DATA_DIR, FILE);
  const stored = await readKey(path);
  if (stored) return stored;
  await mkdir(DATA_DIR, { recursive: true });
  const made = join(DATA_DIR, `${FILE}.${randomUUID()}`);
  await writeFile(made, randomBytes(KEY_BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
  // Whole or not at all: of two processes that begin at once, both take the first one's.
  await link(made, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(made);
  const key = await readKey(path);
  if (!key) throw new Error(`${path} could not be written.`);
  return key;
}

async function readKey(path: string): Promise<Buffer | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const key = Buffer.from(text.trim(), "hex");
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of 64 hex digits.`);
  return key;
}
