// Many buyers at once, each trying again with the same key until the site has answered.
import { setTimeout as wait } from "node:timers/promises";

const CLIENTS = 50;
const TRY_AGAIN_MS = 100;
const ANSWER_WITHIN_MS = 10_000;
const MOST_TRIES = 300;
/** Every so many leads the buyer clicks twice. */
const TWICE_EVERY = 10;

/** What clients were told. */
export interface Told {
  /** References by the lead's key: all that the site acknowledged it with. */
  readonly acknowledged: ReadonlyMap<string, ReadonlySet<string>>;
  /** Answers that were neither taken nor "try again". */
  readonly refused: readonly string[];
  readonly tries: number;
  readonly seconds: number;
}

export const keyOf = (lead: number) => `bench-lead-${lead}`;
/** A number that can be one, for each lead its own. */
export const phoneOf = (lead: number) => `98765${String(lead).padStart(5, "0")}`;

function bodyOf(lead: number): string {
  return JSON.stringify({
    kind: "callback",
    name: "Lakshmi Devi",
    phone: phoneOf(lead),
    ...(lead % 2 === 0 && { email: `buyer-${lead}@homes.example` }),
    requirements: `Lead ${lead}`,
    consent: true,
    language: "en",
  });
}

/** From a network that nobody else uses, so that no limit ends the run. */
function networkOf(lead: number): string {
  return `10.${(lead >> 16) & 255}.${(lead >> 8) & 255}.${lead & 255}`;
}

interface Running {
  readonly origins: readonly string[];
  readonly acknowledged: Map<string, Set<string>>;
  readonly refused: string[];
  tries: number;
  /** Nobody answered in all tries: the site is gone, and the others need not try. */
  isGone: boolean;
}

/** One buyer's one click: asks one process after the other until it is taken or refused. */
async function click(running: Running, lead: number, first: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    running.tries += 1;
    const origin = running.origins[(first + attempt) % running.origins.length];
    const reply = await fetch(`${origin}/api/leads`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": keyOf(lead),
        "x-forwarded-for": networkOf(lead),
      },
      body: bodyOf(lead),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
      .then(async (answer) => ({ status: answer.status, text: await answer.text() }))
      // The process or the database went away: nobody knows whether the lead was kept.
      .catch(() => null);
    if (reply?.status === 200 || reply?.status === 201) {
      const known = running.acknowledged.get(keyOf(lead)) ?? new Set();
      running.acknowledged.set(keyOf(lead), known.add(JSON.parse(reply.text).reference));
      return;
    }
    if (reply && reply.status < 500) {
      running.refused.push(`${reply.status} ${reply.text}`);
      return;
    }
    await wait(TRY_AGAIN_MS * (0.5 + Math.random()));
  }
  running.isGone = true;
}

/** Sends that many leads; `onProgress` hears of each lead that is done with. */
export async function sendLeads(
  origins: readonly string[],
  count: number,
  onProgress: (done: number) => void,
): Promise<Told> {
  const running: Running = {
    origins,
    acknowledged: new Map(),
    refused: [],
    tries: 0,
    isGone: false,
  };
  const start = performance.now();
  let next = 0;
  let done = 0;
  const client = async () => {
    while (next < count && !running.isGone) {
      const lead = next;
      next += 1;
      const clicks = lead % TWICE_EVERY === 0 ? [lead, lead + 1] : [lead];
      await Promise.all(clicks.map((first) => click(running, lead, first)));
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { ...running, seconds: (performance.now() - start) / 1000 };
}
