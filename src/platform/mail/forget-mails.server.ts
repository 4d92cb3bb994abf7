import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { inArray, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";
import { readEml } from "./read-eml.ts";

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/**
 * Deletes the mail in the outbox, waiting or sent, that is to one of `names` or has one of them in
 * it: addresses, telephone numbers, references.
 */
export async function forgetMailsNaming(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const pattern = names.map(escaped).join("|");
  const isNamed = sql`${mails.values}::text ~ ${pattern}`;
  await tx.delete(mails).where(or(inArray(mails.recipient, [...names]), isNamed));
}

/** Files of mail in the folder, none when there is no folder. */
async function findFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return []; // no mail was ever written
    throw error;
  });
  return names.filter((name) => /\.eml(?:\.part)?$/.test(name)).map((name) => join(folder, name));
}

/** Deletes the files of mail that name one of `names`, in a header or in what they say. */
export async function forgetMailFilesNaming(
  folder: string,
  names: readonly string[],
): Promise<number> {
  let forgotten = 0;
  if (names.length === 0) return forgotten;
  for (const file of await findFiles(folder)) {
    const bytes = await readFile(file).catch(() => null); // swept meanwhile
    if (!bytes) continue;
    const { headers, text, html } = await readEml(bytes);
    const said = [...headers.values(), text, html].join("\n");
    if (!names.some((name) => said.includes(name))) continue;
    await rm(file, { force: true });
    forgotten++;
  }
  return forgotten;
}

/** Deletes the files of mail written before `before`. */
export async function sweepMailFiles(folder: string, before: Date): Promise<number> {
  let swept = 0;
  for (const file of await findFiles(folder)) {
    const { mtime } = await stat(file).catch(() => ({ mtime: before })); // swept by another process
    if (mtime >= before) continue;
    await rm(file, { force: true });
    swept++;
  }
  return swept;
}
