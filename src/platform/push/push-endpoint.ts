import { isIP } from "node:net";
import { isLoopbackHost } from "#platform/http/loopback.ts";

const LONGEST = 1000;

/**
 * True for an address that a message may be posted to: https on the usual port of a host with a
 * public name. On a site of one's own machine also of that machine, by http too.
 */
export function isPushEndpoint(address: string, isOwnMachine: boolean): boolean {
  if (address.length > LONGEST || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (username !== "" || password !== "" || hash !== "") return false;
  if (isOwnMachine && isLoopbackHost(hostname)) return /^https?:$/.test(protocol);
  // A name may still lead into our own network: what it resolves to is looked at when it is called.
  return protocol === "https:" && port === "" && hostname.includes(".") && !isAddress(hostname);
}

/** Services of the browsers that people use; one is a host of that name, or below it. */
const KNOWN_SERVICES = [
  "fcm.googleapis.com",
  "push.services.mozilla.com",
  "push.apple.com",
  "notify.windows.com",
];

/**
 * True for an address that a stranger's browser may name: of a push service that is known, since
 * nobody is asked at any stranger's wish. On a site of one's own machine also of that machine.
 */
export function isKnownPushEndpoint(address: string, isOwnMachine: boolean): boolean {
  if (!isPushEndpoint(address, isOwnMachine)) return false;
  const { hostname } = new URL(address);
  const isKnown = KNOWN_SERVICES.some(
    (service) => hostname === service || hostname.endsWith(`.${service}`),
  );
  return isKnown || (isOwnMachine && isLoopbackHost(hostname));
}

function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}
