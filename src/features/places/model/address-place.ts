import type { LatLng } from "#lib/geo/geo.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { splitAddress } from "./address-words.ts";
import { findByName, type Gazetteer, type Place } from "./gazetteer.ts";
import type { PlaceName } from "./place-name.ts";
import { findPlusCode } from "./plus-code.ts";
import { resolveAddress } from "./resolve-address.ts";

/** Where a postal address lies, as far as the gazetteer knows. */
export interface AddressPlace {
  readonly at: LatLng;
  /** The town or village that stands for the address; null where the address itself is found. */
  readonly town: PlaceName | null;
}

/** As on letters: "522 020". */
const SPACED_PINCODE = /(?<!\d)(\d{3})\s(\d{3})(?!\d)/;

/**
 * Finds an address, else the town that it ends with or its pincode. Null where either lies outside
 * the gazetteer: no place is better than one that the address does not name.
 */
export function addressPlace(gazetteer: Gazetteer, written: string): AddressPlace | null {
  const address = toLatinDigits(written).replace(SPACED_PINCODE, "$1$2");
  const { parts, pincode } = splitAddress(gazetteer, address);
  const known = pincode === null ? null : (gazetteer.pincodes.get(pincode) ?? null);
  const isElsewhere = pincode !== null && known === null && findPlusCode(address) === null;
  if (isElsewhere) return null;
  const exact = resolveAddress(gazetteer, address);
  if (exact) return { at: exact, town: null };
  const last = findByName(gazetteer, parts.at(-1)?.join(" ") ?? "");
  if (last && isTown(last)) return { at: toPoint(last), town: last.name };
  return known && { at: toPoint(known), town: known.places[0] ?? null };
}

const isTown = ({ kind }: Place) => kind === "city" || kind === "town" || kind === "village";

const toPoint = ({ lat, lng }: LatLng): LatLng => ({ lat, lng });
