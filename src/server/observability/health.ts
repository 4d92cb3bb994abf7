import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import type { Database } from "#platform/db/database.ts";
import { DatabaseGoneError } from "#platform/db/database-gone.ts";
import { attempts } from "#platform/db/schema.ts";

/** Strangers may ask: they cause one writing in this time. */
const WRITTEN_FOR_MS = 5_000;
const PROBE_BYTES = 64 * 1024;

/**
 * `/livez`: the process runs. `/readyz`: it has a catalogue, its database answers, and both the
 * database and the folder of the data take what is written; else 503.
 */
export function healthApi(
  database: Database,
  live: Pick<LiveCatalogue, "current">,
  dataDir: string,
): Hono {
  const write = atMostEvery(WRITTEN_FOR_MS, () => probeWriting(database, dataDir));
  return new Hono()
    .get("/livez", (c) => c.json({ status: "alive" }))
    .get("/readyz", async (c) => {
      const { version } = live.current();
      await database.ping();
      await write();
      return c.json({ status: "ready", catalogue: version });
    });
}

/** All who ask within the time share one run and what came of it. */
function atMostEvery(milliseconds: number, run: () => Promise<void>): () => Promise<void> {
  let last: { readonly at: number; readonly done: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= milliseconds) last = { at: now, done: run() };
    return last.done;
  };
}

/** Throws what is answered by 503 when a full or locked disk takes nothing more. */
async function probeWriting({ db }: Database, dataDir: string): Promise<void> {
  const now = new Date();
  const row = { key: "readyz", count: 0, nextAt: now, forgottenAt: now };
  const file = join(dataDir, `.probe-${randomUUID()}`);
  try {
    const same = { target: attempts.key, set: { nextAt: now, forgottenAt: now } };
    await db.insert(attempts).values(row).onConflictDoUpdate(same);
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600, flush: true });
  } catch (error) {
    throw new DatabaseGoneError(error);
  } finally {
    // What could not be written may not be there.
    await rm(file, { force: true }).catch(() => undefined);
  }
}
