// Accounts whose process is killed at random moments: nothing told as done may be lost.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { CHEAP } from "#features/accounts/credentials/credentials-testing.ts";
import { makeHasher } from "#features/accounts/credentials/password-hash.server.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import type { DatabaseOptions, Db } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import * as schema from "#platform/db/schema.ts";
import { atMost, type Figure } from "./figure.ts";

const KILLS = 20;
const LONGEST_RUN_MS = 3000;

/** Runs a worker until it is killed; the steps that it told, as "step email". */
async function runUntilKilled(at: DatabaseOptions, run: number): Promise<string[]> {
  const worker = spawn(
    process.execPath,
    ["bench/account-worker.ts", at.databaseUrl ?? "", at.dataDir, String(run)],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let told = "";
  let complaint = "";
  worker.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  worker.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  const ended = once(worker, "close");
  while (!told.startsWith("open\n") && worker.exitCode === null) await wait(5);
  await wait(Math.random() * LONGEST_RUN_MS);
  worker.kill("SIGKILL");
  await ended;
  if (worker.signalCode !== "SIGKILL") throw new Error(complaint);
  return told.slice(0, told.lastIndexOf("\n")).split("\n").slice(1);
}

type Row = Awaited<ReturnType<typeof readAccounts>>[number];

async function readAccounts(db: Db) {
  const accounts = await db.select().from(schema.accounts);
  const of = async <T extends { accountId: string }>(rows: Promise<T[]>) =>
    Map.groupBy(await rows, ({ accountId }) => accountId);
  const sessions = await of(db.select().from(schema.sessions));
  const codes = await of(db.select().from(schema.oneTimeCodes));
  const saved = await of(db.select().from(schema.favourites));
  const links = await of(db.select().from(schema.resetLinks));
  const mails = Map.groupBy(await db.select().from(schema.mails), ({ recipient }) => recipient);
  return accounts.map((account) => ({
    account,
    sessions: sessions.get(account.id)?.length ?? 0,
    codes: codes.get(account.id)?.length ?? 0,
    saved: saved.get(account.id)?.length ?? 0,
    links: links.get(account.id)?.length ?? 0,
    mails: (mails.get(account.email) ?? [])
      .map(({ kind }) => kind)
      .sort()
      .join(" "),
  }));
}

/** The states that an account may be in, as they follow one another. */
const STATES: readonly ((row: Row) => boolean)[] = [
  (row) => shapeOf(row) === "unverified 0 1 0 0 verify-code",
  (row) => shapeOf(row) === "verified 1 0 0 0 verify-code",
  (row) => shapeOf(row) === "verified 1 0 1 0 verify-code",
  (row) => shapeOf(row) === "verified 1 0 1 1 reset-link verify-code",
  (row) => shapeOf(row) === "verified 0 0 1 0 password-changed reset-link verify-code",
];
const STEPS = ["signed-up", "verified", "saved", "link-sent", "reset"];

function shapeOf({ account, sessions, codes, saved, links, mails }: Row): string {
  const verified = account.verifiedAt ? "verified" : "unverified";
  return `${verified} ${sessions} ${codes} ${saved} ${links} ${mails}`;
}

async function prepare(db: Db): Promise<void> {
  const parsed = parseListing({ mlsNumber: "P1", name: "A", location: "B", propertyType: "Plot" });
  if (!parsed.ok) throw new Error("The listing does not parse");
  const row = { mlsNumber: "P1", position: 1, listing: parsed.listing, hash: "h" };
  await db.insert(schema.listings).values(row);
}

/** Kills workers at random moments, then looks at every account that they made. */
export async function killFigures(kind: string, at: DatabaseOptions): Promise<Figure[]> {
  const prepared = await openDatabase(at);
  await prepare(prepared.db);
  await prepared.close();
  const told: string[] = [];
  for (let kill = 0; kill < KILLS; kill++) told.push(...(await runUntilKilled(at, kill)));
  const database = await openDatabase(at);
  const rows = await readAccounts(database.db);
  await database.close();
  const states = new Map(rows.map((row) => [row.account.email, STATES.findIndex((is) => is(row))]));
  const lost = told.filter((line) => {
    const [step = "", email = ""] = line.split(" ");
    return (states.get(email) ?? -1) < STEPS.indexOf(step);
  });
  const half = [...states.values()].filter((state) => state === -1).length;
  const hasher = makeHasher({ cost: CHEAP, parallel: 2 });
  let wrongPassword = 0;
  for (const { account } of rows) {
    const isReset = states.get(account.email) === STEPS.length - 1;
    const password = isReset ? "seven paddy fields" : "three green parrots";
    if (!(await hasher.check(account.passwordHash, password)).matches) wrongPassword += 1;
  }
  return [
    atMost(`${kind}: acknowledged steps lost over ${KILLS} kills`, lost.length, 0, ""),
    atMost(`${kind}: half accounts`, half + wrongPassword, 0, ""),
    { name: `${kind}: acknowledged steps`, value: told.length, unit: "" },
  ];
}
