import { setTimeout as wait } from "node:timers/promises";

const RETRY_MS = 1000;

/**
 * Reads anew what a database says has changed: one reading at a time, another when a change was told
 * meanwhile, and again after a second while it fails.
 */
export class Follower {
  readonly #read: () => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #isBehind = false;
  #isReading = false;
  #isClosed = false;

  constructor(read: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#read = read;
    this.#onFailure = onFailure;
  }

  /** Something has changed. */
  follow(): void {
    this.#isBehind = true;
    if (this.#isReading) return;
    void this.#catchUp();
  }

  /** Reads no more; a reading that goes on ends in silence. */
  close(): void {
    this.#isClosed = true;
  }

  async #catchUp(): Promise<void> {
    this.#isReading = true;
    while (this.#isBehind && !this.#isClosed) {
      this.#isBehind = false;
      try {
        await this.#read();
      } catch (error) {
        if (this.#isClosed) return;
        this.#onFailure(error);
        this.#isBehind = true;
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
    // In the same breath as the last look: what is told from here on begins anew.
    this.#isReading = false;
  }
}
