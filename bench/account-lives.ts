// The life of an account, told step by step.
import { eq } from "drizzle-orm";
import {
  findLastMail,
  getCode,
  HOME,
  makeTestContext,
  person,
} from "#features/accounts/accounts-testing.ts";
import { askForReset, resetPassword } from "#features/accounts/commands/reset-password.server.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { verifyEmail } from "#features/accounts/commands/verify-email.server.ts";
import { saveHome } from "#features/saved/commands/saved-homes.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";

/** Signs up, verifies, saves a home and sets a new password; tells each step once it is done. */
export async function live(db: Db, email: string): Promise<void> {
  const tell = (step: string, { ok }: { readonly ok: boolean } = { ok: true }) => {
    if (!ok) throw new Error(`Refused: ${step}`);
    process.stdout.write(`${step} ${email}\n`);
  };
  const context = { ...makeTestContext(db), clock: () => new Date() };
  // A network of its own, that no limit ends the run.
  const caller = { ...HOME, network: email };
  tell("signed-up", await signUp(context, person(email), caller));
  const code = await getCode(db, email);
  tell("verified", await verifyEmail(context, { email, code }, caller));
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  await saveHome(context, account?.id ?? "", { mlsNumber: "P1" });
  tell("saved");
  await askForReset(context, { email, language: "en" }, caller);
  tell("link-sent");
  const mail = await findLastMail(db, email);
  const path = mail?.kind === "reset-link" ? mail.values.path : "";
  const { hash } = new URL(path, context.origin);
  const token = new URLSearchParams(hash.slice(1)).get("token") ?? "";
  const newPassword = "seven paddy fields";
  tell("reset", await resetPassword(context, { token, email, newPassword }, caller));
}
