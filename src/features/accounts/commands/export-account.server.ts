import { asc, count, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type {
  AskedExport,
  ExportElsewhere,
  PersonExport,
} from "#features/accounts/model/person-export.ts";
import type { ProofNeeded } from "#features/accounts/model/refusals.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  emailUndos,
  identities,
  knownBrowsers,
  mails,
  passkeys,
  recoveryCodes,
  secondFactors,
  securityEvents,
  sessions,
  teamInvitations,
  teamMembers,
} from "#platform/db/schema.ts";
import { findMailsNaming } from "#platform/mail/forget-mails.server.ts";
import { findPushDevices, findSetQuietHours } from "#platform/push/push-devices.server.ts";
import { checkFreshProof } from "./fresh-proof.server.ts";
import type { Session } from "./sessions.server.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * Everything about the owner of a session, after a fresh proof; the security log says that it was
 * asked for. Secrets are none of it: of passwords, codes and keys it says that there are some.
 */
export async function exportAccount(
  context: AccountsContext,
  session: Session,
): Promise<{ readonly ok: true; readonly person: PersonExport } | ProofNeeded> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  await recordEvent(context, { kind: "data-exported", ...doneBy(session) });
  const { db, exportElsewhere } = context;
  const { account } = session;
  const elsewhere = await exportElsewhere(db, account);
  return { ok: true, person: { ...(await findOwnParts(db, account)), ...elsewhere } };
}

type OwnParts = Omit<PersonExport, keyof ExportElsewhere>;

async function findOwnParts(db: Db, account: Session["account"]): Promise<OwnParts> {
  const { id, email } = account;
  return {
    ...toAccountParts(account),
    ...(await findKeys(db, id)),
    ...(await findVisits(db, id)),
    ...(await findTeamParts(db, account)),
    formerEmails: (await db.select().from(emailUndos).where(eq(emailUndos.accountId, id))).map(
      (undo) => ({
        email: undo.email,
        changedAt: iso(undo.createdAt),
        expiresAt: iso(undo.expiresAt),
      }),
    ),
    mails: (await db.select().from(mails).where(eq(mails.recipient, email))).map(toMailEntry),
  };
}

/** An account by itself, as its owner gets it. */
function toAccountParts(account: Session["account"]): Pick<OwnParts, "account" | "consent"> {
  const { name, email, pendingEmail, language, noticeVersion } = account;
  return {
    account: [
      {
        name,
        email,
        pendingEmail,
        language,
        hasPassword: account.passwordHash !== null,
        createdAt: iso(account.createdAt),
        lastSignInAt: iso(account.lastSignInAt),
      },
    ],
    consent: [{ noticeVersion, agreedAt: iso(account.agreedAt) }],
  };
}

function toMailEntry(mail: Pick<typeof mails.$inferSelect, "kind" | "createdAt" | "sentAt">) {
  return { what: mail.kind, createdAt: iso(mail.createdAt), sentAt: iso(mail.sentAt) };
}

/**
 * Of an account what an agent hands out at its owner's wish, and the mail of some kinds that names one of
 * `names`: of other kinds it tells when somebody logged in, and that something is saved.
 */
export async function exportAsked(
  db: Db,
  accountId: string | null,
  { kinds, names }: { readonly kinds: ReadonlySet<string>; readonly names: readonly string[] },
): Promise<Pick<AskedExport, "account" | "consent" | "mails">> {
  const [account] = accountId
    ? await db.select().from(accounts).where(eq(accounts.id, accountId))
    : [];
  const named = await findMailsNaming(db, names);
  return {
    ...(account ? toAccountParts(account) : { account: [], consent: [] }),
    mails: named.filter(({ kind }) => kinds.has(kind)).map(toMailEntry),
  };
}

async function findKeys(
  db: Db,
  accountId: string,
): Promise<Pick<OwnParts, "identities" | "passkeys" | "codeApps">> {
  const linked = await db.select().from(identities).where(eq(identities.accountId, accountId));
  const keys = await db.select().from(passkeys).where(eq(passkeys.accountId, accountId));
  const apps = await db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
  const [codes] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return {
    identities: linked.map(({ issuer, subject, createdAt }) => ({
      issuer,
      subject,
      createdAt: iso(createdAt),
    })),
    passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    codeApps: apps.map(({ confirmedAt }) => ({
      createdAt: iso(confirmedAt),
      recoveryCodes: codes?.left ?? 0,
    })),
  };
}

/** What is stored of who works in the console, or is asked to; who invited is about the other. */
async function findTeamParts(
  db: Db,
  { id, email }: Session["account"],
): Promise<Pick<OwnParts, "quietHours" | "team">> {
  const hours = await findSetQuietHours(db, id);
  const members = await db.select().from(teamMembers).where(eq(teamMembers.email, email));
  const invited = await db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
  return {
    quietHours: hours ? [hours] : [],
    team: [
      ...members.map(({ role, addedAt }) => ({
        role,
        addedAt: iso(addedAt),
        invitedAt: null,
        expiresAt: null,
      })),
      ...invited.map(({ role, createdAt, expiresAt }) => ({
        role,
        addedAt: null,
        invitedAt: iso(createdAt),
        expiresAt: iso(expiresAt),
      })),
    ],
  };
}

async function findVisits(
  db: Db,
  accountId: string,
): Promise<Pick<OwnParts, "sessions" | "knownBrowsers" | "notifications" | "securityEvents">> {
  const open = await db.select().from(sessions).where(eq(sessions.accountId, accountId));
  const browsers = await db
    .select()
    .from(knownBrowsers)
    .where(eq(knownBrowsers.accountId, accountId));
  const devices = await findPushDevices(db, accountId);
  const events = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.accountId, accountId))
    .orderBy(asc(securityEvents.at));
  return {
    sessions: open.map(({ device, createdAt, lastUsedAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
    })),
    knownBrowsers: browsers.map(({ lastUsedAt }) => ({ lastUsedAt: iso(lastUsedAt) })),
    notifications: devices.map(({ topic, device, createdAt, lastSentAt }) => ({
      topic,
      device,
      createdAt: iso(createdAt),
      sentAt: iso(lastSentAt),
    })),
    securityEvents: events.map(({ at, kind, outcome, way, network, device }) => ({
      at: iso(at),
      what: kind,
      outcome,
      way,
      network,
      device,
    })),
  };
}
