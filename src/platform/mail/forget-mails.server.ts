import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { asc, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";
import { readEml } from "./read-eml.ts";

/** What of JSON stands for one character that is no letter, so that the name after it begins there. */
const ESCAPED = String.raw`\\(?:[bfnrt]|u[0-9a-f]{4})`;

/**
 * A pattern, for PostgreSQL and for JavaScript, of a text that has one of the names by itself: an
 * address with more before it, or more behind it, names somebody else: "a@homes.example.in" is not
 * "a@homes.example". Marks before a name are of an address where a letter or digit stands before them. People
 * write addresses and references in capitals too.
 */
function naming(names: readonly string[]): string {
  const begins = `(?:^|[^A-Za-z0-9._+-]|${ESCAPED}|(?:^|[^A-Za-z0-9._+-]|${ESCAPED})[._+-]+)`;
  return `${begins}(?:${names.flatMap(formsOf).join("|")})`;
}

/**
 * A full stop behind an address ends a sentence where no small letter or digit follows it; behind one with
 * capitals also no two of them: "A@HOMES.EXAMPLE.IN" is another's.
 */
const ENDS = "(?:$|[^A-Za-z0-9.-]|[.-]+(?:$|[^a-z0-9.-]))";
const ENDS_IN_CAPITALS = "(?:$|[^A-Za-z0-9.-]|[.-]+(?:$|[^A-Za-z0-9.-]|[A-Z](?:$|[^A-Z])))";

function formsOf(name: string): string[] {
  if (!name.includes("@")) return [`${inAnyCase(name)}(?:$|[^A-Za-z0-9])`];
  return [escaped(name) + ENDS, inAnyCase(name) + ENDS_IN_CAPITALS];
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function inAnyCase(name: string): string {
  const either = (letter: string) => {
    const [small, capital] = [letter.toLowerCase(), letter.toUpperCase()];
    // A letter that is several as a capital stands as it is.
    const isOne = small.length === capital.length && small !== capital;
    return isOne ? `[${small}${capital}]` : escaped(letter);
  };
  return Array.from(name, either).join("");
}

/** The mail that is to one of `names` or has one of them in it: addresses, telephone numbers, references. */
function isNaming(names: readonly string[]): SQL | undefined {
  return or(inArray(mails.recipient, [...names]), sql`${mails.values}::text ~ ${naming(names)}`);
}

/** Deletes the mail in the outbox, waiting or sent, that is to one of `names` or has one of them in it. */
export async function forgetMailsNaming(tx: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await tx.delete(mails).where(isNaming(names));
}

/** The mail that `forgetMailsNaming` would delete, the oldest first. */
export async function findMailsNaming(
  db: Db,
  names: readonly string[],
): Promise<(typeof mails.$inferSelect)[]> {
  if (names.length === 0) return [];
  return db.select().from(mails).where(isNaming(names)).orderBy(asc(mails.createdAt));
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
  const isNamed = new RegExp(naming(names));
  for (const file of await findFiles(folder)) {
    const bytes = await readFile(file).catch(() => null); // swept meanwhile
    if (!bytes) continue;
    const { headers, text, html } = await readEml(bytes);
    const said = [...headers.values(), text, html].join("\n");
    if (!isNamed.test(said)) continue;
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
