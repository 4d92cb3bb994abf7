import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

/** Cuts of Anek (`scripts/cut-letters.ts`) and the letters that each has. */
const CUTS = [
  { file: new URL("./anek-latin.ttf", import.meta.url), letters: /[\u0020-\u007e–—‘’“”·×°éö…]/u },
  { file: new URL("./anek-rupee.ttf", import.meta.url), letters: /₹/u },
  { file: new URL("./anek-telugu.ttf", import.meta.url), letters: /[\u0c00-\u0c7f\u200c\u200d]/u },
  {
    file: new URL("./anek-devanagari.ttf", import.meta.url),
    letters: /[\u0900-\u097f\u200c\u200d]/u,
  },
] as const;
type Cut = (typeof CUTS)[number];

/** A piece of a text that one cut has all letters of; null where none has. */
interface Piece {
  readonly cut: Cut | null;
  readonly text: string;
}

/** Letters side by side, as outlines of an SVG in ems that count upwards. */
export interface ShapedText {
  /** Ems. */
  readonly width: number;
  readonly outline: string;
}

const fonts = new Map<Cut, { readonly font: Font; readonly unit: number }>();

function fontOf(cut: Cut) {
  const known = fonts.get(cut);
  if (known) return known;
  const face = new Face(new Blob(readFileSync(cut.file)));
  const opened = { font: new Font(face), unit: 1 / face.upem };
  fonts.set(cut, opened);
  return opened;
}

function toPieces(text: string): readonly Piece[] {
  const pieces: { cut: Cut | null; text: string }[] = [];
  for (const letter of text.normalize("NFC").replaceAll("\u00a0", " ")) {
    const last = pieces.at(-1);
    const known = last?.cut ? [last.cut, ...CUTS] : CUTS;
    const cut = known.find(({ letters }) => letters.test(letter)) ?? null;
    if (last && cut === last.cut) last.text += letter;
    else pieces.push({ cut, text: letter });
  }
  return pieces;
}

/** Whether every letter of a text has an outline. */
export function hasOutlines(text: string): boolean {
  return toPieces(text).every(({ cut }) => cut !== null);
}

const fourDigits = (value: number) => Math.round(value * 10_000) / 10_000;

/** The letters of a piece as its cut joins them, with how far each moves the next one. */
function shapePiece(text: string, font: Font) {
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  return run.getGlyphInfos().map(({ codepoint }, at) => ({ codepoint, ...positions[at] }));
}

/** How wide `shapeText` makes a text, ems. */
export function measureText(text: string): number {
  return toPieces(text).reduce((sum, { cut, text: piece }) => {
    if (cut === null) return sum;
    const { font, unit } = fontOf(cut);
    const glyphs = shapePiece(piece, font);
    return sum + unit * glyphs.reduce((wide, { xAdvance = 0 }) => wide + xAdvance, 0);
  }, 0);
}

/**
 * A text in the site's own letters, Latin, Telugu and Devanagari, joined as each script joins them,
 * whatever fonts the machine has. Letters without an outline are left out.
 */
export function shapeText(text: string): ShapedText {
  let width = 0;
  const outlines = toPieces(text).map(({ cut, text: piece }) => {
    if (cut === null) return "";
    const { font, unit } = fontOf(cut);
    const start = width;
    let end = 0;
    const glyphs = shapePiece(piece, font).map(
      ({ codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 }) => {
        const line = font.glyphToPath(codepoint);
        const left = end + xOffset;
        end += xAdvance;
        return line && `<path transform="translate(${left} ${yOffset})" d="${line}"/>`;
      },
    );
    width += end * unit;
    return `<g transform="translate(${fourDigits(start)})scale(${unit})">${glyphs.join("")}</g>`;
  });
  return { width, outline: outlines.join("") };
}
