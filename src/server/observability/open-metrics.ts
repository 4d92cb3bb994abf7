import type { Logger } from "pino";
import type { LiveCatalogue } from "#features/search/index.server.ts";
import type { Database } from "#platform/db/database.ts";
import { answerInTime, isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import type { Admission } from "#platform/http/admission.ts";
import { findJobRows } from "#platform/jobs/job-store.server.ts";
import { countOutbox } from "#platform/mail/count-outbox.server.ts";
import type { Config } from "#server/config/config.ts";
import type { Metrics } from "./metrics.ts";
import { listenForMetrics } from "./serve-metrics.ts";

type MetricSettings = Pick<Config, "METRICS_PORT" | "METRICS_HOST" | "METRICS_TOKEN">;

interface Measured {
  readonly database: Database;
  readonly live: LiveCatalogue;
  readonly admission: Pick<Admission<string>, "counts">;
  readonly log: Logger;
}

export interface OpenMetrics {
  /** Null when no setting asks for them: then nothing is counted. */
  readonly metrics: Metrics | null;
  close(): void;
}

/** Metrics of this process, on a port of their own where one is set. */
export async function openMetrics(
  { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN }: MetricSettings,
  { database, live, admission, log }: Measured,
): Promise<OpenMetrics> {
  if (!port && !METRICS_TOKEN) return { metrics: null, close: () => undefined };
  // Its library comes with the first site that wants it.
  const { createMetrics } = await import("./metrics.ts");
  const metrics = createMetrics({
    pool: () => database.connections(),
    admission: () => admission.counts(),
    outbox: () => whileThere(countOutbox(database.db, new Date())),
    jobsDone: async () => {
      const rows = await whileThere(findJobRows(database.db));
      const done = [...(rows ?? [])].flatMap(([name, { succeededAt }]) =>
        succeededAt ? [[name, succeededAt] as const] : [],
      );
      return new Map(done);
    },
    catalogue: () => {
      const { version, index } = live.current();
      return { version, listings: index.columns.count };
    },
  });
  const onProblem = (error: unknown) =>
    log.error({ err: error }, "a reading of the metrics could not be taken");
  const server = port ? await listenOn({ port, host }, metrics, onProblem) : null;
  return { metrics, close: () => server?.close() };
}

/** Throws with the setting's name what is wrong with the port. */
async function listenOn(
  place: { readonly port: number; readonly host: string },
  metrics: Metrics,
  onProblem: (error: unknown) => void,
) {
  try {
    return await listenForMetrics(metrics, place, onProblem);
  } catch (error) {
    throw new Error(`METRICS_PORT: ${(error as Error).message}`, { cause: error });
  }
}

/** A database that is away or late is told by `/readyz`; the other metrics are there all the same. */
async function whileThere<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await answerInTime(reading);
  } catch (error) {
    if (isDatabaseGone(error) || isDatabaseLate(error)) return null;
    throw error;
  }
}
