import { isInIndia } from "#features/listings/model/fields/place-rule.ts";
import type { FoundColumn } from "./find-columns.ts";
import { type ColumnTarget, PLACE_COLUMN } from "./header-words.ts";
import type { ImportNote, RowCells, SourceRow } from "./source-row.ts";

interface RowRead extends Pick<RowCells, "stated" | "emptied"> {
  readonly row: number;
  readonly input: Record<string, unknown>;
  readonly columns: readonly FoundColumn[];
  readonly note: (note: ImportNote) => void;
}

/** A row with what a new listing needs and its table has no column for, and with a place that is in India. */
export function withWhatIsMissing({ row, input, columns, note, ...cells }: RowRead): SourceRow {
  const has = (target: ColumnTarget) => columns.some((column) => column.target === target);
  const assumed: ImportNote[] = [];
  const add = (field: string, value: string, why: ImportNote) => {
    if (value === "") return;
    input[field] = value;
    assumed.push(why);
  };
  if (!has("propertyType")) add("propertyType", "Plot", "all-plots");
  if (!has("location")) add("location", addressOf(input), "address-made");
  const number = has("mlsNumber") ? textOf(input.mlsNumber) : numberOf(input);
  if (!has("mlsNumber") && number !== "") {
    input.mlsNumber = number;
    note("number-made");
  }
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
  return { row, input, cells: { ...cells, number: number || null, assumed } };
}

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

function addressOf({ neighborhoodDetails }: Record<string, unknown>): string {
  const { area, district } = (neighborhoodDetails ?? {}) as Record<string, unknown>;
  return [area, district].map(textOf).filter(Boolean).join(", ");
}

const REGISTRATION = /^P\d{11}$/i;

/** The registration where it is one; else name and place, so that the same row has the same number again; empty without a name. */
function numberOf({ name, location, constructionDetails }: Record<string, unknown>): string {
  const { approvals } = (constructionDetails ?? {}) as Record<string, unknown>;
  const registration = textOf(approvals);
  if (REGISTRATION.test(registration)) return registration.toUpperCase();
  if (textOf(name) === "") return "";
  const words = `${textOf(name)} ${textOf(location)}`.normalize("NFKD").toLowerCase();
  const slug = words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  if (slug === "") return `layout-${hash(words)}`;
  // What only names its town in our letters would be every layout of that town.
  const isWhole = !/[^a-z\P{L}]/u.test(words);
  return isWhole ? cutSlug(slug, LONGEST) : `${cutSlug(slug, LONGEST - 8)}-${hash(words)}`;
}

const LONGEST = 64;
const cutSlug = (slug: string, most: number) => slug.slice(0, most).replace(/-+$/, "");

/** Of words in a script without letters of ours; FNV-1a, 32 bits. */
function hash(words: string): string {
  let value = 0x811c9dc5;
  for (const letter of words) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}
