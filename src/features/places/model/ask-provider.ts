import type { Answer, GeocodeProvider } from "./geocode-providers.ts";

export interface Question {
  readonly provider: GeocodeProvider;
  readonly address: string;
  readonly fetch: typeof fetch;
  /** For one attempt, reply included; 5 s unless told. */
  readonly timeoutMs?: number | undefined;
}

const ATTEMPTS = 2;
const TIMEOUT_MS = 5000;
/** Nominatim's usage policy wants the application named. */
const HEADERS = { accept: "application/json", "user-agent": "Sthalam/1.0" };
/** No or wrong key: unauthorized, forbidden. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

async function attempt({ provider, address, fetch, timeoutMs }: Question): Promise<Answer> {
  try {
    const reply = await fetch(provider.toUrl(address), {
      headers: HEADERS,
      // The key goes to the provider that was set, and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    if (reply.ok) return provider.readAnswer(await reply.json());
    await reply.body?.cancel();
    return { outcome: REFUSALS.has(reply.status) ? "refused" : "failed" };
  } catch {
    // Out of reach, too slow or not JSON: all the same to the caller, who may ask again.
    return { outcome: "failed" };
  }
}

/** Asks a provider where an address is, once more if that fails. Never throws. */
export async function askProvider(question: Question): Promise<Answer> {
  let answer: Answer = { outcome: "failed" };
  for (let left = ATTEMPTS; left > 0 && answer.outcome === "failed"; left--) {
    answer = await attempt(question);
  }
  return answer;
}
