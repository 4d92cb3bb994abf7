import { drawPlanPicture } from "../draw-card.ts";
import type { LayoutFacts } from "../layout-facts.ts";
import { TOKENS } from "../palette.ts";
import { SHEET } from "../sheet/draw-sheet.ts";
import type { PlateFact, PlateTexts } from "./plate-texts.ts";
import { breakLines, cutToFit, fitLines, setFitted, setLine, sizeToFit } from "./set-text.ts";

/** A sheet's own border, its key plan at the left and its title block at the right. */
const FRAME = { left: 32, top: 32, right: 1568, bottom: 968 } as const;
const BLOCK_LEFT = 660;
const PAD = 36;
const NOTICE_HEIGHT = 62;
const KEY_INSET = 22;
/** A cell as high as it gets; where there is less room, its letters are smaller with it. */
const CELL = { height: 170, label: 30, value: 60, note: 29 } as const;
const SOURCE_HEIGHT = 168;
const NEAR_HEIGHT = 112;
const SMALL = 29;
const SOURCE = { size: 31, least: 24 } as const;
const NAME = { size: 74, least: 56, line: 76, most: 2 } as const;
const { ink, muted, line, laterite, card, paper, mist } = TOKENS;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function rule(
  from: readonly [number, number],
  to: readonly [number, number],
  colour: string = line,
): string {
  return `<path d="M${from.join(" ")}L${to.join(" ")}" stroke="${colour}" stroke-width="1.5"/>`;
}

function drawCell({ label, value, note }: PlateFact, { x, y, width, height }: Cell): string {
  const share = height / CELL.height;
  const room = width - PAD;
  const base = y + height * 0.6;
  const small = (text: string, size: number, line: number) =>
    setFitted(text, room, { x, y: line, size: Math.round(size * share), colour: muted });
  return (
    small(label, CELL.label, base - 67 * share) +
    setFitted(value, room, { x, y: base, size: Math.round(CELL.value * share), colour: ink }) +
    (note ? small(note, CELL.note, base + 43 * share) : "")
  );
}

/** Facts in two columns, the last one alone across both where their number is odd. */
function drawCells(facts: readonly PlateFact[], top: number, height: number): string {
  const [left, right] = [BLOCK_LEFT, FRAME.right];
  const middle = (left + right) / 2;
  return facts
    .map((fact, index) => {
      const isSecond = index % 2 === 1;
      const isWide = !isSecond && index === facts.length - 1;
      const y = top + Math.floor(index / 2) * height;
      const lines = isSecond
        ? rule([middle, y], [middle, y + height])
        : rule([left, y + height], [right, y + height]);
      const x = (isSecond ? middle : left) + PAD;
      const width = (isWide ? right - left : middle - left) - PAD;
      return lines + drawCell(fact, { x, y, width, height });
    })
    .join("");
}

/** How high the cells between head and foot are. */
function cellHeight({ facts, near }: PlateTexts, top: number): number {
  const rows = Math.ceil(facts.length / 2);
  const room = FRAME.bottom - SOURCE_HEIGHT - top - (near === null ? 0 : NEAR_HEIGHT);
  return Math.min(CELL.height, Math.floor(room / Math.max(1, rows)));
}

function drawHead({ title, name, place }: PlateTexts): {
  readonly svg: string;
  readonly bottom: number;
} {
  const x = BLOCK_LEFT + PAD;
  const width = FRAME.right - BLOCK_LEFT - 2 * PAD;
  const size = sizeToFit(name, NAME.size, width, NAME.least);
  const lines = breakLines(name, size, width, NAME.most);
  const first = FRAME.top + 162;
  const last = first + (lines.length - 1) * NAME.line;
  const bottom = last + (place === "" ? 44 : 96);
  return {
    bottom,
    svg:
      setLine(title, { x, y: FRAME.top + 62, size: SMALL, colour: muted }) +
      `<path d="M${x} ${FRAME.top + 82}h64" stroke="${laterite}" stroke-width="4"/>` +
      lines
        .map((text, index) => setLine(text, { x, y: first + index * NAME.line, size, colour: ink }))
        .join("") +
      setFitted(place, width, { x, y: last + 54, size: 35, colour: muted }) +
      rule([BLOCK_LEFT, bottom], [FRAME.right, bottom], ink),
  };
}

