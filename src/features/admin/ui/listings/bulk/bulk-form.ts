import type { BulkChange, ListingField } from "#features/listings/index.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";

/** What may be done to a field of many listings. */
export type BulkAct = BulkChange["what"];

/** The acts of a field, the usual one first; null stands for being on the site. */
export function actsOf(field: ListingField | null): readonly BulkAct[] {
  if (field === null) return ["publish"];
  if (field.kind === "features") return ["add", "remove"];
  return field.kind === "rate" ? ["set", "percent"] : ["set"];
}

interface Asked {
  readonly field: ListingField | null;
  readonly act: BulkAct;
}

/** The change that a form asks for. */
export function toChange({ field, act }: Asked, form: FormData): BulkChange {
  const value = String(form.get("value") ?? "");
  if (field === null) return { what: "publish", published: value === "yes" };
  const { path } = field;
  if (act === "percent") return { what: "percent", percent: toPercent(value) };
  if (act === "add" || act === "remove")
    return { what: act, path, entries: form.getAll("value").map(String) };
  return { what: "set", path, value: field.kind === "yes-no" ? value === "yes" : value };
}

/** "5", "+5 %" and "-2,5" as numbers; what is none is told by the server. */
function toPercent(text: string): number {
  return Number(
    toLatinDigits(text)
      .replace(/[\s%+]/g, "")
      .replaceAll("−", "-")
      .replace(",", "."),
  );
}
