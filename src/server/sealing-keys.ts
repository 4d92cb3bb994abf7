import { randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SealingKeys } from "#features/accounts/index.server.ts";
import type { Config } from "./config.ts";

const KEY_BYTES = 32;
const FILE = "second-factor.key";

/**
 * The keys of secrets of second factors, the current one first and those that it took over from
 * after it: of the setting, or of a file beside the data, one a line, that is made when it is
 * missing. They are in no backup: a stolen one opens no account.
 */
export async function openSealingKeys({
  SECOND_FACTOR_KEY,
  DATA_DIR,
}: Pick<Config, "SECOND_FACTOR_KEY" | "DATA_DIR">): Promise<SealingKeys> {
  if (SECOND_FACTOR_KEY) return parseKeys(SECOND_FACTOR_KEY, "SECOND_FACTOR_KEY");
  const path = join(DATA_DIR, FILE);
  const stored = await readKeys(path);
  if (stored) return stored;
  await mkdir(DATA_DIR, { recursive: true });
  const made = join(DATA_DIR, `${FILE}.${randomUUID()}`);
  await writeFile(made, randomBytes(KEY_BYTES).toString("hex"), { mode: 0o600, flag: "wx" });
  // Whole or not at all: of two processes that begin at once, both take the first one's.
  await link(made, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(made);
  const keys = await readKeys(path);
  if (!keys) throw new Error(`${path} could not be written.`);
  return keys;
}

async function readKeys(path: string): Promise<SealingKeys | null> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : parseKeys(text, path);
}

function parseKeys(text: string, from: string): SealingKeys {
  const [current, ...older] = text
    .trim()
    .split(/[\s,]+/)
    .map((hex) => Buffer.from(hex, "hex"));
  if (!current || [current, ...older].some((key) => key.length !== KEY_BYTES))
    throw new Error(`${from} does not hold keys of 64 hex digits.`);
  return [current, ...older];
}
