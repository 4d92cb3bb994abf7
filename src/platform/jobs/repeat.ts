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

  /** Does it now, once more when it is being done, or in a moment when it was done just before. */
  wake(): void {
    if (this.#isStopped) return;
    const soonest = this.#endedAt + BETWEEN_WAKES_MS;
    const waitMs = soonest - performance.now();
    if (this.#running || waitMs <= 0) this.#begin();
    else if (soonest < this.#dueAt) this.#wait(waitMs);
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
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // Woken between the last step and here.
      if (this.#isWoken && !this.#isStopped) this.#begin();
    });
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#dueAt = performance.now() + ms;
    this.#timer = setTimeout(() => this.#begin(), ms).unref();
  }

  async #run(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      const waitMs = await this.#step();
      this.#endedAt = performance.now();
      if (this.#isStopped) return;
      this.#wait(Math.min(Math.max(0, waitMs), LONGEST_WAIT_MS));
    }
  }
}
