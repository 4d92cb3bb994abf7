import { DAY_MS } from "#lib/time/time.ts";
import { inTurns } from "#lib/time/turns.ts";
import { askProvider } from "./ask-provider.ts";
import type { Gazetteer } from "./gazetteer.ts";
import type { Answer, GeocodeProvider } from "./geocode-providers.ts";
import { resolveAddress } from "./resolve-address.ts";

/** What strangers may ask at once: the layouts of a site, not a list of their own. */
export const MOST_ADDRESSES = 64;
/** Characters of an address that a stranger may ask for. */
export const LONGEST_ADDRESS = 120;

/** Where an address lies; both null when nobody knows. */
export interface GeocodeResult {
  readonly lat: number | null;
  readonly lng: number | null;
}

export interface CachedAnswer extends GeocodeResult {
  readonly address: string;
  readonly provider: string;
  readonly resolvedAt: Date;
}

/** Remembers providers' answers; the database's is in `geocode-cache.server.ts`. */
export interface GeocodeCache {
  find(addresses: readonly string[]): Promise<readonly CachedAnswer[]>;
  save(answer: CachedAnswer): Promise<void>;
  /** How many answers a provider has given since. */
  countSince(since: Date): Promise<number>;
}

export interface GeocodeJob {
  readonly addresses: readonly string[];
  readonly gazetteer: Gazetteer;
  readonly cache: GeocodeCache;
  /** Null: the gazetteer alone. */
  readonly provider: GeocodeProvider | null;
  readonly fetch: typeof fetch;
  readonly clock: () => Date;
  /** For one attempt at the provider; 5 s unless told. */
  readonly timeoutMs?: number | undefined;
  /** After this the rest stays unresolved, to be asked for again; 25 s unless told. */
  readonly giveUpAfterMs?: number | undefined;
  /** Addresses that the provider is asked for at most; all unless told. */
  readonly mostAsked?: number | undefined;
  /** Told once for each address that the provider failed on. */
  readonly onFailure?: ((provider: string) => void) | undefined;
}

const NOWHERE: GeocodeResult = { lat: null, lng: null };
const GIVE_UP_AFTER_MS = 25_000;
/** A place that a provider does not know today may be on its map next month. */
const UNKNOWN_FOR_MS = 30 * DAY_MS;

/** The same address written with other spaces is the same address. */
function tidy(address: string): string {
  return address
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

function isFresh({ lat, resolvedAt }: CachedAnswer, now: Date): boolean {
  return lat !== null || now.getTime() - resolvedAt.getTime() < UNKNOWN_FOR_MS;
}

function toResult(answer: Answer): GeocodeResult {
  return answer.outcome === "found" ? { lat: answer.lat, lng: answer.lng } : NOWHERE;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Asks for one address after another from the shared queue, keeping to the provider's pace. */
async function drain(
  queue: Iterable<string>,
  job: GeocodeJob & { readonly provider: GeocodeProvider },
  known: Map<string, GeocodeResult>,
  giveUpAt: number,
): Promise<void> {
  const { provider, cache, clock, fetch, timeoutMs, onFailure } = job;
  for (const address of queue) {
    if (clock().getTime() >= giveUpAt) return;
    const answer = await askProvider({ provider, address, fetch, timeoutMs });
    if (answer.outcome === "failed" || answer.outcome === "refused") {
      onFailure?.(provider.name);
      if (answer.outcome === "refused") return;
    } else {
      const result = toResult(answer);
      known.set(address, result);
      await cache.save({ address, provider: provider.name, resolvedAt: clock(), ...result });
    }
    if (provider.restMs > 0) await pause(provider.restMs);
  }
}

/** What the gazetteer knows. Others have their turn in between: many addresses take a while. */
async function resolveInTurns(
  addresses: Iterable<string>,
  { gazetteer, clock, giveUpAfterMs = GIVE_UP_AFTER_MS }: GeocodeJob,
): Promise<Map<string, GeocodeResult>> {
  const known = new Map<string, GeocodeResult>();
  const giveUpAt = clock().getTime() + giveUpAfterMs;
  for await (const address of inTurns(addresses)) {
    if (clock().getTime() >= giveUpAt) break;
    const at = resolveAddress(gazetteer, address);
    if (at) known.set(address, at);
  }
  return known;
}

async function askForRest(
  addresses: readonly string[],
  job: GeocodeJob,
  known: Map<string, GeocodeResult>,
): Promise<void> {
  const { provider, cache, clock, giveUpAfterMs = GIVE_UP_AFTER_MS } = job;
  if (!provider || addresses.length === 0) return;
  const giveUpAt = clock().getTime() + giveUpAfterMs;
  for (const answer of await cache.find(addresses)) {
    if (isFresh(answer, clock())) known.set(answer.address, { lat: answer.lat, lng: answer.lng });
  }
  const unknown = addresses.filter((address) => !known.has(address));
  const queue = unknown.slice(0, job.mostAsked).values();
  const workers = Array.from({ length: provider.parallel }, () =>
    drain(queue, { ...job, provider }, known, giveUpAt),
  );
  await Promise.all(workers);
}

/**
 * Where addresses lie, in their order: from the gazetteer, else from earlier answers, else from
 * the provider (5 s an attempt, one retry). An address that fails is null and does not hold up
 * the others. Throws only when the cache does.
 */
export async function geocodeAddresses(job: GeocodeJob): Promise<readonly GeocodeResult[]> {
  const addresses = job.addresses.map(tidy);
  const known = await resolveInTurns(new Set(addresses), job);
  const rest = [...new Set(addresses)].filter((address) => address && !known.has(address));
  await askForRest(rest, job, known);
  return addresses.map((address) => known.get(address) ?? NOWHERE);
}
