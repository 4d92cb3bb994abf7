// What signing in costs those who only look at pages.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type AccountSite, PASSWORD, writeAccounts } from "./account-site.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { ask, cpuSeconds } from "./site.ts";
import { median } from "./timing.ts";

const PAGE = "/searchProperties";
const ROUNDS = 5;
const ROUND_MS = 4000;
const BETWEEN_PAGES_MS = 4;
const SIGN_INS_AT_ONCE = 8;
/** A little more than is asked for; as many as it can would be another question. */
const SIGN_INS_A_SECOND = 44;
const ACCOUNTS = 200;

/**
 * Milliseconds of each cached page, one after the other, until `isOver`. The bytes are not unpacked:
 * a visitor's own machine does that, and not on the server's two cores.
 */
async function lookAtPages(origin: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await ask(origin + PAGE, agent, { "accept-encoding": "br" });
    times.push(performance.now() - start);
    await wait(BETWEEN_PAGES_MS);
  }
  agent.destroy();
  return times;
}

/** The key of an account's own browser, which the sign-in page tells as well: few sign in at a new one. */
function browserOf(account: number): string {
  return `browser-of-account-${String(account).padStart(8, "0")}`;
}

/** Signs in at an even pace until `isOver`; how often. */
async function signIn(site: AccountSite, isOver: () => boolean): Promise<number> {
  const start = performance.now();
  let begun = 0;
  let done = 0;
  const worker = async () => {
    while (!isOver()) {
      const due = start + (begun * 1000) / SIGN_INS_A_SECOND;
      begun += 1;
      await wait(Math.max(0, due - performance.now()));
      const account = Math.floor(Math.random() * ACCOUNTS);
      const email = `load-${account}@homes.example`;
      const password = PASSWORD;
      const { status, text } = await site.call("login", { email, password }, browserOf(account));
      if (status !== 200) throw new Error(text);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, worker));
  return done;
}

function timer(): () => boolean {
  const end = performance.now() + ROUND_MS;
  return () => performance.now() > end;
}

/** Sign-ins a second, and the median of cached pages beside them against the quiet one. */
export async function loadFigures(site: AccountSite): Promise<Figure[]> {
  const emails = Array.from({ length: ACCOUNTS }, (_, at) => `load-${at}@homes.example`);
  await writeAccounts(site.database, emails, { verified: true });
  await lookAtPages(site.origin, timer());
  const rounds: { quiet: number; loaded: number; rate: number; cost: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = median(await lookAtPages(site.origin, timer()));
    const isOver = timer();
    const start = performance.now();
    const before = await cpuSeconds(site.process);
    const signingIn = signIn(site, isOver);
    const loaded = median(await lookAtPages(site.origin, isOver));
    const done = await signingIn;
    const rate = done / ((performance.now() - start) / 1000);
    const cost = (1000 * ((await cpuSeconds(site.process)) - before)) / done;
    rounds.push({ quiet, loaded, rate, cost });
  }
  const growth = median(rounds.map(({ quiet, loaded }) => loaded / quiet));
  return [
    atLeast("sign-ins a second, pages beside them", median(rounds.map((r) => r.rate)), 40, ""),
    atMost("cached page beside sign-ins: median of the quiet one", growth, 1.2, "×"),
    {
      name: "sign-in, processor of the server",
      value: median(rounds.map((r) => r.cost)),
      unit: "ms",
    },
    { name: "cached page, quiet: median", value: median(rounds.map((r) => r.quiet)), unit: "ms" },
    {
      name: "cached page beside sign-ins: median",
      value: median(rounds.map((r) => r.loaded)),
      unit: "ms",
    },
  ];
}
