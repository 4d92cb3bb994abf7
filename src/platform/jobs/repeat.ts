/** Longest that a timer of Node waits; longer ones would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Woken by every call of a crowd, it is done five times a second and not for each of them. */
const BETWEEN_WAKES_MS = 200;

/** Does something, and does it again after what it answered, until stopped. */
export class Repeat {
  readonly #step: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #endedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;

  /** `step` never throws; it answers how long to wait, in milliseconds. */
  constructor(step: () => Promise<number>) {
    this.#step = step;
  }

  /** Does it now, or in a moment when it is being done or was done just before. */
  wake(): void {
    if (this.#isStopped) return;
    const soonest = this.#endedAt + BETWEEN_WAKES_MS;
    if (this.#running) this.#isWoken = true;
    else if (soonest <= performance.now()) this.#begin();
    else if (soonest < this.#dueAt) this.#waitUntil(soonest);
  }

  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Lets the step under way end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#running = this.#run();
  }

  async #run(): Promise<void> {
    this.#isWoken = false;
    const waitMs = await this.#step();
    this.#running = null;
    this.#endedAt = performance.now();
    if (this.#isStopped) return;
    const mostMs = this.#isWoken ? BETWEEN_WAKES_MS : LONGEST_WAIT_MS;
    this.#waitUntil(this.#endedAt + Math.min(Math.max(0, waitMs), mostMs));
  }

  #waitUntil(dueAt: number): void {
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => this.#begin(), dueAt - performance.now()).unref();
  }
}
