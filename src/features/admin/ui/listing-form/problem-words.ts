import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import {
  FIELDS,
  type ImportProblemCode,
  type ListingField,
  PLAIN_FIGURES,
} from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

/** Codes of the parser and the importer, and the one of a number that is in use. */
export type FieldProblemCode = ImportProblemCode | "taken";

/** What is wrong with a field, a row or a file, and what to do. */
const PROBLEMS: Record<FieldProblemCode, MessageDescriptor> = {
  taken: msg`Another listing has this number.`,
  missing: msg`Fill this in.`,
  "wrong-type": msg`Another kind of value is needed here.`,
  "too-long": msg`This is too long. Shorten it.`,
  "too-many": msg`There are more than 100 entries. Take some out.`,
  "out-of-range": msg`This number is out of range.`,
  "bad-format": msg`This is not in the form that the field has.`,
  "unknown-value": msg`This is not one of the values that the field may have.`,
  "unknown-field": msg`There is no such field or column.`,
  "bad-figure": msg`No figure could be read here. Write the unit with it: 12 acres, 49852 sq yd, ₹20000 per sq yd.`,
  "too-great": msg`This is more than any layout has. Check its digits and its unit.`,
  "bad-address": msg`This is not a web address. Begin it with https://`,
  "half-a-place": msg`Give both latitude and longitude, or neither.`,
  malformed: msg`This cannot be read in the file’s format.`,
  "too-large": msg`This is too large.`,
  "no-such-listing": msg`No listing has this number. A new one needs a name and an address.`,
  duplicate: msg`This already appears earlier in the file.`,
  "missing-column": msg`This column is missing and is required.`,
  "empty-file": msg`The file is empty.`,
  "not-a-list": msg`A JSON file must hold one list.`,
  "not-utf-8": msg`The file is not UTF-8 text. Save it as UTF-8.`,
  "cut-off": msg`The file ends before it is complete.`,
  unreadable: msg`The file cannot be read.`,
  "old-workbook": msg`This is an old Excel file (.xls). Open it in your spreadsheet program and save it as .xlsx or CSV.`,
  "open-document": msg`This is an OpenDocument file. Open it in your spreadsheet program and save it as .xlsx or CSV.`,
  "not-a-table": msg`This is neither a spreadsheet nor a text with cells. Save it as .xlsx or CSV.`,
  "beyond-region": msg`This place is outside the region of this site. Check latitude and longitude.`,
  "outside-region": msg`This place is not in India. Check latitude and longitude.`,
};

/** How a field is written that has a form of its own, by its path. */
const FORMS = new Map<string, MessageDescriptor>([
  [
    "mlsNumber",
    msg`Use only the letters A to Z, digits, - and _, at most 64, and begin with a letter or a digit.`,
  ],
  ["neighborhoodDetails.pincode", msg`A PIN code has six digits and does not begin with 0.`],
  ["plusCode", msg`Write the plus code in full, such as 7M82CPVH+PV.`],
]);

/** What the figures of a kind of field may be. */
const RANGES: Partial<Record<ListingField["kind"], MessageDescriptor>> = {
  area: msg`Without a unit, only {least} square yards or more can be entered. Write the unit with it: 12 acres.`,
  sizes: msg`Without a unit, only {least} to {most} square yards can be entered. Write the unit with it: 5 cents.`,
  rate: msg`Without a unit, only {least} to {most} rupees per sq yd can be entered. Write the unit with it: ₹2000 per sq ft.`,
  degrees: msg`Enter degrees from -{most} to {most}.`,
};

/** The sentence of a number that is out of range: the range, where the field has one. */
function rangeWords(path: string, i18n: I18n): string {
  const field = FIELDS.find((one) => one.path === path);
  const words = field && RANGES[field.kind];
  if (!words) return i18n._(PROBLEMS["out-of-range"]);
  const plain = Object.entries(PLAIN_FIGURES).find(([kind]) => kind === field.kind)?.[1];
  const { least = 0, most = field.within ?? 0 } = plain ?? {};
  return i18n._({ ...words, values: { least: formatWhole(least), most: formatWhole(most) } });
}

/** The sentence of a problem with the field at a path. */
export function useProblemWords(): (code: FieldProblemCode, path: string) => string {
  const { i18n } = useLingui();
  return (code, path) => {
    if (code === "out-of-range") return rangeWords(path, i18n);
    const form = code === "bad-format" ? FORMS.get(path) : undefined;
    return i18n._(form ?? PROBLEMS[code] ?? PROBLEMS["bad-format"]);
  };
}
