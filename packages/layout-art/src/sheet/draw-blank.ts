import { statedAmenities } from "../layout/amenities.ts";
import type { Box } from "../layout/geometry.ts";
import { showing } from "../layout/placed-layout.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import { SHADES, TOKENS } from "../palette.ts";
import { figure } from "../svg-path.ts";
import { AMENITY_SYMBOLS, TANK_SYMBOL } from "./amenity-symbols.ts";

const MIDDLE = { x: 800, y: 420 } as const;
const HALF_SQUARE = 225;
const CELL = 104;
const KEY_Y = 748;
const KEY_SCALE = 3;

function trees(colour: string, width: number, at: number): string {
  return `<path transform="translate(${at} ${at})" d="M-9 0h0M0 0h0M9 0h0" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** What a sheet without a layout still can say of a stated feature, in metres like the symbols. */
const KEY_SYMBOLS = [
  {
    code: "park",
    symbol: `<path fill="${SHADES.park}" stroke="${SHADES.blockEdge}" stroke-width=".4" d="M-13-8H13V8H-13z"/><path d="M-7-2h0M2 3h0M7-3h0" stroke="${SHADES.tree}" stroke-width="5" stroke-linecap="round"/>`,
  },
  { code: "overhead-tank", symbol: TANK_SYMBOL },
  {
    code: "avenue-plantation",
    symbol: trees(SHADES.tree, 6, 0) + trees(SHADES.treeLight, 3, -0.8),
  },
  {
    code: "compound-wall",
    symbol: `<path fill="none" stroke="${TOKENS.ink}" stroke-width="1.8" d="M-12 6V-6H12V6"/>`,
  },
  {
    code: "solar-fencing",
    symbol: `<path stroke="${TOKENS.turmeric}" stroke-width=".6" d="M-13 0H13M-9-2.5v5M0-2.5v5M9-2.5v5"/>`,
  },
  {
    code: "entrance-arch",
    symbol: `<path stroke="${TOKENS.laterite}" stroke-width="1.8" d="M-9 0H9"/><path d="M-11 0h4M7 0h4" stroke="${TOKENS.laterite}" stroke-width="4"/>`,
  },
  {
    code: "main-gate",
    symbol: `<path stroke="${TOKENS.ink}" stroke-width=".9" d="M-10 4-2 0M10 4 2 0"/>`,
  },
] as const;

function keyOf({ features }: LayoutFacts) {
  return [
    ...KEY_SYMBOLS.filter(({ code }) => features.includes(code)),
    ...statedAmenities(features).map(({ code }) => ({ code, symbol: AMENITY_SYMBOLS[code] })),
  ];
}

/** What the square and the key take of the sheet. */
export function blankBox(facts: LayoutFacts): Box {
  const { length } = keyOf(facts);
  const half = Math.max(HALF_SQUARE, (length * CELL) / 2);
  return {
    left: MIDDLE.x - half,
    right: MIDDLE.x + half,
    top: MIDDLE.y - HALF_SQUARE,
    bottom: length === 0 ? MIDDLE.y + HALF_SQUARE : KEY_Y + CELL / 2,
  };
}

function drawKey(facts: LayoutFacts): string {
  const stated = keyOf(facts);
  const left = MIDDLE.x - ((stated.length - 1) * CELL) / 2;
  return stated
    .map(({ code, symbol }, index) =>
      showing(
        code,
        `<g transform="translate(${figure(left + index * CELL)} ${KEY_Y})scale(${KEY_SCALE})">${symbol}</g>`,
      ),
    )
    .join("");
}

/**
 * The quiet sheet of a listing that does not state its area: a dashed square that claims no size,
 * a cross-hair, and a key of what is stated.
 */
export function drawBlank(facts: LayoutFacts): string {
  const { x, y } = MIDDLE;
  return (
    `<g fill="none" stroke="${TOKENS.edge}" stroke-width="2">` +
    `<path stroke-dasharray="14 10" fill="${TOKENS.paper}" d="M${x - HALF_SQUARE} ${y - HALF_SQUARE}h${2 * HALF_SQUARE}v${2 * HALF_SQUARE}h${-2 * HALF_SQUARE}z"/>` +
    `<path stroke="${TOKENS.river}" d="M${x - 46} ${y}H${x - 12}M${x + 12} ${y}H${x + 46}M${x} ${y - 46}V${y - 12}M${x} ${y + 12}V${y + 46}"/>` +
    `<circle cx="${x}" cy="${y}" r="26" stroke="${TOKENS.river}"/></g>` +
    `<circle cx="${x}" cy="${y}" r="4" fill="${TOKENS.river}"/>` +
    drawKey(facts)
  );
}
