import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { AdmissionCount } from "#platform/http/admission.ts";
import type { JobResult } from "#platform/jobs/job.ts";
import type { PushResult } from "#platform/push/drain-push.server.ts";

/** Methods that are counted by name; anybody may invent others. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Seconds: a cached page takes a tenth of a millisecond, a query at most two seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface EndedRequest {
  readonly method: string;
  /** The pattern of its path. */
  readonly route: string;
  readonly status: number;
  readonly cached: boolean;
}

/** What is asked for when somebody reads the metrics; null says that it cannot be known now. */
export interface MetricSources {
  /** Connections to the database; null for the embedded one, which has none. */
  readonly pool: () => {
    readonly open: number;
    readonly idle: number;
    readonly waiting: number;
  } | null;
  readonly admission: () => readonly AdmissionCount[];
  readonly outbox: () => Promise<{
    readonly waiting: number;
    readonly oldestSeconds: number;
    readonly givenUp: number;
  } | null>;
  /** When jobs that one process of all does were last done, by name. */
  readonly jobsDone: () => Promise<ReadonlyMap<string, Date> | null>;
  readonly catalogue: () => { readonly version: string; readonly listings: number };
}

export interface Metrics {
  requestEnded(request: EndedRequest, seconds: number): void;
  pageRendered(route: string, seconds: number): void;
  jobEnded(job: string, result: JobResult, seconds: number): void;
  /** A try to send a notification to a device. */
  pushEnded(result: PushResult): void;
  /** All of them in Prometheus' text format. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

/** Metrics of one process: what it counts from now on, and what `sources` know when it is asked. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  // Memory, processor, garbage collection, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const counted = countedMetrics(registry);
  const doneAt = readMetrics(registry, sources);
  return {
    requestEnded({ method, route, status, cached }, seconds) {
      const by = { route, cached: String(cached) };
      const named = METHODS.has(method) ? method : "other";
      counted.requests.inc({ ...by, method: named, status });
      counted.requestSeconds.observe(by, seconds);
    },
    pageRendered: (route, seconds) => counted.renderSeconds.observe({ route }, seconds),
    jobEnded(job, result, seconds) {
      counted.jobRuns.inc({ job, result });
      counted.jobSeconds.observe({ job }, seconds);
      if (result === "done") doneAt.set({ job }, Date.now() / 1000);
    },
    pushEnded(result) {
      counted.push.inc({ result });
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function countedMetrics(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Counter({
      name: "sthalam_http_requests_total",
      help: "Requests answered, by pattern of the path.",
      labelNames: ["method", "route", "status", "cached"],
      registers,
    }),
    requestSeconds: new Histogram({
      name: "sthalam_http_request_duration_seconds",
      help: "From the request's headers until its answer begins.",
      labelNames: ["route", "cached"],
      buckets: BUCKETS,
      registers,
    }),
    renderSeconds: new Histogram({
      name: "sthalam_page_render_duration_seconds",
      help: "Rendering of pages that no cache had, with what they ask of the database.",
      labelNames: ["route"],
      buckets: BUCKETS,
      registers,
    }),
    push: new Counter({
      name: "sthalam_push_total",
      help: "Notifications to devices of agents and buyers, by how a try to send them ended.",
      labelNames: ["result"],
      registers,
    }),
    jobRuns: new Counter({
      name: "sthalam_job_runs_total",
      help: "Runs of jobs in this process, by how they ended.",
      labelNames: ["job", "result"],
      registers,
    }),
    jobSeconds: new Histogram({
      name: "sthalam_job_duration_seconds",
      help: "Runs of jobs in this process.",
      labelNames: ["job"],
      buckets: BUCKETS,
      registers,
    }),
  };
}

/** One reading for all that ask at the same time. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | null = null;
  return () => {
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  };
}

/** Gives the one that is also set when something is done. */
function readMetrics(registry: Registry, sources: MetricSources): Gauge<"job"> {
  const registers = [registry];
  new Gauge({
    name: "sthalam_database_connections",
    help: "Connections of this process to PostgreSQL; waiting ones are queries without one.",
    labelNames: ["state"],
    registers,
    collect() {
      const pool = sources.pool();
      if (!pool) return;
      for (const state of ["open", "idle", "waiting"] as const) this.set({ state }, pool[state]);
    },
  });
  readAdmission(registers, sources.admission);
  const readOutbox = shared(sources.outbox);
  new Gauge({
    name: "sthalam_outbox_oldest_seconds",
    help: "Age of the oldest mail that waits; the same in every process.",
    registers,
    async collect() {
      this.set((await readOutbox())?.oldestSeconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: "sthalam_outbox_mails",
    help: "Mails that wait, and those given up in the last week; the same in every process.",
    labelNames: ["state"],
    registers,
    async collect() {
      this.reset();
      const outbox = await readOutbox();
      if (!outbox) return;
      this.set({ state: "waiting" }, outbox.waiting);
      this.set({ state: "given-up" }, outbox.givenUp);
    },
  });
  new Gauge({
    name: "sthalam_catalogue_listings",
    help: "Published listings, with the version of the catalogue that this process shows.",
    labelNames: ["version"],
    registers,
    collect() {
      this.reset();
      const { version, listings } = sources.catalogue();
      this.set({ version }, listings);
    },
  });
  return new Gauge({
    name: "sthalam_job_last_success_timestamp_seconds",
    help: "End of the last run that succeeded, as Unix time.",
    labelNames: ["job"],
    registers,
    async collect() {
      for (const [job, at] of (await sources.jobsDone()) ?? [])
        this.set({ job }, at.getTime() / 1000);
    },
  });
}

/** Requests by their class of work. */
function readAdmission(registers: Registry[], counts: MetricSources["admission"]): void {
  new Gauge({
    name: "sthalam_admission_requests",
    help: "Requests of a class of work that run, and those that wait for a place.",
    labelNames: ["class", "state"],
    registers,
    collect() {
      for (const { name, running, waiting } of counts()) {
        this.set({ class: name, state: "running" }, running);
        this.set({ class: name, state: "waiting" }, waiting);
      }
    },
  });
  new Counter({
    name: "sthalam_admission_refused_total",
    help: "Requests answered 503 because their class had no place for them.",
    labelNames: ["class"],
    registers,
    collect() {
      this.reset();
      for (const { name, refused } of counts()) this.inc({ class: name }, refused);
    },
  });
}
