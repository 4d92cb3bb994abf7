import { TOKENS } from "./palette.ts";
import type { PlateFact, PlateFacts } from "./plate-facts.ts";
import { breakLines, cutToFit, setFitted, setLine, sizeToFit } from "./set-text.ts";

/** Units of the drawing: a card shows a third of them as pixels. */
const BOX = { left: 30, top: 30, width: 740, height: 500 } as const;
const PAD = 34;
const MOST_FACTS = 4;
const CELL_HEIGHT = 118;
const NAME = { size: 58, line: 62, most: 2 } as const;
const { ink, muted, line, card } = TOKENS;

function drawCell({ label, value, note }: PlateFact, index: number, top: number): string {
  const half = BOX.width / 2;
  const x = BOX.left + (index % 2) * half + PAD;
  const y = top + Math.floor(index / 2) * CELL_HEIGHT;
  const width = half - PAD - 16;
  const size = sizeToFit(value, 44, width, 30);
  const cell = note?.startsWith("per") ? `${label} ${note}` : label;
  return (
    setLine(cutToFit(cell, 30, width), { x, y: y + 44, size: 30, colour: muted }) +
    setLine(cutToFit(value, size, width), { x, y: y + 92, size, colour: ink })
  );
}

/**
 * The plate of a listing for a card or a tile: its name and the facts worth most, in letters large
 * enough to be read there. It has no size of its own and stays whole in whatever room it gets.
 */
export function drawPlateCard({ name, place, facts }: PlateFacts, style: string): string {
  const { left, top, width, height } = BOX;
  const shown = facts.slice(0, MOST_FACTS);
  const lines = breakLines(name, NAME.size, width - 2 * PAD, NAME.most);
  const rows = Math.ceil(shown.length / 2);
  const cells = top + height - rows * CELL_HEIGHT - 6;
  const first = top + 80;
  const below = first + (lines.length - 1) * NAME.line + 50;
  const rules = Array.from({ length: rows }, (_, row) => cells + row * CELL_HEIGHT);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style><rect width="100%" height="100%" fill="${TOKENS.mist}"/>` +
    `<svg viewBox="0 0 ${width + 2 * left} ${height + 2 * top + 36}" overflow="visible">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${card}" stroke="${ink}" stroke-width="3"/>` +
    lines
      .map((text, index) =>
        setLine(text, {
          x: left + PAD,
          y: first + index * NAME.line,
          size: NAME.size,
          colour: ink,
        }),
      )
      .join("") +
    setFitted(place, width - 2 * PAD, {
      x: left + PAD,
      y: below,
      size: 32,
      colour: muted,
    }) +
    `<path fill="none" stroke="${line}" stroke-width="2" d="${rules.map((y) => `M${left + 2} ${y}h${width - 4}`).join("")}${rows > 0 ? `M${left + width / 2} ${cells}V${top + height - 2}` : ""}"/>` +
    shown.map((fact, index) => drawCell(fact, index, cells)).join("") +
    "</svg></svg>"
  );
}
