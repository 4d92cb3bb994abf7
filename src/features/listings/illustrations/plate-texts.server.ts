import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlateFact, PlateTexts } from "layout-art/plate-texts";
import { toDisplayName } from "#features/listings/model/display-name.ts";
import { labelOf } from "#features/listings/model/fields/fields.ts";
import {
  areaOf,
  contradictedRoads,
  plotSizesOf,
  rateOf,
} from "#features/listings/model/fields/figures.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { ROAD_SURFACE_NAMES } from "#features/listings/ui/exterior-words.ts";
import { KNOWN_TEXTS, TYPE_NAMES } from "#features/listings/ui/known-texts.ts";
import { type LayoutPlace, placeNameIn } from "#features/places/index.ts";
import { SQ_YARDS_PER_ACRE } from "#lib/units/units.ts";
import { formatDecimal, formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaLongDate } from "#platform/i18n/india-time.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { FIELD_WORDS, SERVER_WORDS } from "#platform/i18n/server-words.server.ts";
import { toExterior } from "./exterior.ts";

/** The facts of a listing, said in one language. */
interface Telling {
  readonly listing: Listing;
  readonly place: LayoutPlace;
  readonly language: Language;
  readonly words: I18n;
  /** Names of fields. */
  readonly labels: I18n;
}

const isStated = ({ value }: PlateFact) => value.trim() !== "";

/** "Near Kaza", where the town of the source is too far off. */
export function toPlaceWords(
  { name, farTown }: LayoutPlace,
  language: Language,
  words = SERVER_WORDS[language],
): string {
  const town = placeNameIn(name, language);
  return farTown === null ? town : words._(msg`Near ${town}`);
}

/** What a listing says of itself, in the reader's language where that is known. */
function toKnown(text: string, words: I18n): string {
  const known = KNOWN_TEXTS.get(text.trim());
  return known ? words._(known) : text.trim();
}

function toArea({ listing, words, labels }: Telling): PlateFact[] {
  const area = areaOf(listing);
  if (area === null) return [];
  const acres = formatDecimal(area / SQ_YARDS_PER_ACRE, 2);
  return [
    {
      label: labels._(labelOf("areaRange")),
      value: words._(msg`${formatWhole(area)} sq yd`),
      note: words._(msg`${acres} acres`),
    },
  ];
}

function toPlotSizes({ listing, words, labels }: Telling): PlateFact[] {
  const sizes = plotSizesOf(listing);
  if (sizes === null) return [];
  const { min, max } = sizes;
  const span = min === max ? formatWhole(min) : `${formatWhole(min)}–${formatWhole(max)}`;
  return [
    { label: labels._(labelOf("basicInformation.lotSize")), value: words._(msg`${span} sq yd`) },
  ];
}

function toRoads({ listing, words }: Telling): PlateFact[] {
  const { roadWidths, roadSurfaces } = toExterior(listing.exteriorFeatures);
  const widths = roadWidths.toSorted((a, b) => b - a).join(", ");
  const stated = roadSurfaces.map((surface) => words._(ROAD_SURFACE_NAMES[surface])).join(", ");
  const isDoubted = contradictedRoads(listing).length > 0;
  const surfaces = isDoubted ? words._(msg`${stated}, in doubt`) : stated;
  if (widths === "") return [{ label: words._(msg`Road surface`), value: surfaces }];
  const fact = { label: words._(msg`Road widths`), value: words._(msg`${widths} ft`) };
  return [surfaces === "" ? fact : { ...fact, note: surfaces }];
}

function toRate({ listing, words }: Telling): PlateFact[] {
  const rate = rateOf(listing);
  if (rate === null) return [];
  const note = words._(msg`per sq yd`);
  return [{ label: words._(msg`Rate`), value: formatRupees(rate), note, noteIsUnit: true }];
}

/** "16.4443° N, 80.7297° E" */
function toCoordinates({ lat, lng }: Listing): string | null {
  if (lat === null || lng === null) return null;
  const [south, west] = [lat < 0, lng < 0];
  return `${Math.abs(lat).toFixed(4)}° ${south ? "S" : "N"}, ${Math.abs(lng).toFixed(4)}° ${west ? "W" : "E"}`;
}

function toPlusCode({ listing, labels }: Telling): PlateFact {
  const fact = { label: labels._(labelOf("plusCode")), value: listing.plusCode };
  const note = toCoordinates(listing);
  return note === null ? fact : { ...fact, note };
}

/** "Vijayawada, Krishna, Andhra Pradesh 520001". */
function toPlace({ listing, place, language, words }: Telling): string {
  const { district, state, pincode } = listing.neighborhoodDetails;
  return [
    toPlaceWords(place, language, words),
    district,
    [toKnown(state, words), pincode].filter(Boolean).join(" "),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Where all is from and when it was read; the day is not to be broken into two lines. */
function toSource({ listing: { source }, language, words }: Telling): string | null {
  const name = toKnown(source.name, words);
  const date =
    source.readOn === ""
      ? ""
      : formatIndiaLongDate(new Date(source.readOn), language).replaceAll(" ", "\u00a0");
  if (name === "" && date === "") return null;
  if (name === "") return words._(msg`Read on ${date}`);
  return date === ""
    ? words._(msg`Source: ${name}`)
    : words._(msg`Source: ${name}; read on ${date}`);
}

/** The facts of a listing as its sheet says them, in the language of the page. */
export function toPlateTexts(
  listing: Listing,
  { place, language }: { readonly place: LayoutPlace; readonly language: Language },
): PlateTexts {
  const words = SERVER_WORDS[language];
  const labels = FIELD_WORDS[language];
  const telling: Telling = { listing, place, language, words, labels };
  const { mlsNumber, constructionDetails, neighborhoodDetails, propertyType } = listing;
  const near = neighborhoodDetails.nearbyLandmarks.join(", ");
  const notice =
    areaOf(listing) === null
      ? msg`No layout is drawn, and this is not a photograph`
      : msg`Illustrative layout, not a photograph`;
  return {
    title: words._(msg`Fact sheet`),
    name: toDisplayName(listing.name),
    place: toPlace(telling),
    facts: [
      ...toArea(telling),
      ...toPlotSizes(telling),
      ...toRoads(telling),
      ...toRate(telling),
      { label: labels._(labelOf("propertyType")), value: words._(TYPE_NAMES[propertyType]) },
      {
        label: words._(msg`Registration`),
        value: constructionDetails.approvals,
        note: words._(msg`as the listing states it`),
      },
      toPlusCode(telling),
    ].filter(isStated),
    near: near === "" ? null : { label: words._(msg`Near, as the listing says`), value: near },
    listing: words._(msg`Listing ${mlsNumber}`),
    source: toSource(telling),
    notice: words._(notice),
  };
}
