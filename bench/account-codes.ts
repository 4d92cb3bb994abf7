// Whether a code ever works when it must not.

import { wrongCode } from "#features/accounts/credentials/credentials-testing.ts";
import { issueCode, redeemCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import { atMost, type Figure } from "./figure.ts";

const CODES = 1000;
const EMAIL = "codes@homes.example";
const ACCOUNT = "00000000-0000-4000-8000-000000000001";
const OWNER = { accountId: ACCOUNT, purpose: "verify-email" } as const;

/** Makes codes, spoils each in one way, and counts those that still work. */
async function acceptedAfter(
  db: Db,
  spoil: (code: string, redeem: (code: string) => Promise<string | null>) => Promise<Date>,
): Promise<number> {
  let accepted = 0;
  for (let made = 0; made < CODES; made++) {
    const now = new Date();
    const { code } = await issueCode(db, OWNER, { email: EMAIL, now });
    const redeem = (given: string, at = now) =>
      db.transaction((tx) => redeemCode(tx, OWNER, { code: given, now: at }));
    const later = await spoil(code, redeem);
    if ((await redeem(code, later)) !== null) accepted += 1;
  }
  return accepted;
}

/** Codes of 1,000 that work after five wrong tries, after ten minutes, and a second time. */
export async function codeFigures({ db }: { readonly db: Db }): Promise<Figure[]> {
  const now = new Date();
  const account = {
    id: ACCOUNT,
    email: EMAIL,
    name: "Ravi",
    language: "en" as const,
    createdAt: now,
  };
  await db.insert(accounts).values(account);
  const tried = await acceptedAfter(db, async (code, redeem) => {
    for (let tries = 0; tries < 5; tries++) await redeem(wrongCode(code));
    return new Date();
  });
  const expired = await acceptedAfter(db, async () => new Date(Date.now() + 600_000));
  const used = await acceptedAfter(db, async (code, redeem) => {
    if ((await redeem(code)) !== EMAIL) throw new Error("A good code did not work.");
    return new Date();
  });
  return [
    atMost(`codes of ${CODES} accepted after five wrong tries`, tried, 0, ""),
    atMost(`codes of ${CODES} accepted after ten minutes`, expired, 0, ""),
    atMost(`codes of ${CODES} accepted a second time`, used, 0, ""),
  ];
}
