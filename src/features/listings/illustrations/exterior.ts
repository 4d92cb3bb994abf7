import type { Feet } from "#lib/units/units.ts";

export const ROAD_SURFACES = ["bt", "cc", "metal", "gravel"] as const;
/** Black-top (bitumen), cement concrete, crushed stone, gravel. */
export type RoadSurface = (typeof ROAD_SURFACES)[number];

/** What a layout's exterior features say, read from their published order. */
export interface Exterior {
  /** Widths of the roads as stated, "60 , 40" → [60, 40]. */
  readonly roadWidths: readonly Feet[];
  readonly roadSurfaces: readonly RoadSurface[];
  /** What else is written, of which the source does not say what it is: "2 to 3 Feet", "Soil", "0". */
  readonly doubtful: readonly string[];
}

const SURFACES = /^(bt|cc|metal|gravel)[_ ]roads?$/i;
const WIDTHS = /^\d+(\.\d+)?(\s*,\s*\d+(\.\d+)?)*$/;
/** A width that nothing has. */
const NOTHING = /(^|,)\s*0+(\.0+)?\s*(,|$)/;

/** Reads [measure][its surface][road widths][road surface], each of which may be missing. */
export function toExterior(features: readonly string[]): Exterior {
  const numeric = features.filter((text) => WIDTHS.test(text.trim()));
  const widths = numeric.at(-1);
  const surfaces = features.flatMap(surfacesOf);
  const isRoad = (text: string) =>
    surfacesOf(text).length > 0 || (text === widths && !NOTHING.test(text));
  return {
    roadWidths: (widths?.split(",") ?? []).map((width) => Number(width) as Feet).filter(Boolean),
    roadSurfaces: ROAD_SURFACES.filter((surface) => surfaces.includes(surface)),
    doubtful: features.filter((text) => !isRoad(text)),
  };
}

/** Surfaces named in one entry, "Gravel_Road , Metal_Road" being two; none when it is another fact. */
function surfacesOf(text: string): RoadSurface[] {
  const found = text.split(",").map((part) => SURFACES.exec(part.trim())?.[1]?.toLowerCase());
  return found.filter((surface) => surface !== undefined) as RoadSurface[];
}
