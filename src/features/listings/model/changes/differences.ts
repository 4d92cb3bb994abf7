/** A field with its value before and after, as one line each; empty means not stated. */
export interface Difference {
  /** As `marketValue.pricePerSqYd`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Fields in which two listings differ, in the order of the second; null for one that is new. */
export function toDifferences(before: object | null, after: object): Difference[] {
  const was = before ? toFields(before) : new Map<string, string>();
  const is = toFields(after);
  const paths = new Set([...is.keys(), ...was.keys()]);
  return [...paths].flatMap((path) => {
    const pair = { before: was.get(path) ?? "", after: is.get(path) ?? "" };
    return pair.before === pair.after ? [] : [{ path, ...pair }];
  });
}

/** Each leaf of a listing by its path; a list is its entries between semicolons, as in a table. */
export function toFields(listing: object): Map<string, string> {
  const fields = new Map<string, string>();
  const collect = (part: object, prefix: string) => {
    for (const [key, value] of Object.entries(part) as [string, unknown][]) {
      if (isGroup(value)) collect(value, `${prefix}${key}.`);
      else fields.set(prefix + key, toLine(value));
    }
  };
  collect(listing, "");
  return fields;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toLine(value: unknown): string {
  if (Array.isArray(value)) return value.join("; ");
  if (value === null || value === undefined) return "";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
