import { LRUCache } from "lru-cache";
import { widerNetworks } from "./caller.ts";

const MOST_NETWORKS = 50_000;

interface NetworkLimitOptions {
  /** Calls of a network within `seconds` of its first one. */
  readonly most: number;
  readonly seconds: number;
  readonly clock: () => Date;
}

interface Count {
  calls: number;
  readonly endsAt: number;
}

/** Counts calls by network in this process: for what costs time and guards no secret. */
export class NetworkLimit {
  readonly #options: NetworkLimitOptions;
  // A limit by `max` would take the memory of all of them at once.
  readonly #counts = new LRUCache<string, Count>({
    maxSize: MOST_NETWORKS,
    sizeCalculation: () => 1,
  });

  constructor(options: NetworkLimitOptions) {
    this.#options = options;
  }

  /** Counts a call, in IPv6 for wider networks as well; 0 when it may go on, else the seconds until the next one may. */
  take(network: string): number {
    const { most } = this.#options;
    const waits = [network, ...widerNetworks(network)].map((one, wider) =>
      this.#count(one, most * 2 ** wider),
    );
    return Math.max(...waits);
  }

  #count(network: string, most: number): number {
    const { seconds, clock } = this.#options;
    const now = clock().getTime();
    const known = this.#counts.get(network);
    const count = known && known.endsAt > now ? known : { calls: 0, endsAt: now + seconds * 1000 };
    if (count !== known) this.#counts.set(network, count);
    count.calls += 1;
    return count.calls <= most ? 0 : Math.ceil((count.endsAt - now) / 1000);
  }
}
