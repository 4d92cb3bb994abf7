import { isInIndia } from "#features/listings/model/place-rule.ts";
import type { FoundColumn } from "./find-columns.ts";
import { type ColumnTarget, PLACE_COLUMN } from "./header-words.ts";
import type { SourceRow } from "./source-row.ts";

/** What was taken for granted where a table says nothing of it. */
export const IMPORT_NOTES = [
  /** No column tells the type. */
  "all-plots",
  /** No column tells the number: it is made of the registration, or of name and place. */
  "number-made",
  /** No column tells the address: the place is taken for it. */
  "address-made",
  /** Latitude and longitude stood in each other's place. */
  "degrees-swapped",
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

interface RowRead {
  readonly row: number;
  readonly input: Record<string, unknown>;
  readonly columns: readonly FoundColumn[];
  readonly note: (note: ImportNote) => void;
}

/** A row with what its table has no column for, and with a place that is in India. */
export function withWhatIsMissing({ row, input, columns, note }: RowRead): SourceRow {
  const has = (target: ColumnTarget) => columns.some((column) => column.target === target);
  const add = (field: string, value: string, why: ImportNote) => {
    if (value === "") return;
    input[field] = value;
    note(why);
  };
  if (!has("propertyType")) add("propertyType", "Plot", "all-plots");
  if (!has("location")) add("location", addressOf(input), "address-made");
  if (!has("mlsNumber")) add("mlsNumber", numberOf(input), "number-made");
  if (isInIndia("lng", input.lat) && isInIndia("lat", input.lng)) {
    [input.lat, input.lng] = [input.lng, input.lat];
    note("degrees-swapped");
  }
  for (const side of ["lat", "lng"] as const) {
    const value = input[side];
    if (typeof value !== "number" || isInIndia(side, value)) continue;
    const column = has(side) ? side : PLACE_COLUMN;
    return { row, problem: { row, column, value: String(value), code: "outside-region" } };
  }
  return { row, input };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

function addressOf({ neighborhoodDetails }: Record<string, unknown>): string {
  const { area, district } = (neighborhoodDetails ?? {}) as Record<string, unknown>;
  return [area, district].map(textOf).filter(Boolean).join(", ");
}

const REGISTRATION = /^P\d{11}$/i;

/** The registration where it is one; else name and place, so that the same row has the same number again. */
function numberOf({ name, location, constructionDetails }: Record<string, unknown>): string {
  const { approvals } = (constructionDetails ?? {}) as Record<string, unknown>;
  const registration = textOf(approvals);
  if (REGISTRATION.test(registration)) return registration.toUpperCase();
  const words = `${textOf(name)} ${textOf(location)}`.normalize("NFKD").toLowerCase();
  const slug = words
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 64);
  if (slug !== "") return slug.replace(/-+$/, "");
  return textOf(name) === "" ? "" : `layout-${hash(words)}`;
}

/** Of words in a script without letters of ours; FNV-1a, 32 bits. */
function hash(words: string): string {
  let value = 0x811c9dc5;
  for (const letter of words) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
