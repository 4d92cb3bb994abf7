/** What papers are looked through for: a layout, or a plot of a project. */
export interface Purchase {
  /** Number of a listing, or "slug/plot" of a project's plot; what a checklist is stored by. */
  readonly id: string;
  readonly name: string;
  /** Its page, without the language. */
  readonly path: string;
  /** Number of the plot; null of a layout, in which a buyer writes it. */
  readonly plot: string | null;
  /** Number in the state's register, as listed; empty where none is stated. */
  readonly registration: string;
  /** Layout permission (LP) number, as listed; empty where none is stated. */
  readonly permit: string;
}

export type NamedPurchase = Pick<Purchase, "id" | "name" | "plot">;

/** The papers that were seen for one purchase. */
export interface Checklist extends Pick<Purchase, "id" | "name"> {
  readonly plot: string;
  readonly seen: readonly string[];
}

/** As the device stores them: a purchase's in one, and the ids of papers ticked for none in particular. */
export type StoredChecklist = Checklist | string;

const isText = (given: unknown): given is string => typeof given === "string";

/** True of what a device may have stored: nothing else is read from it. */
export function isStoredChecklist(given: unknown): given is StoredChecklist {
  if (isText(given)) return true;
  const { id, name, plot, seen } = (given ?? {}) as Partial<Checklist>;
  return [id, name, plot].every(isText) && Array.isArray(seen) && seen.every(isText);
}

/** Those of purchases, the one changed last first. */
export function purchaseChecklists(stored: readonly StoredChecklist[]): Checklist[] {
  return stored.filter((each): each is Checklist => !isText(each));
}

/** The checklist of a purchase, by its id; null before anything was ticked in it. */
export function findChecklist(stored: readonly StoredChecklist[], id: string): Checklist | null {
  return purchaseChecklists(stored).find((each) => each.id === id) ?? null;
}

/** Ids of the papers seen for a purchase; for null, of those ticked for none in particular. */
export function seenDocuments(stored: readonly StoredChecklist[], id: string | null): Set<string> {
  return new Set(id === null ? stored.filter(isText) : findChecklist(stored, id)?.seen);
}

/** The list with papers seen for a purchase, or for none, as these. */
export function withSeen(
  stored: readonly StoredChecklist[],
  purchase: NamedPurchase | null,
  seen: ReadonlySet<string>,
): StoredChecklist[] {
  if (purchase === null) return [...purchaseChecklists(stored), ...seen];
  return withChecklist(stored, purchase, { seen: [...seen] });
}

/** The list with the number that a buyer wrote of a plot. */
export function withPlot(
  stored: readonly StoredChecklist[],
  purchase: NamedPurchase,
  plot: string,
): StoredChecklist[] {
  return withChecklist(stored, purchase, { plot });
}

/** One that is no longer listed goes on under the name that it had; one that says nothing is left out. */
function withChecklist(
  stored: readonly StoredChecklist[],
  { id, name, plot }: NamedPurchase,
  change: Partial<Checklist>,
): StoredChecklist[] {
  const before = findChecklist(stored, id) ?? { id, name, plot: plot ?? "", seen: [] };
  const changed = { ...before, name: name || before.name, ...change };
  const others = stored.filter((each) => each !== before);
  const isEmpty = changed.seen.length === 0 && changed.plot === (plot ?? "");
  return isEmpty ? others : [changed, ...others];
}