function drawNear(near: PlateFact | null, top: number): string {
  if (near === null) return "";
  const x = BLOCK_LEFT + PAD;
  const width = FRAME.right - BLOCK_LEFT - 2 * PAD;
  return (
    setLine(near.label, { x, y: top + 42, size: SMALL, colour: muted }) +
    setFitted(near.value, width, { x, y: top + 86, size: 34, colour: ink }) +
    rule([BLOCK_LEFT, top + NEAR_HEIGHT], [FRAME.right, top + NEAR_HEIGHT])
  );
}

function drawFoot({ source, listing }: PlateTexts): string {
  const x = BLOCK_LEFT + PAD;
  const top = FRAME.bottom - SOURCE_HEIGHT;
  const width = FRAME.right - BLOCK_LEFT - 2 * PAD;
  const { size, lines } = fitLines(source ?? "", SOURCE, width, 2);
  return (
    rule([BLOCK_LEFT, top], [FRAME.right, top], ink) +
    setLine(cutToFit(listing, SMALL, width), {
      x,
      y: top + 46,
      size: SMALL,
      colour: muted,
    }) +
    lines
      .map((text, index) => setLine(text, { x, y: top + 92 + index * 40, size, colour: ink }))
      .join("")
  );
}

function drawKeyPlan(layout: LayoutFacts, notice: string): string {
  const { left, top, bottom } = FRAME;
  const height = bottom - top - NOTICE_HEIGHT;
  return (
    `<path fill="${mist}" d="M${left} ${top}H${BLOCK_LEFT}V${bottom - NOTICE_HEIGHT}H${left}z"/>` +
    `<svg x="${left + KEY_INSET}" y="${top + KEY_INSET}" width="${BLOCK_LEFT - left - 2 * KEY_INSET}" height="${height - 2 * KEY_INSET}">${drawPlanPicture(layout)}</svg>` +
    rule([left, bottom - NOTICE_HEIGHT], [BLOCK_LEFT, bottom - NOTICE_HEIGHT], ink) +
    setFitted(notice, BLOCK_LEFT - left - 2 * PAD, {
      x: left + PAD,
      y: bottom - 21,
      size: 31,
      colour: ink,
    })
  );
}

/**
 * The facts of a listing as the title block of a drawing sheet, as SVG, 1600 by 1000, with its plan
 * as the key. Its letters are outlines: a picture cannot use the fonts of a page. Server only: they
 * are shaped from fonts.
 */
export function drawPlate(texts: PlateTexts, layout: LayoutFacts): string {
  const { left, top, right, bottom } = FRAME;
  const { width, height } = SHEET;
  const head = drawHead(texts);
  const high = cellHeight(texts, head.bottom);
  const near = head.bottom + Math.ceil(texts.facts.length / 2) * high;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${paper}"/>` +
    `<path fill="${card}" d="M${left} ${top}H${right}V${bottom}H${left}z"/>` +
    drawKeyPlan(layout, texts.notice) +
    head.svg +
    drawCells(texts.facts, head.bottom, high) +
    drawNear(texts.near, near) +
    drawFoot(texts) +
    `<path fill="none" stroke="${ink}" stroke-width="2.5" d="M${left} ${top}H${right}V${bottom}H${left}zM${BLOCK_LEFT} ${top}V${bottom}"/>` +
    `<path fill="none" stroke="${line}" stroke-width="1.5" d="M${left - 12} ${top - 12}H${right + 12}V${bottom + 12}H${left - 12}z"/>` +
    "</svg>"
  );
}
