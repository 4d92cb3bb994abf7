import type { LatLng } from "#lib/geo/geo.ts";
import { type AddressWords, findNamedPlace, splitAddress } from "./address-words.ts";
import { findByName, type Gazetteer, type Place } from "./gazetteer.ts";
import { decodePlusCode, findPlusCode } from "./plus-code.ts";
import { toSpelling } from "./spelling.ts";

/**
 * The point that a short plus code is counted from: the place that the text names, else its
 * pincode, else the region's centre if the text names nothing; null if it names an unknown place,
 * which may lie anywhere.
 */
function findReference(
  gazetteer: Gazetteer,
  words: AddressWords,
  near: Place | null,
): LatLng | null {
  if (near) return near;
  const pincode = words.pincode ? gazetteer.pincodes.get(words.pincode) : undefined;
  if (pincode) return pincode;
  const { parts, areas } = words;
  return parts.length + areas.length === 0 && words.pincode === null ? gazetteer.centre : null;
}

export interface ResolvedCode extends LatLng {
  /** As written, in capitals: "CPVH+PV". */
  readonly code: string;
  /** The place that the text names, if the gazetteer has it. */
  readonly near: Place | null;
}

/** The plus code in a text, decoded; null without a code or without a reference for a short one. */
export function resolvePlusCode(gazetteer: Gazetteer, text: string): ResolvedCode | null {
  const found = findPlusCode(text);
  if (!found) return null;
  const words = splitAddress(gazetteer, found.rest);
  const near = findNamedPlace(gazetteer, words);
  const at = decodePlusCode(found.code, findReference(gazetteer, words, near));
  return at && { ...at, code: found.code, near };
}

/** True when the part says no more than where `place` lies: its town, its district, its pincode. */
function isContext(gazetteer: Gazetteer, part: readonly string[]): boolean {
  const text = part.join(" ");
  const { sound } = toSpelling(text);
  return (
    findByName(gazetteer, text) !== null ||
    gazetteer.places.some(({ withinSpellings }) =>
      withinSpellings.some(({ words }) => words[0] === sound),
    )
  );
}

/**
 * Where an address lies by the gazetteer alone: a plus code, or a place or landmark it names and
 * nothing more precise than that. Null for anything else: a street in Vijayawada is not the middle
 * of Vijayawada.
 */
export function resolveAddress(gazetteer: Gazetteer, address: string): LatLng | null {
  const code = findPlusCode(address);
  if (code) {
    const at = resolvePlusCode(gazetteer, address);
    return at && { lat: at.lat, lng: at.lng };
  }
  const { parts, areas, pincode } = splitAddress(gazetteer, address);
  const [first, ...others] = parts;
  if (!first) return (pincode && toPoint(gazetteer.pincodes.get(pincode))) || null;
  const contexts = [...others, ...areas.map(({ words }) => words)];
  if (!contexts.every((part) => isContext(gazetteer, part))) return null;
  return toPoint(findByName(gazetteer, first.join(" ")));
}

function toPoint(at: LatLng | null | undefined): LatLng | null {
  return at ? { lat: at.lat, lng: at.lng } : null;
}
