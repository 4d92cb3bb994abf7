import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#lib/time/time.ts";
import type { Database } from "#platform/db/database.ts";
import { DatabaseGoneError } from "#platform/db/database-gone.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import type { Job } from "./job.ts";
import { type JobDeps, JobRunner } from "./job-runner.server.ts";
import { claimRun, finishRun, LEASE_MS, renewLease } from "./job-store.server.ts";

const START = Date.parse("2026-11-20T04:30:00Z");
const SWEEP = { name: "sweep", everyMs: HOUR_MS };
/** A clock that was wrong showed it. */
const FAR = Date.parse("2030-01-01T00:00:00Z");

describeEachDatabase("jobs", (at) => {
  let now = START;
  let runners: JobRunner[] = [];
  let second: Database | null = null;
  const clock = () => new Date(now);
  const log = { warn: vi.fn(), error: vi.fn() };
  const onEnd = vi.fn<JobDeps["onEnd"]>();

  beforeEach(async () => {
    await at.empty();
    now = START;
    vi.clearAllMocks();
    // Another process, where the database can have one.
    second ??= at.kind === "postgresql" ? await openDatabase(at.options()) : at.database();
  });
  afterEach(async () => {
    await Promise.all(runners.map((runner) => runner.close()));
    runners = [];
    if (second !== at.database()) await second?.close();
    second = null;
  });

  function start(database: Database, ...jobs: Partial<Job>[]): JobRunner {
    const defaults = { name: "sweep", scope: "cluster", everyMs: HOUR_MS } as const;
    const table = jobs.map((job) => ({ ...defaults, run: async () => undefined, ...job }));
    const runner = new JobRunner({ db: database.db, clock, log, onEnd }, table);
    runners.push(runner);
    return runner;
  }
  const statusOf = async (runner: JobRunner) => (await runner.status())[0];
  const ended = (runs: number) =>
    vi.waitFor(() => expect(onEnd).toHaveBeenCalledTimes(runs), 20_000);

  test("one for the cluster runs once when it is due, in whichever process", async () => {
    const run = vi.fn(async () => undefined);
    const first = [1, 2, 3].map(() => start(at.database(), { run }));
    const others = [1, 2].map(() => start(second ?? at.database(), { run }));
    const last = start(second ?? at.database(), { run });
    const all = [...first, ...others, last];
    await ended(1);
    for (const runner of all) runner.wake("sweep");
    await vi.waitFor(
      async () => expect(await statusOf(last)).toMatchObject({ isRunning: false }),
      20_000,
    );
    now += HOUR_MS - 1;
    for (const runner of all) runner.wake("sweep");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(run).toHaveBeenCalledTimes(1);
    now += 1;
    for (const runner of all) runner.wake("sweep");
    await ended(2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("every process sees when it ran, how long, with what result, and when it is due again", async () => {
    const runner = start(at.database(), {
      run: async () => {
        now += 1500;
      },
    });
    await ended(1);
    const other = start(second ?? at.database(), {});
    await vi.waitFor(
      async () =>
        expect(await statusOf(other)).toEqual({
          name: "sweep",
          scope: "cluster",
          isRunning: false,
          result: "done",
          error: null,
          durationMs: expect.any(Number),
          startedAt: new Date(START),
          succeededAt: new Date(START + 1500),
          nextAt: new Date(START + HOUR_MS),
        }),
      20_000,
    );
    expect(await runner.status()).toEqual(await other.status());
  });

  test("one that fails is told, tried again in a minute, and says when it last succeeded", async () => {
    const run = vi.fn(async () => undefined as unknown);
    const runner = start(at.database(), { run });
    await ended(1);
    run.mockRejectedValueOnce(new Error("Failed query: delete\nparams: asha@plots.example"));
    now = START + HOUR_MS;
    await vi.waitFor(
      async () => expect(await statusOf(runner)).toMatchObject({ result: "done" }),
      20_000,
    );
    runner.wake("sweep");
    await ended(2);
    await vi.waitFor(
      async () =>
        expect(await statusOf(runner)).toMatchObject({
          result: "failed",
          error: "Failed query: delete",
          succeededAt: new Date(START),
          nextAt: new Date(START + HOUR_MS + 60_000),
        }),
      20_000,
    );
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ job: "sweep" }),
      "a job failed",
    );
    now += 60_000;
    runner.wake("sweep");
    await ended(3);
    expect(onEnd.mock.calls.map(([, result]) => result)).toEqual(["done", "failed", "done"]);
  });

  test("a run whose process died is another's when its lease ends, and it cannot end it any more", async () => {
    const { db } = at.database();
    const dead = await claimRun(db, SWEEP, clock());
    if (!dead.ok) throw new Error("not claimed");
    now += LEASE_MS - 1;
    const early = await claimRun(db, SWEEP, clock());
    expect(early).toEqual({ ok: false, lookAt: new Date(START + LEASE_MS) });
    now += 1;
    const next = await claimRun(db, SWEEP, clock());
    if (!next.ok) throw new Error("not claimed");
    const end = { now: clock(), nextAt: new Date(now + HOUR_MS), durationMs: 1, error: null };
    await finishRun(db, dead.run, end);
    now += 10;
    expect(await claimRun(db, SWEEP, clock())).toMatchObject({ ok: false });
    await renewLease(db, next.run, clock());
    expect(await claimRun(db, SWEEP, clock())).toEqual({
      ok: false,
      lookAt: new Date(now + LEASE_MS),
    });
  });

  test("a run of a clock that was years ahead holds nothing up once the clock is right", async () => {
    const { db } = at.database();
    const wrong = await claimRun(db, SWEEP, new Date(FAR));
    if (!wrong.ok) throw new Error("not claimed");
    const left = await claimRun(db, SWEEP, clock());
    if (!left.ok) throw new Error("its lease binds");
    await finishRun(db, left.run, {
      now: new Date(FAR),
      nextAt: new Date(FAR + HOUR_MS),
      durationMs: 1,
      error: null,
    });
    const runner = start(at.database(), {});
    await ended(1);
    await vi.waitFor(
      async () => expect(await statusOf(runner)).toMatchObject({ nextAt: new Date(now + HOUR_MS) }),
      20_000,
    );
  });

  test("a clock that is a minute ahead is believed: neither its lease nor its next run is another's", async () => {
    const { db } = at.database();
    const ahead = new Date(now + MINUTE_MS);
    const claim = await claimRun(db, SWEEP, ahead);
    if (!claim.ok) throw new Error("not claimed");
    expect(await claimRun(db, SWEEP, clock())).toMatchObject({ ok: false });
    const nextAt = new Date(ahead.getTime() + HOUR_MS);
    await finishRun(db, claim.run, { now: ahead, nextAt, durationMs: 1, error: null });
    expect(await claimRun(db, SWEEP, clock())).toEqual({ ok: false, lookAt: nextAt });
  });

  test.each(["process", "cluster"] as const)(
    "one for each %s comes again in its time though the clock is set back while it runs",
    async (scope) => {
      now = FAR;
      const run = vi.fn(async () => {
        now = START;
      });
      start(at.database(), { scope, everyMs: 30, run });
      await ended(2);
    },
  );

  test("one for each process runs in each, and leaves the database alone", async () => {
    const run = vi.fn(async () => undefined);
    const job = { scope: "process", run } as const;
    const runner = start(at.database(), job);
    start(second ?? at.database(), job);
    await ended(2);
    expect(await statusOf(runner)).toMatchObject({
      result: "done",
      startedAt: new Date(START),
      nextAt: new Date(START + HOUR_MS),
    });
  });

  test("one that is woken while it runs runs once more, however often it was woken", async () => {
    const gates: (() => void)[] = [];
    const run = () => new Promise<void>((resolve) => gates.push(resolve));
    const runner = start(at.database(), { scope: "process", run });
    for (let n = 0; n < 5; n++) runner.wake("sweep");
    await vi.waitFor(() => expect(gates).toHaveLength(1), 20_000);
    gates[0]?.();
    await vi.waitFor(() => expect(gates).toHaveLength(2), 20_000);
    gates[1]?.();
    await ended(2);
    expect(await statusOf(runner)).toMatchObject({ isRunning: false });
    expect(gates).toHaveLength(2);
  });

  test("one for each process comes again after its time", async () => {
    const run = vi.fn(async () => {
      now += 20;
    });
    start(at.database(), { scope: "process", everyMs: 30, run });
    await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(3), 20_000);
  });

  test("a stop waits for what runs, then does what belongs to the end, and nothing after it", async () => {
    const order: string[] = [];
    let release = () => {};
    const slow = async () => {
      order.push("slow begins");
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      order.push("slow ends");
    };
    const last = async () => void order.push("write");
    const runner = start(
      at.database(),
      { name: "slow", run: slow },
      { name: "write", scope: "process", isRunAtStop: true, run: last },
    );
    await vi.waitFor(() => expect(order).toContain("slow begins"), 20_000);
    const closing = runner.close();
    setTimeout(release, 50);
    await closing;
    expect(order.filter((step) => step === "write")).toHaveLength(2);
    expect(order).toContain("slow ends");
    runner.wake("slow");
    expect(await statusOf(runner)).toMatchObject({ isRunning: false, result: "done" });
    expect(order.filter((step) => step === "slow begins")).toHaveLength(1);
    runners = [];
  });

  test("a run that takes long is told of the stop, and need not be waited for to its end", async () => {
    const run = vi.fn(async (stopping: AbortSignal) => {
      while (!stopping.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
    });
    const runner = start(at.database(), { scope: "process", run });
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), 20_000);
    expect(onEnd).not.toHaveBeenCalled();
    await runner.close();
    expect(onEnd).toHaveBeenCalledWith("sweep", "done", expect.any(Number));
  });

  test("a database that is away makes a job late, which is a warning", async () => {
    const run = vi.fn().mockRejectedValueOnce(new DatabaseGoneError());
    start(at.database(), { scope: "process", run });
    await ended(1);
    expect(onEnd).toHaveBeenCalledWith("sweep", "database-away", expect.any(Number));
    expect(log.warn).toHaveBeenCalledWith({ job: "sweep" }, "a job waits for the database");
    expect(log.error).not.toHaveBeenCalled();
  });
});
