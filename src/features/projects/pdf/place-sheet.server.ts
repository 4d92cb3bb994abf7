import { readFileSync } from "node:fs";
import { msg } from "@lingui/core/macro";
import type { PlaceSheet } from "site-model/pdf";
import { distanceKm } from "#lib/geo/geo.ts";
import { onFrame } from "#lib/geo/region-frame.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import type { PdfReader } from "./pdf-facts.ts";
import { PLACE_FRAME } from "./place-frame.ts";

/** Drawn from `data/region` by `scripts/make-region-sheet.ts`. */
const SVG = readFileSync(new URL("./place-sheet.svg", import.meta.url), "utf8");
const BAR_KM = 5;
const VIJAYAWADA = { lat: 16.506, lng: 80.648 } as const;

/** The map of the brochure with its names in the reader's language. */
export function placeSheet({ facts, say }: PdfReader): PlaceSheet {
  const { place, kmFromVijayawada } = facts;
  const at = (spot: { readonly lat: number; readonly lng: number }) => onFrame(spot, PLACE_FRAME);
  const km = formatKm(kmFromVijayawada);
  const { x } = at(place);
  const east = at({ lat: place.lat, lng: place.lng + 0.1 });
  const unitsPerKm = (east.x - x) / distanceKm(place, { lat: place.lat, lng: place.lng + 0.1 });
  const bar = formatKm(BAR_KM);
  return {
    svg: SVG,
    width: PLACE_FRAME.width,
    height: PLACE_FRAME.height,
    names: [
      { name: say(msg`Vijayawada`), ...at({ lat: 16.522, lng: 80.652 }) },
      { name: say(msg`Amaravati`), ...at({ lat: 16.589, lng: 80.36 }) },
      { name: say(msg`Mangalagiri`), ...at({ lat: 16.43, lng: 80.556 }) },
      { name: facts.name, ...at({ lat: place.lat - 0.015, lng: place.lng + 0.012 }) },
    ],
    project: at(place),
    ways: [{ text: say(msg`${km} km`), ...at(VIJAYAWADA) }],
    bar: { units: BAR_KM * unitsPerKm, text: say(msg`${bar} km`) },
  };
}
