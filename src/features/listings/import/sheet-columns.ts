import { FIELDS, type ListingField, valueAt } from "#features/listings/model/fields.ts";
import type { Listing } from "#features/listings/model/listing.ts";

/** The columns of our own sheets: those that no listing is without come first. */
export const SHEET_COLUMNS: readonly ListingField[] = [
  ...FIELDS.filter(({ required }) => required),
  ...FIELDS.filter(({ required }) => !required),
];

/** What a sheet says of a field for a person who fills it in. */
export const SHEET_GUIDE = {
  titles: ["Column", "Needed", "How it is written", "Values"],
  row: ({ label, required, hint, kind, options, offers }: ListingField): string[] => [
    label,
    required ? "yes" : "",
    hint ?? HOW[kind] ?? "",
    [...(options ?? offers ?? [])].filter(Boolean).join("; ") ||
      (kind === "yes-no" ? "yes; no" : ""),
  ],
};

const HOW: Partial<Record<ListingField["kind"], string>> = {
  area: "Such as 49852 sq yd, or 12 acres",
  sizes: "Such as 162 - 525 sq yd",
  rate: "Rupees per sq yd, such as 20000",
  date: "Such as 2026-11-22 or 22/11/2026",
  entries: "Several with ; between them",
  features: "Several with ; between them",
  addresses: "Several with ; between them",
  choices: "Several with ; between them",
  degrees: "Such as 16.5062",
};

/** A listing as a row under `SHEET_COLUMNS`; an import reads the same listing from it. */
export function toSheetRow(listing: Listing): string[] {
  return SHEET_COLUMNS.map(({ path }) => {
    const value = valueAt(listing, path);
    if (Array.isArray(value)) return toCell(value.map(String));
    if (typeof value === "boolean") return value ? "yes" : "";
    return String(value ?? "");
  });
}

/** One entry with a comma in it is told from several by a mark at its end. */
function toCell(entries: readonly string[]): string {
  const [first = ""] = entries;
  return entries.length === 1 && first.includes(",") ? `${first};` : entries.join("; ");
}
