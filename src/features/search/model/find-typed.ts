import {
  type FoundPlace,
  type Gazetteer,
  placeNameIn,
  rankPlaces,
  readEnglish,
} from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { findNames, type LayoutNames, toLayoutNames } from "./layout-names.ts";
import type { SearchIndex } from "./search-index.ts";
import { textTest } from "./text-index.ts";

/** A layout whose name was typed. */
export interface FoundLayout extends LatLng {
  readonly kind: "layout";
  readonly name: string;
  /** Its town, in the language asked for. */
  readonly context: string;
  readonly mlsNumber: string;
}

export type Found = FoundPlace | FoundLayout;

/** Where what was typed is looked up. */
export interface TypedSources {
  readonly gazetteer: Gazetteer;
  readonly index: SearchIndex;
}

const MOST_RESULTS = 10;
const LONGEST_TEXT = 120;
/** As well known as a village of the region's middle. */
const LAYOUT_PROMINENCE = 6;
/** Below this share of the best match a result is noise. */
const LEAST_SHARE = 0.6;

/** Made at the first question to a catalogue, and kept as long as it is. */
const namesByIndex = new WeakMap<SearchIndex, Promise<LayoutNames>>();

function namesOf(index: SearchIndex): Promise<LayoutNames> {
  const known = namesByIndex.get(index);
  if (known) return known;
  const names = toLayoutNames(index.columns);
  namesByIndex.set(index, names);
  return names;
}

function toFoundLayout({ columns }: SearchIndex, row: number, language: Language): FoundLayout[] {
  const [lat = Number.NaN, lng = Number.NaN] = [columns.lat[row], columns.lng[row]];
  // One without a place cannot be gone to on the map.
  if (Number.isNaN(lat) || Number.isNaN(lng)) return [];
  const town = columns.towns[columns.town[row] ?? 0];
  return [
    {
      ...{ kind: "layout", name: columns.name[row] ?? "", mlsNumber: columns.mlsNumber[row] ?? "" },
      ...{ context: town ? placeNameIn(town, language) : "", lat, lng },
    },
  ];
}

/** The text, and as it is in Latin letters where it has English words in another script. */
function readingsOf(gazetteer: Gazetteer, text: string): string[] {
  const typed = text.slice(0, LONGEST_TEXT);
  return [...new Set([typed, readEnglish(gazetteer.words, typed)])];
}

/** Places and layouts for what a visitor typed in any of the three scripts, best first. */
export async function findTyped(
  { gazetteer, index }: TypedSources,
  text: string,
  language: Language,
): Promise<readonly Found[]> {
  const names = await findNames(await namesOf(index), readingsOf(gazetteer, text));
  const layouts = names.slice(0, MOST_RESULTS);
  const found: { readonly found: Found; readonly worth: number }[] = [
    ...rankPlaces(gazetteer, text, { language }),
    ...layouts.flatMap(({ row, worth }) =>
      toFoundLayout(index, row, language).map((layout) => ({
        found: layout,
        worth: worth + LAYOUT_PROMINENCE,
      })),
    ),
  ].sort((a, b) => b.worth - a.worth);
  const least = (found[0]?.worth ?? 0) * LEAST_SHARE;
  return found
    .filter(({ worth }) => worth >= least)
    .slice(0, MOST_RESULTS)
    .map(({ found }) => found);
}

/**
 * The text by which the names of layouts are searched for what was typed: as it is where some name
 * has its words, else in Latin letters, else the name that comes nearest.
 */
export function toNameSearch(
  { gazetteer, index }: TypedSources,
  text: string,
  nearest: string,
): string {
  const isFound = (written: string) => {
    const test = textTest(index.text(), index.columns, written);
    if (!test) return false;
    for (let row = 0; row < index.columns.count; row += 1) if (test(row)) return true;
    return false;
  };
  return [...readingsOf(gazetteer, text), nearest].find(isFound) ?? text;
}
