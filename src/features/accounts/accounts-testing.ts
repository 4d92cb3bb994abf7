import { randomBytes } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { accounts, mails, teamMembers } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import type { QueuedMail } from "#platform/mail/mail.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { openSession, touchSession } from "./commands/sessions.server.ts";
import { type IdentityClaims, signInByIdentity } from "./commands/sign-in-by-identity.server.ts";
import { signUp } from "./commands/sign-up.server.ts";
import { verifyEmail } from "./commands/verify-email.server.ts";
import { CHEAP } from "./credentials/credentials-testing.ts";
import { makeHasher } from "./credentials/password-hash.server.ts";
import type { ACCOUNT_MAILS } from "./mails/account-mails.server.ts";
import type { Role } from "./model/team.ts";

export const HOME: Caller = {
  network: "192.0.2.7",
  device: "Firefox on Linux",
  browserKey: "a-browser-that-is-known",
  token: null,
};

export const AGENT = "agent@plots.example";

/** Whom `startWithAccount` signs in where a test names nobody. */
export const EMAIL = "ravi@homes.example";

/** The password of every account whose test gives it none. */
export const PASSWORD = "three green parrots";

/** What a provider says of somebody it knows. */
export const CLAIMS: IdentityClaims = {
  issuer: "https://id.example/",
  subject: "google|7",
  email: EMAIL,
  emailVerified: true,
  name: "Ravi Kumar",
  language: "en",
};

/** A site's log that takes nothing more; an event that is written there fails with it. */
export const FULL_LOG = {
  info: () => {
    throw new Error("the log is full");
  },
};

/** A mail of an account in the outbox. */
type AccountMail = QueuedMail<typeof ACCOUNT_MAILS>;

/** What commands work with, on a clock that stands still until told. */
export interface TestContext extends AccountsContext {
  /** Moves the clock on. */
  pass(seconds: number): void;
}

export function makeTestContext(db: Db, cost = CHEAP): TestContext {
  let now = Date.parse("2026-03-02T04:30:00Z");
  return {
    db,
    clock: () => new Date(now),
    hasher: makeHasher({ cost, parallel: 2 }),
    origin: "http://localhost:3000",
    log: { info: () => undefined },
    sealingKeys: [randomBytes(32)],
    movePerson: async () => undefined,
    forgetPerson: async () => [],
    exportElsewhere: async () => ({
      savedHomes: [],
      savedSearches: [],
      alerts: [],
      requests: [],
      requestEvents: [],
      joins: [],
      plots: [],
      visitCalendar: [],
    }),
    forgetMailFiles: async () => undefined,
    pass: (seconds) => {
      now += seconds * 1000;
    },
  };
}

/** The newest mail to an address, null when none was queued. */
export async function findLastMail(db: Db, to: string): Promise<AccountMail | null> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, to))
    .orderBy(desc(mails.createdAt));
  return (rows[0] as AccountMail | undefined) ?? null;
}

/** The code in the newest mail to an address. */
export async function getCode(db: Db, to: string): Promise<string> {
  const mail = await findLastMail(db, to);
  if (!mail || !("code" in mail.values))
    throw new Error(`The newest mail to ${to} is ${mail?.kind}.`);
  return mail.values.code;
}

export function person(email: string, password = PASSWORD) {
  return {
    name: "Lakshmi Devi",
    email,
    password,
    language: "te" as const,
    noticeVersion: "2026-11-23",
  };
}

/** Takes an address into the team, whatever it was before. */
export async function takeIn(db: Db, email: string, role: Role = "agent"): Promise<void> {
  const member = { email, role, addedAt: new Date("2026-03-01T04:30:00Z") };
  await db
    .insert(teamMembers)
    .values(member)
    .onConflictDoUpdate({ target: teamMembers.email, set: { role } });
}

/** Signs up, verifies and signs in, `AGENT` as one of the team; the account's id and the session's token. */
export async function join(context: AccountsContext, email: string, password?: string) {
  if (email === AGENT) await takeIn(context.db, email);
  const signedUp = await signUp(context, person(email, password), HOME);
  if (!signedUp.ok) throw new Error(signedUp.code);
  const code = await getCode(context.db, email);
  const signedIn = await verifyEmail(context, { email, code }, HOME);
  if (!signedIn.ok) throw new Error(signedIn.code);
  const [account] = await context.db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error("no account");
  return { accountId: account.id, token: signedIn.token };
}

/** The session that a token opens. */
export async function getSession(context: AccountsContext, token: string) {
  const session = await touchSession(context, { ...HOME, token });
  if (!session) throw new Error("no session");
  return session;
}

/** Joins as `join` does, taken into the team before where a role is given; the opened session as well. */
export async function joinWithSession(context: AccountsContext, email: string, role?: Role) {
  if (role) await takeIn(context.db, email, role);
  const joined = await join(context, email);
  return { ...joined, session: await getSession(context, joined.token) };
}

/** Signs in whom `CLAIMS` are of, who has no password; the opened session. */
export async function joinByIdentity(context: AccountsContext) {
  const signedIn = await signInByIdentity(context, CLAIMS, HOME);
  return getSession(context, "token" in signedIn ? signedIn.token : "");
}

/** What commands work with, and an account whose owner is signed in. */
export async function startWithAccount(db: Db, email = EMAIL, role?: Role) {
  const context = makeTestContext(db);
  const joined = await joinWithSession(context, email, role);
  /** Opens another session of the account; its token. */
  const open = (device = HOME.device) =>
    db.transaction(async (tx) => {
      const owner = { id: joined.accountId, email, language: "te" } as const;
      const arriving = { way: "password", caller: { ...HOME, device } } as const;
      return (await openSession({ ...context, db: tx }, owner, arriving)).token;
    });
  return { context, db, ...joined, open };
}

/** The token in the path of a mailed link; empty where there is none. */
export function tokenOfLink(path = ""): string {
  return new URLSearchParams(path.split("#")[1]).get("token") ?? "";
}
