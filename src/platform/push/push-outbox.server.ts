import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { accounts, pushDevices, pushNotes } from "#platform/db/schema.ts";
import type { PushTopic } from "./push-topics.ts";

interface QueuedPush {
  readonly topic: PushTopic;
  /** Of whose accounts; who has turned nothing on for it gets nothing. */
  readonly to: readonly string[];
  readonly kind: string;
  /** What it tells of: nothing of a person, as a lock screen shows it to anybody. */
  readonly values: unknown;
  readonly now: Date;
}

/**
 * Queues a notification to every device of these addresses that is on for the topic: it goes out if, and only if, the
 * transaction `tx` is committed. Returns for how many devices.
 */
export async function queuePush(
  tx: Db,
  { topic, to, kind, values, now }: QueuedPush,
): Promise<number> {
  if (to.length === 0) return 0;
  const devices = await tx
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .where(
      and(
        eq(pushDevices.topic, topic),
        inArray(accounts.email, [...to]),
        isNotNull(accounts.verifiedAt),
      ),
    );
  if (devices.length === 0) return 0;
  await tx.insert(pushNotes).values(
    devices.map(({ id }) => ({
      id: randomUUID(),
      deviceId: id,
      kind,
      values,
      createdAt: now,
      nextAt: now,
    })),
  );
  return devices.length;
}

/** Takes notes of a kind about leads back that have not gone out, such as in quiet hours: nobody is waited for there. */
export async function takePushBack(
  tx: Db,
  kind: string,
  references: readonly string[],
): Promise<void> {
  const isAbout = inArray(sql`${pushNotes.values} ->> 'reference'`, [...references]);
  await tx.delete(pushNotes).where(and(eq(pushNotes.kind, kind), isAbout));
}
