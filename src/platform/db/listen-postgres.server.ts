import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { CATALOGUE_CHANNEL, PROJECTS_CHANNEL, SETTINGS_CHANNEL } from "./catalogue-watch.server.ts";
import { GONE_AFTER_MS } from "./database-gone.ts";

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 10_000;
/** What stands between may forget a connection that says nothing, without telling either side. */
const LOOK_EVERY_MS = 10_000;

interface Listening {
  readonly url: string;
  /** How often the connection is looked at whether it still answers; 10 s unless told. */
  readonly lookEveryMs?: number;
  saw(version: string): void;
  readVersion(): Promise<string>;
  /** Told of a change of projects, and whenever one may have been missed. */
  sawProjects(): void;
  /** The same of the settings. */
  sawSettings(): void;
}

/**
 * Listens on a connection of its own until stopped. After each reconnection the version is read
 * again, so that a change made while nobody listened is seen too; a server that knows no LISTEN
 * is thereby asked at most every 10 s.
 */
export function listenToCatalogue(listening: Listening): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = keepListening(listening, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function keepListening(listening: Listening, stop: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => stop.addEventListener("abort", () => resolve()));
  let retryMs = FIRST_RETRY_MS;
  while (!stop.aborted) {
    const client = new Client({
      connectionString: listening.url,
      connectionTimeoutMillis: GONE_AFTER_MS,
      query_timeout: GONE_AFTER_MS,
      application_name: "sthalam catalogue listener",
    });
    let hasHeard = false;
    client.on("notification", ({ channel, payload }) => {
      if (channel === PROJECTS_CHANNEL) return listening.sawProjects();
      if (channel === SETTINGS_CHANNEL) return listening.sawSettings();
      hasHeard = true;
      listening.saw(payload ?? "");
    });
    const lost = connectionEnd(client);
    try {
      await client.connect();
      await client.query(`listen ${CATALOGUE_CHANNEL}`);
      await client.query(`listen ${PROJECTS_CHANNEL}`);
      await client.query(`listen ${SETTINGS_CHANNEL}`);
      retryMs = FIRST_RETRY_MS;
      listening.sawProjects();
      listening.sawSettings();
      const version = await listening.readVersion();
      // What was told while it was read may be newer; all that follows is told too.
      if (!hasHeard) listening.saw(version);
      await Promise.race([lost, stopped, untilDeaf(client, listening, stop)]);
    } catch {
      // Away, or no LISTEN there: what can be read is read, then all is tried again.
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
      await listening.readVersion().then(listening.saw, () => undefined);
      listening.sawProjects();
      listening.sawSettings();
    }
    await client.end().catch(() => undefined); // already closed
    if (!stop.aborted) await wait(retryMs, undefined, { signal: stop }).catch(() => undefined);
  }
}

/** Resolves once the server no longer answers on the connection, or nobody is to listen any more. */
async function untilDeaf(
  client: Client,
  { lookEveryMs = LOOK_EVERY_MS }: Listening,
  stop: AbortSignal,
): Promise<void> {
  try {
    for (;;) {
      await wait(lookEveryMs, undefined, { signal: stop, ref: false });
      await client.query("select 1");
    }
  } catch {
    // Which is the answer: whoever asked closes the connection, and makes a new one unless all stops.
  }
}

function connectionEnd(client: Client): Promise<void> {
  return new Promise((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
  });
}
