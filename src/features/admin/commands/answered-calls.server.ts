import { and, eq, lt } from "drizzle-orm";
import { digest, seal, unseal } from "#features/accounts/index.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { answeredCalls } from "#platform/db/schema.ts";

/** One call of the console as it can come again. */
export interface KeyedCall {
  readonly accountId: string;
  /** The Idempotency-Key: the same for every try at one and the same call. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** What a call was answered: its HTTP status and its JSON. */
export interface CallAnswer {
  readonly status: number;
  readonly json: string;
}

/** A try that has the call for itself. */
export interface BegunTry {
  readonly kind: "begun";
  readonly keyHash: string;
  readonly startedAt: Date;
}

export type BegunCall =
  | BegunTry
  /** An earlier try is under way. */
  | { readonly kind: "running" }
  | { readonly kind: "answered"; readonly answer: CallAnswer }
  /** The key came with another call before. */
  | { readonly kind: "key-reused" };

/** After that long a call without an answer is one whose process has died. */
const LONGEST_RUN_MS = MINUTE_MS;

/** Takes a call up: of several tries at once, in whatever processes, one has begun. */
export async function beginCall(db: Db, call: KeyedCall, now: Date): Promise<BegunCall> {
  const { keyHash, callHash } = hashesOf(call);
  const row = { keyHash, callHash, startedAt: now };
  const begun = await db.insert(answeredCalls).values(row).onConflictDoNothing().returning();
  const itself: BegunTry = { kind: "begun", keyHash, startedAt: now };
  if (begun.length > 0) return itself;
  const [before] = await db.select().from(answeredCalls).where(eq(answeredCalls.keyHash, keyHash));
  if (!before) return beginCall(db, call, now); // it was given up since
  if (before.callHash !== callHash) return { kind: "key-reused" };
  const { status, answer } = before;
  if (status !== null && answer !== null)
    return { kind: "answered", answer: { status, json: open(answer, call) } };
  const dead = new Date(now.getTime() - LONGEST_RUN_MS);
  const taken = await db
    .update(answeredCalls)
    .set({ startedAt: now })
    .where(and(eq(answeredCalls.keyHash, keyHash), lt(answeredCalls.startedAt, dead)))
    .returning();
  return taken.length > 0 ? itself : { kind: "running" };
}

/** Keeps the answer of a try for those to come; nothing where a later one has taken its place. */
export async function keepAnswer(
  db: Db,
  begun: BegunTry,
  { key, answer }: { readonly key: string; readonly answer: CallAnswer },
): Promise<void> {
  const sealed = seal(answer.json, [sealingKey(key)], begun.keyHash);
  await db.update(answeredCalls).set({ status: answer.status, answer: sealed }).where(isTry(begun));
}

/** Gives up a try that has changed nothing: one to come starts anew. */
export async function giveUpCall(db: Db, begun: BegunTry): Promise<void> {
  await db.delete(answeredCalls).where(isTry(begun));
}

function isTry({ keyHash, startedAt }: BegunTry) {
  return and(eq(answeredCalls.keyHash, keyHash), eq(answeredCalls.startedAt, startedAt));
}

/** Forgets what calls before a moment were answered. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(answeredCalls).where(lt(answeredCalls.startedAt, before));
}

function hashesOf({ accountId, key, method, path, body }: KeyedCall) {
  return {
    keyHash: digest("console call", accountId, key),
    // By the key as well: a body may be a telephone number, which is soon guessed.
    callHash: digest(key, method, path, body),
  };
}

function sealingKey(key: string): Buffer {
  return Buffer.from(digest("answer to a console call", key), "hex");
}

function open(sealed: string, call: KeyedCall): string {
  const json = unseal(sealed, [sealingKey(call.key)], hashesOf(call).keyHash);
  if (json === null) throw new Error("The answer of a call is not as it was sealed.");
  return json;
}
