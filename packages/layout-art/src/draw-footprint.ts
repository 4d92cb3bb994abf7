import type { LayoutFacts } from "./layout-facts.ts";
import { type GroundRing, layoutGround } from "./layout-ground.ts";
import { ROAD_COLOURS, SHADES, TOKENS } from "./palette.ts";
import { polyline, segments } from "./svg-path.ts";

/** A line as wide on the screen however large the drawing is shown. */
const THIN = 'vector-effect="non-scaling-stroke"';

/** How far a layout reaches: metres from west to east and from north to south. */
export interface FootprintSize {
  readonly wide: number;
  readonly high: number;
}

/** The size of a layout's footprint; null where no area is stated, or one too small for its roads. */
export function footprintSize(facts: LayoutFacts): FootprintSize | null {
  const ground = layoutGround(facts);
  if (!ground) return null;
  const [wide, high] = [0, 1].map((axis) => {
    const along = ground.outline.map((point) => point[axis] ?? 0);
    return Math.max(...along) - Math.min(...along);
  });
  return { wide: wide ?? 0, high: high ?? 0 };
}

/**
 * A layout as it lies on the ground, north up, a unit a metre, as SVG without paper, letters and
 * margin: several beside each other can be shown at one scale. Null where `footprintSize` is.
 */
export function drawFootprint(facts: LayoutFacts): string | null {
  const [ground, size] = [layoutGround(facts), footprintSize(facts)];
  if (!ground || !size) return null;
  const place = ([east, north]: readonly [number, number]) => ({
    x: size.wide / 2 + east,
    y: size.high / 2 - north,
  });
  const closed = (rings: readonly GroundRing[]) =>
    rings.map((ring) => polyline(ring.map(place), true)).join("");
  const lines = segments(ground.plotLines().map(([from, to]) => [place(from), place(to)]));
  const outline = closed([ground.outline]);
  const park = facts.features.includes("park") ? SHADES.park : SHADES.ground;
  const road = ROAD_COLOURS[facts.roadSurfaces[0] ?? "unstated"];
  const [wide, high] = [size.wide.toFixed(1), size.high.toFixed(1)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" overflow="visible">` +
    `<path d="${outline}" fill="${road}"/>` +
    `<path d="${closed(ground.blocks)}" fill="${TOKENS["turmeric-tint"]}"/>` +
    `<path d="${lines}" fill="none" stroke="${SHADES.plotLine}" stroke-width=".75" ${THIN}/>` +
    `<path d="${closed(ground.open)}" fill="${park}"/>` +
    `<path d="${outline}" fill="none" stroke="${TOKENS.ink}" stroke-width="1.5" stroke-linejoin="round" ${THIN}/></svg>`
  );
}
