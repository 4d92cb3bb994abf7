import { isDatabaseGone } from "#db/database-gone.ts";
import { drainOutbox, forgetOldMail, type Outbox } from "./drain-outbox.server.ts";

/** How often the outbox is looked at for what other processes queued and for what is due again. */
const LOOK_EVERY_MS = 5_000;
const FORGET_EVERY_MS = 10 * 60_000;

/** Empties the outbox as long as the site runs. */
export class MailWorker {
  readonly #outbox: Outbox;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  /** Looks at once: to be called after whatever may have queued mail. Costs nothing when busy. */
  wake(): void {
    if (this.#closed) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      // Woken between the last look and here.
      if (this.#again) this.wake();
    });
  }

  /** Lets the mails under way end, then closes the transport. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#running;
    this.#outbox.transport.close();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false;
      try {
        await this.#forgetNowAndThen();
        await drainOutbox(this.#outbox);
      } catch (error) {
        // The next look tries again; what was claimed is free again when its claim ends.
        const message = "the outbox could not be emptied";
        if (isDatabaseGone(error)) this.#outbox.log.warn({ reason: "database away" }, message);
        else this.#outbox.log.error({ err: error }, message);
      }
    }
  }

  async #forgetNowAndThen(): Promise<void> {
    const now = this.#outbox.clock().getTime();
    if (now - this.#forgottenAt < FORGET_EVERY_MS) return;
    await forgetOldMail(this.#outbox);
    this.#forgottenAt = now;
  }
}
