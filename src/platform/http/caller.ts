import { isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Where a call comes from. */
export interface Caller {
  /** Address of the visitor's network: IPv4, or the first 64 bits of IPv6. */
  readonly network: string;
  /** Browser and system in words. */
  readonly device: string;
  /** The random key by which a browser is known again; null when it shows none. */
  readonly browserKey: string | null;
  /** The token of the session that the call was made in; null when it shows none. */
  readonly token: string | null;
}

/** Where browsers show their key. */
export const BROWSER_KEY_HEADER = "x-browser-key";
const BROWSER_KEY = /^[\w-]{22,64}$/;
const BEARER = /^Bearer ([\w-]{43})$/i;

/** Where the address is asked of when nothing tells it, as in tests without a socket. */
const UNKNOWN = "unknown";
/** An IPv6 customer gets at least 64 bits to choose from: they count as one. */
const IPV6_GROUPS = 4;

/** Looked for in this order: every browser claims to be an older one as well. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\/|\bOpera/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

function nameIn(table: typeof BROWSERS, agent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(agent))?.[1];
}

/** "Firefox on Windows"; empty when the agent names neither. */
export function deviceOf(agent: string): string {
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  return [browser, system].filter((name) => name !== undefined).join(" on ");
}

/** What stands for a visitor's network: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = (address.split("%", 1)[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right].slice(0, IPV6_GROUPS);
  return groups.map((group) => group.replace(/^0+(?=.)/, "")).join(":");
}

/**
 * The wider networks that an IPv6 one lies in, its /56 and its /48: one customer may have all of
 * either. None of IPv4, nor of what is no network.
 */
export function widerNetworks(network: string): readonly string[] {
  const groups = network.split(":");
  const last = Number.parseInt(groups.at(-1) ?? "", 16);
  if (groups.length !== IPV6_GROUPS || Number.isNaN(last)) return [];
  const site = groups.slice(0, -1).join(":");
  return [`${site}:${(last >> 8).toString(16)}00/56`, `${site}/48`];
}

/** Behind a proxy of one's own its word counts, the last one: a visitor may write the others. */
function addressOf(context: Context, trustProxy: boolean): string {
  const forwarded = trustProxy && context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  if (forwarded && isIP(forwarded)) return forwarded;
  if (!context.env?.incoming) return UNKNOWN;
  return getConnInfo(context).remote.address ?? UNKNOWN;
}

/** Where a call comes from, and in whose session. */
export function callerOf(context: Context, trustProxy: boolean): Caller {
  return {
    network: networkOf(addressOf(context, trustProxy)),
    device: deviceOf(context.req.header("user-agent") ?? ""),
    browserKey: BROWSER_KEY.exec(context.req.header(BROWSER_KEY_HEADER) ?? "")?.[0] ?? null,
    token: BEARER.exec(context.req.header("authorization") ?? "")?.[1] ?? null,
  };
}
