/** Longest that a timer of Node waits; longer ones would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Does something, and does it again after what it answered, until stopped. */
export class Repeat {
  readonly #step: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;

  /** `step` never throws; it answers how long to wait, in milliseconds. */
  constructor(step: () => Promise<number>) {
    this.#step = step;
  }

  /** Does it now, or once more when it is being done. Costs nothing when both are to come. */
  wake(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // Woken between the last step and here.
      if (this.#isWoken) this.wake();
    });
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

  async #run(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      const waitMs = await this.#step();
      clearTimeout(this.#timer);
      if (this.#isStopped) return;
      const bounded = Math.min(Math.max(0, waitMs), LONGEST_WAIT_MS);
      this.#timer = setTimeout(() => this.wake(), bounded).unref();
    }
  }
}
