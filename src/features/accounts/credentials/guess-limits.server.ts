import { HOUR_SECONDS } from "#lib/time/time.ts";
import { type Caller, widerNetworks } from "#platform/http/caller.ts";
import { type Limit, type Limited, ofNetworks } from "./attempts.server.ts";
import { digest } from "./secrets.server.ts";

/** Guesses at many accounts from one network; wide, as carriers put thousands behind one address. */
const NETWORK_FAILURES: Limit = {
  rule: "sign-in network paced",
  most: 1000,
  seconds: HOUR_SECONDS,
  burst: 400,
};

/** At one account from an IPv6 network of any width; the narrowest has its own growing delay. */
const ACCOUNT_NETWORK: Limit = {
  rule: "sign-in account network an hour",
  most: 20,
  seconds: HOUR_SECONDS,
};

/** At one account from anywhere: slow guesses by many, of which nobody waits more than a minute. */
const ACCOUNT_FAILURES: Limit = {
  rule: "sign-in account paced",
  most: 100,
  seconds: HOUR_SECONDS,
  burst: 40,
};

type From = Pick<Caller, "network">;

/** What a guess at one account counts against beside the growing delay. */
export function accountGuessLimits(email: string, { network }: From): Limited[] {
  const wider = widerNetworks(network).map((wide, at) => ({
    limit: { ...ACCOUNT_NETWORK, most: ACCOUNT_NETWORK.most * (at + 1) },
    subject: digest(email, wide),
  }));
  return [...wider, { limit: ACCOUNT_FAILURES, subject: email }];
}

/** What guesses at all accounts from a network count against. */
export function networkGuessLimits({ network }: From): Limited[] {
  return ofNetworks(NETWORK_FAILURES, network);
}

/** Under which the failures at an account from a network are counted, each with a longer wait. */
export function signInKey(email: string, { network }: From): string {
  return digest("sign-in", email, network);
}

/** The same for a browser that is known, wherever it is: its owner's own mistakes. */
export function knownBrowserKey(email: string, { browserKey }: Pick<Caller, "browserKey">): string {
  return digest("sign-in known browser", email, browserKey ?? "");
}
