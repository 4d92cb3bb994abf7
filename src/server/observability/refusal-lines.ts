import type { Logger } from "pino";

/** Lines a second: what is refused faster is counted, or whoever is refused could fill the log. */
const MOST_A_SECOND = 20;

/** A request that was refused: by whom it was made is an account's random id, null for nobody's. */
export interface Refusal {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly account: string | null;
}

/** True for answers that refuse a call: no session, no right to it, not from our pages, too many. */
export function isRefusal(status: number): boolean {
  return status === 401 || status === 403 || status === 421 || status === 429;
}

/** Refused requests as security lines of the log, at most 20 a second, and how many more there were. */
export class RefusalLines {
  readonly #log: Logger;
  readonly #clock: () => number;
  #second = 0;
  #told = 0;

  constructor(log: Logger, clock: () => number = Date.now) {
    this.#log = log;
    this.#clock = clock;
  }

  tell(refusal: Refusal): void {
    const second = Math.floor(this.#clock() / 1000);
    if (second !== this.#second) {
      const leftOut = this.#told - MOST_A_SECOND;
      if (leftOut > 0) this.#log.warn({ security: "refused", leftOut }, "security");
      this.#second = second;
      this.#told = 0;
    }
    this.#told += 1;
    if (this.#told > MOST_A_SECOND) return;
    this.#log.warn({ security: "refused", ...refusal }, "security");
  }
}
