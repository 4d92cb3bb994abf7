import { randomUUID } from "node:crypto";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type {
  SecurityEventKind,
  SecurityOutcome,
  SignInWay,
} from "#features/accounts/model/security-events.ts";
import { securityEvents } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";

/**
 * Something that happened to an account. It has no field for anything that was typed: kinds, ways
 * and devices are words of ours, the network was read as one, and ids are made here.
 */
export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly outcome: SecurityOutcome;
  /** Null when it is nobody's, as a guess at an address without an account. */
  readonly accountId: string | null;
  /** Null for what a command on the server's machine did. */
  readonly caller: Pick<Caller, "network" | "device"> | null;
  readonly way?: SignInWay;
}

/**
 * Writes what came of a try. One that was not looked at, for there were too many, is left out: a
 * stranger could fill the log with them.
 */
export async function recordTry(
  context: SecurityLogContext,
  result: { readonly ok: boolean; readonly code?: string },
  event: Omit<SecurityEvent, "outcome">,
): Promise<void> {
  if (result.code === "too-many-tries") return;
  await recordEvent(context, { ...event, outcome: result.ok ? "done" : "refused" });
}

/** Somebody signed in, as their session has them. */
interface SignedIn {
  readonly account: { readonly id: string };
  readonly caller: Caller;
}

/** What somebody signed in did, for `recordEvent`. */
export function doneBy({ account, caller }: SignedIn) {
  return { outcome: "done", accountId: account.id, caller } as const;
}

export type SecurityLogContext = Pick<AccountsContext, "db" | "clock" | "log">;

/**
 * Writes an event into the security log, which the owner sees and a job forgets, and as one line into
 * the site's log: there without network, for nobody knows how long that log is stored.
 */
export async function recordEvent(
  { db, clock, log }: SecurityLogContext,
  { kind, outcome, accountId, caller, way }: SecurityEvent,
): Promise<void> {
  const id = randomUUID();
  await db.insert(securityEvents).values({
    id,
    at: clock(),
    kind,
    outcome,
    accountId,
    way: way ?? null,
    network: caller?.network ?? null,
    device: caller?.device ?? "",
  });
  log.info({ security: kind, outcome, way, account: accountId, event: id }, "security");
}
