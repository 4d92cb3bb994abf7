import { type Drawing, LAYER_ROLES, type LayerRole } from "./drawing.ts";

/** Words by which layers are commonly called, for a first guess; the earlier role wins. */
const WORDS: readonly (readonly [role: LayerRole, words: RegExp])[] = [
  ["numbers", /num|(?:^|[^a-z])no(?:s|$|[^a-z])|text|label|anno|నంబ|नंबर/i],
  ["boundary", /bound|site|limit|outer|perimeter|హద్దు|सीमा/i],
  ["roads", /road|street|carriage|రోడ్|सड़क/i],
  ["parks", /park|open.?space|green|garden|పార్క్|पार्क/i],
  ["utilities", /utilit|amenit|substation|transformer|sump|సదుపాయ|सुविधा/i],
  ["plots", /plot|parcel|lot|ప్లాట్|प्लॉट/i],
];
const CLOSING = 0.001;

/** True of a line that is closed, or whose ends meet. */
export function isClosed({ points, closed }: Drawing["lines"][number]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  if (closed) return true;
  if (!first || !last || points.length < 4) return false;
  const length = points.reduce((sum, point, at) => {
    const next = points[at + 1];
    return next ? sum + Math.hypot(next[0] - point[0], next[1] - point[1]) : sum;
  }, 0);
  return Math.hypot(last[0] - first[0], last[1] - first[1]) <= length * CLOSING;
}

/** What each layer is: as it was said, else by its name and by what lies on it. */
export function rolesOf(
  { lines, texts }: Drawing,
  said: Readonly<Record<string, LayerRole>> = {},
): ReadonlyMap<string, LayerRole> {
  const names = [...new Set([...lines, ...texts].map(({ layer }) => layer))];
  const closed = countOf(lines.filter(isClosed));
  const written = countOf(texts);
  const guessed = new Map(
    names.map((name) => {
      const role = WORDS.find(([, words]) => words.test(name))?.[0] ?? "none";
      const isEmpty = role === "plots" ? !lines.some(({ layer }) => layer === name) : false;
      const holdsNoText = role === "numbers" && !written.has(name);
      return [name, isEmpty ? "numbers" : holdsNoText ? "plots" : role] as const;
    }),
  );
  const most = (counts: ReadonlyMap<string, number>) =>
    [...counts]
      .filter(([name]) => guessed.get(name) === "none")
      .sort(([, a], [, b]) => b - a)[0]?.[0];
  const has = (role: LayerRole) => [...guessed.values()].includes(role);
  const [plots, numbers] = [most(closed), most(written)];
  if (!has("plots") && plots !== undefined) guessed.set(plots, "plots");
  if (!has("numbers") && numbers !== undefined) guessed.set(numbers, "numbers");
  return new Map(
    names.map((name) => {
      const given = Object.hasOwn(said, name) ? said[name] : undefined;
      const known = given && LAYER_ROLES.includes(given) ? given : null;
      return [name, known ?? guessed.get(name) ?? "none"];
    }),
  );
}

function countOf(all: readonly { readonly layer: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { layer } of all) counts.set(layer, (counts.get(layer) ?? 0) + 1);
  return counts;
}
