// What the site mailed to somebody, read from the outbox of files that stands in for a mail server.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { type ReadMail, readEml } from "../src/platform/mail/read-eml.ts";

const PATIENCE_MS = 15_000;

/** Where a site keeps its data; that of the whole run unless told. */
type Folder = string | undefined;

async function mailsTo(address: string, dataDir: Folder): Promise<ReadMail[]> {
  const folder = join(dataDir ?? inject("dataDir"), "mail");
  const files = await readdir(folder).catch(() => []); // the first mail makes the folder
  const own = files.filter((name) => name.endsWith(".eml") && name.includes(`-${address}-`));
  return Promise.all(own.sort().map(async (name) => readEml(await readFile(join(folder, name)))));
}

/** Finds something in the newest mail to an address that holds it, past the first `after` of them. */
async function findInMail(
  address: string,
  pattern: RegExp,
  after = 0,
  dataDir?: Folder,
): Promise<string> {
  const limit = Date.now() + PATIENCE_MS;
  while (Date.now() < limit) {
    const mails = (await mailsTo(address, dataDir)).slice(after);
    // Another mail may come between: an agent is told of leads as well.
    const found = mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? []).at(-1);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No mail to ${address} holds ${pattern}.`);
}

/** The text of each mail to an address that holds a text, once `count` of them are there. */
export async function mailsWith(address: string, text: string, count = 1): Promise<string[]> {
  const limit = Date.now() + PATIENCE_MS;
  for (;;) {
    const mails = (await mailsTo(address, undefined)).map((mail) => mail.text);
    const found = mails.filter((mail) => mail.includes(text));
    if (found.length >= count) return found;
    if (Date.now() > limit) throw new Error(`No mail to ${address} holds ${text}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The code of the newest mail, once more than `after` mails have come. */
export function codeFor(address: string, after = 0, dataDir?: Folder): Promise<string> {
  return findInMail(address, /\b\d{6}\b/, after, dataDir);
}

/** Path of the link in the newest mail that carries a secret after its `#`. */
export async function secretPathFor(address: string, after = 0, dataDir?: Folder): Promise<string> {
  const link = new URL(await findInMail(address, /https?:\/\/\S+#token=\S+/, after, dataDir));
  return link.pathname + link.search + link.hash;
}

/** Path of the link in the newest mail to an address that is like this. */
export async function linkFor(address: string, like: RegExp, dataDir?: Folder): Promise<string> {
  const link = new URL(await findInMail(address, like, 0, dataDir));
  return link.pathname + link.search;
}

/** The calendar's file of the newest mail to an address, once `count` mails have come. */
export async function calendarFor(address: string, count: number, dataDir?: Folder) {
  await findInMail(address, /./, count - 1, dataDir);
  return (await mailsTo(address, dataDir)).at(-1)?.calendar ?? "";
}

let made = 0;

/** An address that nobody has used yet. */
export function newAddress(name: string): string {
  made += 1;
  return `${name}-${process.pid}-${Date.now()}-${made}@home.example`;
}
