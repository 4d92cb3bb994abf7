// Lives many lives of accounts and tells each step once it is done, until it is killed.
import { eq } from "drizzle-orm";
import { askForReset, resetPassword } from "#accounts/reset-password.server.ts";
import { signUp } from "#accounts/sign-up.server.ts";
import { findLastMail, getCode, HOME, makeTestWork, person } from "#accounts/testing.ts";
import { verifyEmail } from "#accounts/verify-email.server.ts";
import { openDatabase } from "#db/client.server.ts";
import { accounts } from "#db/schema.ts";
import { saveHome } from "#favourites/saved-homes.server.ts";

const [databaseUrl, dataDir = "", run = "0"] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const { db } = database;

async function live(email: string): Promise<void> {
  const tell = (step: string) => process.stdout.write(`${step} ${email}\n`);
  const work = { ...makeTestWork(db), clock: () => new Date() };
  // A network of its own, that no limit ends the run.
  const caller = { ...HOME, network: email };
  await signUp(work, person(email), caller);
  tell("signed-up");
  await verifyEmail(work, { email, code: await getCode(db, email) }, caller);
  tell("verified");
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  await saveHome(work, account?.id ?? "", "P1");
  tell("saved");
  await askForReset(work, { email, language: "en" }, caller);
  tell("link-sent");
  const mail = await findLastMail(db, email);
  const path = mail?.kind === "reset-link" ? mail.values.path : "";
  const token = new URL(path, "http://localhost").searchParams.get("token") ?? "";
  await resetPassword(work, { token, email, newPassword: "seven paddy fields" }, caller);
  tell("reset");
}

process.stdout.write("open\n");
for (let at = 0; ; at++)
  await Promise.all([0, 1, 2].map((side) => live(`run-${run}-${at}-${side}@homes.example`)));
