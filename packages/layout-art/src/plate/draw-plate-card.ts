import { TOKENS } from "../palette.ts";
import type { PlateFact, PlateTexts } from "./plate-texts.ts";
import { breakLines, cutToFit, setFitted, setLine, sizeToFit } from "./set-text.ts";

/** Units of the drawing: a card shows a third of them as pixels. */
const BOX = { left: 30, top: 26, width: 740 } as const;
/** Height of the drawing; its foot is left to the label and the button that pages lay over it. */
const HEIGHT = 540;
const PAD = 34;
const MOST_FACTS = 4;
const CELL_HEIGHT = 114;
const NAME = { size: 58, least: 42, line: 56, most: 2 } as const;
const { ink, muted, line, card } = TOKENS;

function drawCell(
  { label, value, note, noteIsUnit }: PlateFact,
  index: number,
  top: number,
): string {
  const half = BOX.width / 2;
  const x = BOX.left + (index % 2) * half + PAD;
  const y = top + Math.floor(index / 2) * CELL_HEIGHT;
  const width = half - PAD - 16;
  const size = sizeToFit(value, 44, width, 30);
  const cell = noteIsUnit ? `${label} ${note}` : label;
  return (
    setLine(cutToFit(cell, 30, width), { x, y: y + 42, size: 30, colour: muted }) +
    setLine(cutToFit(value, size, width), { x, y: y + 90, size, colour: ink })
  );
}

/**
 * The plate of a listing for a card or a tile: its name and the facts worth most, in letters large
 * enough to be read there. It has no size of its own and stays whole in whatever room it gets. Server
 * only, as the whole plate is.
 */
export function drawPlateCard({ name, place, facts }: PlateTexts): string {
  const { left, top, width } = BOX;
  const shown = facts.slice(0, MOST_FACTS);
  const size = sizeToFit(name, NAME.size, width - 2 * PAD, NAME.least);
  const lines = breakLines(name, size, width - 2 * PAD, NAME.most);
  const rows = Math.ceil(shown.length / 2);
  const first = top + 74;
  const below = first + (lines.length - 1) * NAME.line + 46;
  const cells = below + 26;
  const height = cells + rows * CELL_HEIGHT - top;
  const rules = Array.from({ length: rows }, (_, row) => cells + row * CELL_HEIGHT);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="${TOKENS.mist}"/>` +
    `<svg viewBox="0 0 ${width + 2 * left} ${HEIGHT}" overflow="visible">` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${card}" stroke="${ink}" stroke-width="3"/>` +
    lines
      .map((text, index) =>
        setLine(text, {
          x: left + PAD,
          y: first + index * NAME.line,
          size,
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
