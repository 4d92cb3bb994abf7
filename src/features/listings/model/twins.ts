import { FIELDS, valueAt } from "./fields/fields.ts";
import type { FieldPath } from "./fields/listing-fields.ts";
import type { Listing } from "./listing.ts";

/** A field in which two listings of one layout disagree; an empty list: nothing that the other lacks. */
export interface Disagreement {
  readonly path: FieldPath;
  readonly here: readonly string[];
  readonly there: readonly string[];
}

/** Another listing of the same layout, and what it says otherwise. */
export interface Twin {
  readonly mlsNumber: string;
  /** Both state one registration number; else they share name and place. */
  readonly sharesRegistration: boolean;
  readonly disagreements: readonly Disagreement[];
}

/** What tells listings apart, or where they come from: no claim about the layout. */
const NO_CLAIMS: ReadonlySet<FieldPath> = new Set([
  ...(["name", "mlsNumber", "location", "plusCode", "lat", "lng", "flags"] as const),
  ...(["source.name", "source.readOn"] as const),
  ...(["media.images", "media.videoTours", "media.floorPlans"] as const),
]);
/**
 * What is bought, for how much, and whether it may be: here one that says nothing disagrees as well. Of
 * all else one listing may simply tell more than the other.
 */
const SILENCE_COUNTS: ReadonlySet<FieldPath> = new Set([
  ...(["areaRange", "marketValue.pricePerSqYd", "constructionDetails.approvals"] as const),
  ...(["constructionDetails.permitNumber", "constructionDetails.permissions"] as const),
]);
const CLAIMS = FIELDS.filter(({ path, form }) => !NO_CLAIMS.has(path) && form !== "agent");

/** Another listing as the twin of this one. */
export function toTwin(listing: Listing, other: Listing): Twin {
  const registration = listing.constructionDetails.approvals;
  return {
    mlsNumber: other.mlsNumber,
    sharesRegistration: registration !== "" && registration === other.constructionDetails.approvals,
    disagreements: disagreements(listing, other),
  };
}

function disagreements(listing: Listing, other: Listing): Disagreement[] {
  const lists = new Set<string>();
  return CLAIMS.flatMap(({ path }) => {
    const [mine, others] = [entriesAt(listing, path), entriesAt(other, path)];
    const isSilent = mine.length === 0 || others.length === 0;
    if (isSilent && !SILENCE_COUNTS.has(path)) return [];
    const here = mine.filter((entry) => !others.includes(entry));
    const there = others.filter((entry) => !mine.includes(entry));
    if (here.length + there.length === 0) return [];
    if (Array.isArray(valueAt(listing, path))) {
      // Amenities repeat the key features in most listings: what was told once is not told again.
      const difference = JSON.stringify([here, there]);
      if (lists.has(difference)) return [];
      lists.add(difference);
    }
    return [{ path, here, there }];
  });
}

function entriesAt(listing: Listing, path: FieldPath): string[] {
  const value = valueAt(listing, path);
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  const text = String(value ?? "").trim();
  return text === "" ? [] : [text];
}
