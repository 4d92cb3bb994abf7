import { type AddressWords, splitAddress } from "./address-words.ts";
import type { AreaKind } from "./area-words.ts";
import { readEnglish } from "./english-words.ts";
import type { Gazetteer, Place } from "./gazetteer.ts";
import { matchAny, SAME_SOUND_WORTH } from "./match-spelling.ts";
import { type Spelling, toSpelling } from "./spelling.ts";

/** An area that tells where a place lies. */
interface AreaAround {
  readonly kind: AreaKind;
  readonly name: Spelling;
  /** English names of the districts that it may be, and of those that were divided from them. */
  readonly districts: ReadonlySet<string>;
  readonly dividedInto: ReadonlySet<string>;
}

/** What may be a place's name, and what then tells where it lies. */
interface PlaceReading {
  readonly kind: "place";
  readonly name: Spelling;
  readonly context: Spelling | null;
  readonly areas: readonly AreaAround[];
}

/** What may be the name of an area, by the word beside it: "Guntur district". */
interface AreaReading {
  readonly kind: AreaKind;
  readonly name: Spelling;
  /** Nothing else was typed. */
  readonly isAlone: boolean;
}

export type Reading = PlaceReading | AreaReading;

/** How well a place agrees with a reading. */
export interface ReadWorth {
  /** 0 not at all, 104 letter for letter. */
  readonly worth: number;
  /** It is of the kind, and lies in the areas, that were typed. */
  readonly isMeant: boolean;
}

const MOST_WORDS = 8;
const UNMATCHED_CONTEXT_LOSS = 40;
export const MATCHED_CONTEXT_LOSS = 2;
/** Less than a place that was part of the area, which addresses still have, and that less than any other. */
const SAME_AREA_LOSS = 1;
const OTHER_AREA_LOSS = 15;
/** An area is meant only where nothing else is, as in "plots in Krishna district". */
const AREA_AROUND_LOSS = 60;
/** A place that a district is called after is not what is asked for. */
const CALLED_AFTER_LOSS = 20;
const LEAST_CONTEXT_MATCH = 60;
const LETTER = /\p{L}/u;
/** Areas are called after them. */
const SETTLEMENTS: ReadonlySet<Place["kind"]> = new Set(["city", "town", "village"]);
const NOTHING: ReadWorth = { worth: 0, isMeant: false };

const join = (words: readonly string[]) => toSpelling(words.join(" "));

/** All ways to read a text: as a name, followed or preceded by where it lies, and as an area. */
export function toReadings(gazetteer: Gazetteer, text: string): Reading[] {
  const texts = new Set([text, readEnglish(gazetteer.words, text)]);
  return [...texts].flatMap((written) => readWords(gazetteer, splitAddress(gazetteer, written)));
}

function readWords({ districtNames }: Gazetteer, { parts, areas }: AddressWords): Reading[] {
  const words = parts.flat().slice(0, MOST_WORDS);
  const around = areas.slice(0, MOST_WORDS).map(({ kind, words }): AreaAround => {
    const name = join(words);
    const named = districtNames.filter(({ spellings }) => agrees(name, spellings));
    return {
      kind,
      name,
      districts: new Set(named.map(({ district }) => district)),
      dividedInto: new Set(named.flatMap(({ dividedInto }) => dividedInto)),
    };
  });
  const isAlone = words.length === 0 && around.length === 1;
  return [
    ...toNames(words).map((name) => ({ kind: "place", areas: around, ...name }) as const),
    ...around.map(({ kind, name }) => ({ kind, name, isAlone })),
  ];
}

function toNames(words: readonly string[]): Pick<PlaceReading, "name" | "context">[] {
  const cuts = words.slice(1).flatMap((_, index) => {
    const [front, back] = [join(words.slice(0, index + 1)), join(words.slice(index + 1))];
    return [
      { name: front, context: back },
      { name: back, context: front },
    ];
  });
  // A figure is no name: "1 plot" is not One Town, which is written 1 Town as well.
  const named = cuts.filter(({ name }) => LETTER.test(name.written));
  return [{ name: join(words), context: null }, ...named];
}

function agrees(name: Spelling, spellings: readonly Spelling[]): boolean {
  return matchAny(name, spellings) >= LEAST_CONTEXT_MATCH;
}

/** The reading that a place agrees with best; `isInPincode` where the text has its pincode. */
export function bestWorth(
  place: Place,
  readings: readonly Reading[],
  isInPincode: boolean,
): ReadWorth {
  return readings
    .map((reading) =>
      reading.kind === "place"
        ? worthOfPlace(place, reading, isInPincode)
        : worthOfArea(place, reading),
    )
    .reduce((best, one) => (one.worth > best.worth ? one : best), NOTHING);
}

function worthOfPlace(
  place: Place,
  { name, context, areas }: PlaceReading,
  isInPincode: boolean,
): ReadWorth {
  const worth = place.kind === "district" ? 0 : matchAny(name, place.spellings);
  if (worth === 0) return NOTHING;
  const losses = areas.map((area) =>
    isInPincode ? MATCHED_CONTEXT_LOSS : lossByArea(place, area),
  );
  // Another place of nearly the name is none of a district in which it does not lie.
  const isOther = areas.some(
    ({ kind }, at) => kind === "district" && losses[at] === OTHER_AREA_LOSS,
  );
  if (isOther && worth < SAME_SOUND_WORTH) return NOTHING;
  const around = [...place.withinSpellings, ...place.spellings];
  const isAround = context === null || agrees(context, around);
  const loss = Math.max(
    context === null ? 0 : MATCHED_CONTEXT_LOSS,
    ...losses,
    isAround ? 0 : UNMATCHED_CONTEXT_LOSS,
  );
  return { worth: worth - loss, isMeant: !losses.includes(OTHER_AREA_LOSS) };
}

/** Mandals are not in the gazetteer: of a place that is called otherwise it is not known. */
function lossByArea(place: Place, { kind, name, ...area }: AreaAround): number {
  if (kind === "mandal") return agrees(name, place.spellings) ? SAME_AREA_LOSS : OTHER_AREA_LOSS;
  if (area.districts.has(place.district)) return SAME_AREA_LOSS;
  return area.dividedInto.has(place.district) ? MATCHED_CONTEXT_LOSS : OTHER_AREA_LOSS;
}

function worthOfArea(place: Place, { kind, name, isAlone }: AreaReading): ReadWorth {
  const isMeant = place.kind === kind;
  if (!isMeant && !SETTLEMENTS.has(place.kind)) return NOTHING;
  const worth = matchAny(name, place.spellings);
  if (worth === 0 || (kind === "district" && !isMeant && worth < SAME_SOUND_WORTH)) return NOTHING;
  const around = isAlone ? 0 : AREA_AROUND_LOSS;
  const calledAfter = kind === "district" && !isMeant ? CALLED_AFTER_LOSS : 0;
  return { worth: worth - around - calledAfter, isMeant };
}
