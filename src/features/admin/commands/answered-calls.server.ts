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

export type BegunCall =
  | { readonly kind: "begun" }
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
  if (begun.length > 0) return { kind: "begun" };
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
  return { kind: taken.length > 0 ? "begun" : "running" };
}

/** Keeps the answer of a call that was begun for the tries to come. */
export async function keepAnswer(db: Db, call: KeyedCall, answer: CallAnswer): Promise<void> {
  const { keyHash } = hashesOf(call);
  await db
    .update(answeredCalls)
    .set({ status: answer.status, answer: seal(answer.json, [sealingKey(call)], keyHash) })
    .where(eq(answeredCalls.keyHash, keyHash));
}

/** Gives up a call that was begun and has changed nothing: a try to come starts anew. */
export async function giveUpCall(db: Db, call: KeyedCall): Promise<void> {
  await db.delete(answeredCalls).where(eq(answeredCalls.keyHash, hashesOf(call).keyHash));
}

/** Forgets what calls before a moment were answered. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(answeredCalls).where(lt(answeredCalls.startedAt, before));
}

function hashesOf({ accountId, key, method, path, body }: KeyedCall) {
  return {
    keyHash: digest("console call", accountId, key),
    callHash: digest(method, path, body),
  };
}

function sealingKey({ key }: KeyedCall): Buffer {
  return Buffer.from(digest("answer to a console call", key), "hex");
}

function open(sealed: string, call: KeyedCall): string {
  const json = unseal(sealed, [sealingKey(call)], hashesOf(call).keyHash);
  if (json === null) throw new Error("The answer of a call is not as it was sealed.");
  return json;
}
