import type { AmenityCode } from "../layout/amenities.ts";
import { SHADES, TOKENS } from "../palette.ts";

const { card, ink, laterite, edge, water, river } = TOKENS;

/** A ball court: its surround, its lines, and what crosses its middle. */
function court(along: number, across: number, lines: string): string {
  const [x, y] = [along / 2, across / 2];
  return (
    `<path fill="${SHADES.court}" d="M${-x} ${-y}H${x}V${y}H${-x}z"/>` +
    `<path fill="none" stroke="${card}" stroke-width=".45" d="M${1.4 - x} ${1.2 - y}H${x - 1.4}V${y - 1.2}H${1.4 - x}zM0 ${1.2 - y}V${y - 1.2}${lines}"/>`
  );
}

/** Each amenity seen from above, in metres round its middle, as `amenities.ts` sizes it. */
export const AMENITY_SYMBOLS: Readonly<Record<AmenityCode, string>> = {
  "club-house":
    `<path fill="${ink}" fill-opacity=".14" d="M-11.5-5H14.5V9H-11.5z"/>` +
    `<path fill="${card}" stroke="${laterite}" stroke-width=".7" d="M-13-7H13V7H-13z"/>` +
    `<path fill="none" stroke="${laterite}" stroke-width=".45" d="M-13-7-7 0-13 7M13-7 7 0 13 7M-7 0H7"/>`,
  "swimming-pool":
    `<path fill="${card}" stroke="${edge}" stroke-width=".3" d="M-10-5H10V5H-10z"/>` +
    `<rect x="-8.4" y="-3.5" width="16.8" height="7" rx="1" fill="${water}" stroke="${river}" stroke-width=".4"/>` +
    `<path stroke="${card}" stroke-width=".4" d="M-7-1.2H7M-7 1.2H7"/>`,
  "children-play-area":
    `<circle r="7.2" fill="${SHADES.sand}"/><circle r="4.2" fill="none" stroke="${card}" stroke-width=".7"/>` +
    `<path stroke="${laterite}" stroke-width="2" stroke-linecap="round" d="M0-2.1h0M-1.9 1.2h0M1.9 1.2h0"/>`,
  "tennis-court": court(25, 12.5, "M-6-3.6H6M-6-5V5M6-5V5M-6 0H6M-6 3.6H6"),
  "basketball-court": court(
    25,
    13.5,
    "M-11-2.4h5v4.8h-5M11-2.4h-5v4.8h5M-2.2 0a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0",
  ),
  "volleyball-court": court(19, 10, "M-3-3.8V3.8M3-3.8V3.8"),
  "badminton-court": court(14.5, 7.5, "M-2-2.5V2.5M2-2.5V2.5M-5.8 0H-2M2 0H5.8"),
  courts: court(25, 12.5, "M-6-5V5M6-5V5"),
  "cricket-nets":
    `<path fill="${SHADES.sand}" d="M-11-3H11V3H-11z"/>` +
    `<path fill="none" stroke="${edge}" stroke-width=".35" d="M-11-3H11V3H-11zM-11 0H11M-8-3V3M-4-3V3M0-3V3M4-3V3M8-3V3"/>`,
  temple:
    `<path fill="${ink}" fill-opacity=".14" d="M-3.2-3H5V5.2H-3.2z"/>` +
    `<path fill="${card}" stroke="${laterite}" stroke-width=".6" d="M-4.2-4.2H4.2V4.2H-4.2z"/>` +
    `<path fill="${TOKENS.turmeric}" d="M0-2.6 2.6 0 0 2.6-2.6 0z"/>`,
};

/** An overhead tank, radius 4.6 m. */
export const TANK_SYMBOL =
  `<circle cx="1.4" cy="1.6" r="4.6" fill="${ink}" fill-opacity=".14"/>` +
  `<circle r="4.6" fill="${card}" stroke="${river}" stroke-width=".6"/><circle r="1.7" fill="${river}"/>`;
