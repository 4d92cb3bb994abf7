/** MLS numbers that an address names under `ids`, each once, in its order; what is beyond the most is not looked at. */
export function parseIds(params: URLSearchParams, most: number): readonly string[] {
  const ids = (params.get("ids") ?? "").split(",").map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ""))].slice(0, most);
}

/** The same as a query; the commas stay as they are, to be read. */
export function toIdsQuery(ids: readonly string[]): string {
  return `ids=${ids.map(encodeURIComponent).join(",")}`;
}
