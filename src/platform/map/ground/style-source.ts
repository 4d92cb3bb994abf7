import type { SourceSpecification, StyleSpecification } from "maplibre-gl";
import { tileAt } from "#lib/geo/tile.ts";

/** A configured style that has not shown itself working by then is not waited for. */
const TIMEOUT_MS = 2_000;
const TRIES = 3;

export type StyleCheck =
  | { readonly ok: true; readonly style: StyleSpecification }
  | {
      readonly ok: false;
      readonly code: "style-unreachable" | "style-malformed" | "tile-unreachable";
    };

export interface StyleCheckOptions {
  readonly fetch: typeof globalThis.fetch;
  /** A place of the region, whose tile is asked for. */
  readonly lat: number;
  readonly lng: number;
}

function isStyle(value: unknown): value is StyleSpecification {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    value.version === 8 &&
    "layers" in value &&
    Array.isArray(value.layers) &&
    "sources" in value &&
    typeof value.sources === "object"
  );
}

/** One reply within the time, or null; a refused connection and a slow one are the same to a visitor. */
async function request(url: string, { fetch }: StyleCheckOptions): Promise<Response | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? response : null;
  } catch {
    // Unreachable or too slow: the caller tries again, then falls back.
    return null;
  }
}

async function retry<Value>(attempt: () => Promise<Value | null>): Promise<Value | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const value = await attempt();
    if (value !== null) return value;
  }
  return null;
}

async function requestJson(url: string, options: StyleCheckOptions): Promise<unknown> {
  return retry(async () => {
    const response = await request(url, options);
    if (response === null) return null;
    try {
      return (await response.json()) as unknown;
    } catch {
      // A reply that breaks off or is no JSON counts as none.
      return null;
    }
  });
}

async function tileTemplate(
  source: SourceSpecification,
  base: string,
  options: StyleCheckOptions,
): Promise<string | null> {
  if ("tiles" in source && source.tiles?.[0]) return source.tiles[0];
  if (!("url" in source) || typeof source.url !== "string") return null;
  const tileJson = await requestJson(new URL(source.url, base).href, options);
  if (typeof tileJson !== "object" || tileJson === null || !("tiles" in tileJson)) return null;
  return Array.isArray(tileJson.tiles) ? String(tileJson.tiles[0]) : null;
}

function isTiled(source: SourceSpecification): boolean {
  return source.type === "vector" || source.type === "raster" || source.type === "raster-dem";
}

async function hasTile(
  style: StyleSpecification,
  base: string,
  options: StyleCheckOptions,
): Promise<boolean> {
  const source = Object.values(style.sources).find(isTiled);
  if (source === undefined) return true;
  const template = await tileTemplate(source, base, options);
  if (template === null) return false;
  const most = "maxzoom" in source && typeof source.maxzoom === "number" ? source.maxzoom : 10;
  const { x, y, z } = tileAt(options, Math.min(10, most));
  const filled = template
    .replace("{z}", String(z))
    .replace("{x}", String(x))
    .replace("{y}", String(y));
  return (await retry(() => request(new URL(filled, base).href, options))) !== null;
}

/**
 * Tries a configured style before it is shown: the style and one real tile of the region, each
 * within 2 s, each at most 3 times. On a failure the embedded style is to be used.
 */
export async function checkStyle(url: string, options: StyleCheckOptions): Promise<StyleCheck> {
  const style = await requestJson(url, options);
  if (style === null) return { ok: false, code: "style-unreachable" };
  if (!isStyle(style)) return { ok: false, code: "style-malformed" };
  if (!(await hasTile(style, url, options))) return { ok: false, code: "tile-unreachable" };
  return { ok: true, style };
}
