import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** How much of one class of work is done at once, and how much of it may wait. */
export interface AdmissionLimits {
  readonly running: number;
  /** What comes while so many wait is refused at once. */
  readonly waiting: number;
  /** What has waited so long is refused. */
  readonly waitMs: number;
}

/** One class as it stands now, with what was refused of it since the start. */
export interface AdmissionCount {
  readonly name: string;
  readonly running: number;
  readonly waiting: number;
  readonly refused: number;
}

/** What `run` answers for work that was not begun. */
export const REFUSED = Symbol("refused");

interface Line {
  readonly limits: AdmissionLimits;
  readonly queue: PQueue;
  refused: number;
}

/**
 * Lets work begin by its class: each class has places and a queue of its own, so that none waits
 * for another. What begins in one turn of the event loop is bounded in time: what needs no place is
 * answered in between, however many wait.
 */
export class Admission<Name extends string> {
  readonly #lines: ReadonlyMap<Name, Line>;
  readonly #turn = new Turn();

  constructor(limitsByName: ReadonlyMap<Name, AdmissionLimits>) {
    this.#lines = new Map(
      [...limitsByName].map(([name, limits]) => {
        const queue = new PQueue({ concurrency: limits.running });
        return [name, { limits, queue, refused: 0 }] as const;
      }),
    );
  }

  /** Does the work when its turn comes, or answers `REFUSED` without beginning it. */
  async run<Value>(name: Name, task: () => Promise<Value>): Promise<Value | typeof REFUSED> {
    const line = this.#lines.get(name);
    if (!line) throw new Error(`There is no class of work ${name}.`);
    const { queue, limits } = line;
    const mustWait = queue.pending >= limits.running;
    if (mustWait && queue.size >= limits.waiting) return refuse(line);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), limits.waitMs);
    const begun = async () => {
      clearTimeout(timer);
      await this.#turn.share();
      return task();
    };
    try {
      return await queue.add(begun, { signal: patience.signal });
    } catch (error) {
      if (patience.signal.aborted) return refuse(line);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** All classes, in the order in which they were named. */
  counts(): AdmissionCount[] {
    return [...this.#lines].map(([name, { queue, refused }]) => ({
      name,
      running: queue.pending,
      waiting: queue.size,
      refused,
    }));
  }
}

/** Time in one turn of the event loop within which tasks may begin one after the other. */
const TURN_MS = 10;

/** The present turn of the event loop, which all tasks share. */
class Turn {
  #startedAt: number | null = null;

  /** Resolves at once while there is time left in this turn, else in a later one. */
  async share(): Promise<void> {
    while (this.#startedAt !== null && performance.now() - this.#startedAt > TURN_MS)
      await nextTurn();
    if (this.#startedAt !== null) return;
    this.#startedAt = performance.now();
    setImmediate(() => {
      this.#startedAt = null;
    });
  }
}

function refuse(line: Line): typeof REFUSED {
  line.refused += 1;
  return REFUSED;
}
