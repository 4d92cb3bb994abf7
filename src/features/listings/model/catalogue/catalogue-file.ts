import {
  CATALOGUE_VERSION,
  type CatalogueColumns,
  catalogueOf,
  EACH_COLUMN,
  EACH_DICTIONARY,
  type SummarySource,
  toColumns,
} from "./catalogue-columns.ts";
import { inZOrder } from "./z-order.ts";

const FORMAT = "sthalam-catalogue";

export type DecodedCatalogue =
  | { readonly ok: true; readonly columns: CatalogueColumns }
  | { readonly ok: false; readonly code: "catalogue-version" | "catalogue-malformed" };

/**
 * The catalogue as one file for the browser: UTF-8 JSON by columns, rows in z-order, to be served
 * compressed. Everything is kept as it is but coordinates, which are rounded to 6 decimals.
 */
export function encodeCatalogue(summaries: SummarySource): Uint8Array<ArrayBuffer> {
  const columns = inZOrder(toColumns(summaries));
  const dictionaries = EACH_DICTIONARY.map(([name, { pack }]) => [name, columns[name].map(pack)]);
  const cells = EACH_COLUMN.map(([name, { pack }]) => [name, pack(columns[name])]);
  const file = {
    format: FORMAT,
    version: CATALOGUE_VERSION,
    ...Object.fromEntries(dictionaries),
    count: columns.count,
    ...Object.fromEntries(cells),
  };
  return new TextEncoder().encode(JSON.stringify(file));
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // A torn or foreign file is an expected failure: the caller answers by its code.
    return null;
  }
}

/** True for what JSON writes in braces or brackets. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * Reads a file written by `encodeCatalogue` into columns that the search index uses as they are.
 * `catalogue-version`: written for another version of the page; load the page anew.
 * `catalogue-malformed`: not a whole catalogue file.
 */
export function decodeCatalogue(bytes: Uint8Array): DecodedCatalogue {
  const parsed = parseJson(bytes);
  if (!isRecord(parsed) || parsed.format !== FORMAT) {
    return { ok: false, code: "catalogue-malformed" };
  }
  if (parsed.version !== CATALOGUE_VERSION) return { ok: false, code: "catalogue-version" };
  const columns = unpackColumns(parsed);
  return columns ? { ok: true, columns } : { ok: false, code: "catalogue-malformed" };
}

/** The columns of a file; null when one is missing or of another length than the rest. */
function unpackColumns(file: Record<string, unknown>): CatalogueColumns | null {
  const { count } = file;
  if (typeof count !== "number") return null;
  const shared: Record<string, unknown> = { count };
  for (const [name, { unpack }] of EACH_DICTIONARY) {
    const entries = file[name];
    if (!Array.isArray(entries)) return null;
    shared[name] = entries.map(unpack);
  }
  const cells = new Map(EACH_COLUMN.map(([name, { unpack }]) => [name, unpack(file[name], count)]));
  if ([...cells.values()].includes(null)) return null;
  return catalogueOf(shared as unknown as CatalogueColumns, (name) => cells.get(name));
}
