import type { AmenityCode } from "../layout/amenities.ts";
import { SHADES, TOKENS } from "../palette.ts";
import {
  type CloseSymbol,
  court,
  disc,
  fill,
  line,
  net,
  ROUND,
  rect,
  stripes,
} from "./close-marks.ts";

const { card, ink, laterite, edge, water, river, turmeric } = TOKENS;
const TINT = TOKENS["laterite-tint"];

const HOOPS: Omit<CloseSymbol, "ground"> = {
  casts: [{ path: rect(0.1, 0.9, -10.9) + rect(0.1, 0.9, 10.9), by: 0.6 }],
  body:
    line(ink, "M-10.9-.9v1.8M10.9-.9v1.8", 0.2) +
    line(
      laterite,
      "M-10.1 0a.3.3 0 1 0-.6 0 .3.3 0 1 0 .6 0M10.7 0a.3.3 0 1 0-.6 0 .3.3 0 1 0 .6 0",
      0.16,
    ),
};

/** A lounger beside a pool. */
function lounger(x: number, y: number): string {
  return `M${x} ${y}h.7v1.5h-.7zM${x} ${y + 0.5}h.7`;
}

/** Each amenity as `amenity-symbols.ts` has it, drawn for a close look. */
export const CLOSE_SYMBOLS: Readonly<Record<AmenityCode, CloseSymbol>> = {
  "club-house": {
    ground: fill(SHADES.path, rect(13, 7.5)) + line(SHADES.blockEdge, rect(13, 7.5), 0.1),
    casts: [{ path: rect(11.6, 6) + rect(2.6, 1, 0, 6.2), by: 1.2 }],
    body:
      fill(card, "M-11.6-6H11.6L6 0H-6z") +
      fill(TINT, "M11.6-6V6L6 0zM-11.6 6H11.6L6 0H-6z") +
      fill(card, "M-11.6-6V6L-6 0z") +
      line(
        laterite,
        "M-9.6-6V-3.9M-7.6-6v4.3M-5.6-6V0M-3.6-6V0M-1.6-6V0M.4-6V0M2.4-6V0M4.4-6V0M6.4-6V-.4M8.4-6v3.4M-9.6 6V3.9M-7.6 6V1.7M-5.6 6V0M-3.6 6V0M-1.6 6V0M.4 6V0M2.4 6V0M4.4 6V0M6.4 6V.4M8.4 6V2.6M10.4-6V-4.7M10.4 6V4.7",
        0.06,
        ' stroke-opacity=".5"',
      ) +
      line(
        laterite,
        `${rect(11.6, 6)}M-11.6-6-6 0-11.6 6M11.6-6 6 0 11.6 6M-6 0H6`,
        0.24,
        ' stroke-linejoin="round"',
      ) +
      fill(card, rect(2.6, 1, 0, 6.2)) +
      line(laterite, `${rect(2.6, 1, 0, 6.2)}M-1.6 5.2v2M-.6 5.2v2M.4 5.2v2M1.4 5.2v2`, 0.14),
  },
  "swimming-pool": {
    casts: [],
    body: "",
    ground:
      fill(SHADES.deck, rect(10, 5)) +
      line(card, stripes(10, 5, 0.8), 0.06) +
      line(SHADES.blockEdge, rect(10, 5), 0.1) +
      `<rect x="-8" y="-3" width="16" height="6" rx=".7" fill="${water}" stroke="${card}" stroke-width=".7"/>` +
      line(river, "M-7.6-2.2c0-.3.3-.6.6-.6H7c.3 0 .6.3.6.6", 0.5, ' stroke-opacity=".22"') +
      line(card, "M-7-1H7M-7 1H7", 0.12, ' stroke-dasharray=".6 .5"') +
      line(river, "M-5 2h1.6M-1 .1h1.8M4-2h1.6M2.4 2.1H4M-6.2-.2h1.2", 0.1) +
      `<rect x="-8" y="-3" width="16" height="6" rx=".7" fill="none" stroke="${river}" stroke-width=".14"/>` +
      line(edge, "M8.3-1.9H7.2M8.3-1.3H7.2M-7.9 1h1.2v2M-7.9 1.7h.6V3", 0.12) +
      fill(card, [-6, -4.6, 3.6, 5].map((x) => lounger(x, -4.85)).join("")) +
      line(edge, [-6, -4.6, 3.6, 5].map((x) => lounger(x, -4.85)).join(""), 0.08),
  },
  "children-play-area": {
    ground: `<circle r="7.3" fill="${SHADES.sand}" stroke="${card}" stroke-width=".35"/><circle r="7.3" fill="none" stroke="${SHADES.blockEdge}" stroke-width=".1"/>`,
    casts: [
      { path: rect(2.2, 0.15, -2.4, -3.8), by: 0.7 },
      { path: rect(2.2, 0.5, 3.8, -0.9), by: 0.55 },
      { path: disc(1.7, -1.9, 3.3), by: 0.4 },
    ],
    body: // Swings
      line(laterite, "M-4.6-5.1v2.6M-.2-5.1v2.6M-4.6-3.8h4.4", 0.22, ROUND) +
      line(ink, "M-3.6-3.4v.9M-2.8-3.4v.9M-2-3.4v.9M-1.2-3.4v.9", 0.06) +
      line(ink, "M-3.6-2.4h.8M-2-2.4h.8", 0.22) +
      // A slide
      fill(turmeric, "M2.7-1.3h3.2q.5.45 0 .9H2.7z") +
      line(TOKENS.card, "M3-1.05h2.9M3-.65h2.9", 0.08) +
      fill(river, rect(0.6, 0.7, 2.1, -0.85)) +
      line(river, "M.5-1.3h1M.5-.4h1M.7-1.3v.9M1.1-1.3v.9", 0.1) +
      // A roundabout
      `<circle cx="-1.9" cy="3.3" r="1.7" fill="${TINT}" stroke="${laterite}" stroke-width=".2"/>` +
      line(laterite, "M-3.6 3.3h3.4M-1.9 1.6V5M-3.1 2.1l2.4 2.4M-.7 2.1l-2.4 2.4", 0.12) +
      // A seesaw
      line(river, "M2 4.4 5 2.8", 0.34, ROUND) +
      line(ink, "M3.3 3.2l.4.8", 0.3),
  },
  "tennis-court": {
    ground: court({
      along: 25,
      across: 12.5,
      field: [11.2, 5.2],
      lines: "M-11.2-3.9H11.2M-11.2 3.9H11.2M-6-3.9V3.9M6-3.9V3.9M-6 0H6M-11.2 0h.5M11.2 0h-.5",
    }),
    ...net(5.7),
  },
  "basketball-court": {
    ground: court({
      along: 25,
      across: 13.5,
      field: [11.8, 6.1],
      lines:
        "M0-6.1V6.1M-1.7 0a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0M-11.8-2.2h5v4.4h-5M11.8-2.2h-5v4.4h5M-6.8-1.7a1.7 1.7 0 0 1 0 3.4M6.8-1.7a1.7 1.7 0 0 0 0 3.4M-11.8-5.3h1.4a5.6 5.6 0 0 1 0 10.6h-1.4M11.8-5.3h-1.4a5.6 5.6 0 0 0 0 10.6h1.4",
    }),
    ...HOOPS,
  },
  "volleyball-court": {
    ground: court({
      along: 19,
      across: 10,
      field: [8.4, 4.2],
      lines: "M-2.8-4.2V4.2M2.8-4.2V4.2",
    }),
    ...net(4.6),
  },
  "badminton-court": {
    ground: court({
      along: 14.5,
      across: 7.5,
      field: [6.7, 3.05],
      lines:
        "M-6.7-2.6H6.7M-6.7 2.6H6.7M-2-3.05v6.1M2-3.05v6.1M-5.9-3.05v6.1M5.9-3.05v6.1M-6.7 0H-2M2 0h4.7",
    }),
    ...net(3.2),
  },
  courts: {
    ground: court({
      along: 25,
      across: 12.5,
      field: [11.2, 5.2],
      lines: "M-6-5.2V5.2M6-5.2V5.2M0-5.2V5.2",
    }),
    casts: [],
    body: "",
  },
  "cricket-nets": {
    ground:
      fill(SHADES.park, rect(11, 3.25)) +
      fill(SHADES.sand, rect(9.6, 1.1, 0, -1.55) + rect(9.6, 1.1, 0, 1.55)) +
      line(card, "M-8-2.6v2.1M8-2.6v2.1M-8 .5v2.1M8 .5v2.1", 0.12),
    casts: [
      { path: `${rect(11, 0.08, 0, -3.1)}${rect(11, 0.08)}${rect(11, 0.08, 0, 3.1)}`, by: 0.5 },
    ],
    body:
      line(
        ink,
        "M-8.8-1.55h0M-8.8-1.85h0M-8.8-1.25h0M-8.8 1.55h0M-8.8 1.25h0M-8.8 1.85h0",
        0.2,
        ROUND,
      ) +
      line(edge, `${stripes(11, 3.1, 0.7)}M-11-1.55H3M-11 1.55H3`, 0.04) +
      line(edge, "M11-3.1H-11V3.1H11M-11 0H11", 0.22) +
      line(
        ink,
        "M-11-3.1h0M-5.5-3.1h0M0-3.1h0M5.5-3.1h0M11-3.1h0M-11 0h0M-5.5 0h0M0 0h0M5.5 0h0M11 0h0M-11 3.1h0M-5.5 3.1h0M0 3.1h0M5.5 3.1h0M11 3.1h0",
        0.36,
        ROUND,
      ),
  },
  temple: {
    ground: fill(SHADES.path, rect(4.5, 4.5)) + line(SHADES.blockEdge, rect(4.5, 4.5), 0.1),
    casts: [{ path: rect(3.2, 3.2), by: 1.2 }],
    body:
      fill(TINT, rect(3.2, 3.2)) +
      line(
        laterite,
        `${rect(3.2, 3.2)}${rect(2.5, 2.5)}${rect(1.8, 1.8)}${rect(1.1, 1.1)}M-3.2-3.2-1.1-1.1M3.2-3.2 1.1-1.1M-3.2 3.2-1.1 1.1M3.2 3.2 1.1 1.1`,
        0.14,
      ) +
      fill(turmeric, "M0-.75.75 0 0 .75-.75 0z") +
      fill(card, rect(1.5, 0.6, 0, 3.7)) +
      line(laterite, `${rect(1.5, 0.6, 0, 3.7)}M-1.5 3.7h3`, 0.1),
  },
};

/** An overhead tank: its legs' ground, its roof with the hatch, and the ladder. */
export const CLOSE_TANK: CloseSymbol = {
  ground: fill(SHADES.path, rect(6, 6)) + line(SHADES.blockEdge, rect(6, 6), 0.1),
  casts: [{ path: disc(4.6), by: 1.9 }],
  body:
    `<circle r="4.6" fill="${card}" stroke="${river}" stroke-width=".28"/>` +
    `<circle r="4" fill="none" stroke="${river}" stroke-width=".08"/>` +
    line(water, "M0-4V4M-4 0H4M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8", 0.1) +
    `<circle r="1.5" fill="${water}" stroke="${river}" stroke-width=".16"/>` +
    fill(card, rect(0.55, 0.55, -2.1, 1.2)) +
    line(river, rect(0.55, 0.55, -2.1, 1.2), 0.12) +
    line(ink, "M-5.6-.4h1.2M-5.6.4h1.2M-5.4-.4v.8M-5-.4v.8M-4.6-.4v.8", 0.1),
};
