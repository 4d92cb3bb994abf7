import { href } from "#platform/ui/href.ts";

/** Homes that a link names; of a longer list the last saved ones. */
export const MOST_SHARED = 30;

/** MLS numbers that the address of a shared list names, each once, in its order. */
export function parseShared(params: URLSearchParams): readonly string[] {
  const ids = (params.get("ids") ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, MOST_SHARED);
}

/** The query of a shared list. */
export function toSharedQuery(ids: readonly string[]): string {
  return `ids=${ids.slice(0, MOST_SHARED).map(encodeURIComponent).join(",")}`;
}

/** The path of a shared list, without language. */
export function sharedPath(ids: readonly string[]): string {
  return `${href("/shared")}?${toSharedQuery(ids)}`;
}
