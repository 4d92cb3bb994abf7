import { href } from "#platform/ui/href.ts";
import { parseIds, toIdsQuery } from "./compare-url.ts";

/** Homes that a link names; of a longer list the last saved ones. */
export const MOST_SHARED = 30;

/** MLS numbers that the address of a shared list names, each once, in its order. */
export function parseShared(params: URLSearchParams): readonly string[] {
  return parseIds(params, MOST_SHARED);
}

/** The query of a shared list. */
export function toSharedQuery(ids: readonly string[]): string {
  return toIdsQuery(ids.slice(0, MOST_SHARED));
}

/** The path of a shared list, without language. */
export function sharedPath(ids: readonly string[]): string {
  return `${href("/shared")}?${toSharedQuery(ids)}`;
}
