import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";

/** Cuts of Anek and the letters that each has; letters that none has are left out. */
const CUTS = [
  { file: new URL("./card-font.ttf", import.meta.url), letters: /[\u0020-\u007e–—‘’“”·×°éö]/u },
  { file: new URL("./card-rupee.ttf", import.meta.url), letters: /₹/u },
  { file: new URL("./card-telugu.ttf", import.meta.url), letters: /[\u0c00-\u0c7f\u200c\u200d]/u },
  {
    file: new URL("./card-devanagari.ttf", import.meta.url),
    letters: /[\u0900-\u097f\u200c\u200d]/u,
  },
] as const;
type Cut = (typeof CUTS)[number];

/** From one line to the next, ems: letters of India reach higher and lower. */
const LINE = 1.2;
const LINE_OF_INDIA = 1.45;
/** Half the height of a capital, ems: it stands in the middle of its line. */
const HALF_CAPITAL = 0.32;

export interface TextStyle {
  /** Pixels. */
  readonly size: number;
  readonly colour: string;
  /** Lines break at this width, pixels; none unless told. */
  readonly width?: number;
}

/** A picture of a text as an SVG, and how large it is. */
export interface TextPicture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Letters side by side, as outlines in ems that count upwards. */
interface ShapedText {
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

/** A text in pieces of one cut each. */
function toPieces(text: string): { readonly cut: Cut; readonly text: string }[] {
  const pieces: { cut: Cut; text: string }[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = pieces.at(-1);
    const cut = [...(last ? [last.cut] : []), ...CUTS].find(({ letters }) => letters.test(letter));
    if (last && cut === last.cut) last.text += letter;
    else if (cut) pieces.push({ cut, text: letter });
  }
  return pieces;
}

function shapeText(text: string): ShapedText {
  let width = 0;
  const outlines = toPieces(text).map((piece) => {
    const { font, unit } = fontOf(piece.cut);
    const run = new Run();
    run.addText(piece.text);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    const start = width;
    let end = 0;
    const glyphs = run.getGlyphInfos().map(({ codepoint }, i) => {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[i] ?? {};
      const outline = `<path transform="translate(${end + xOffset} ${yOffset})" d="${font.glyphToPath(codepoint)}"/>`;
      end += xAdvance;
      return outline;
    });
    width += end * unit;
    return `<g transform="translate(${start}) scale(${unit})">${glyphs.join("")}</g>`;
  });
  return { width, outline: outlines.join("") };
}

/** Words in as few lines as fit, each at most so many ems wide unless it is one word. */
function toLines(text: string, width: number): ShapedText[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && shapeText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map(shapeText);
}

/**
 * Draws a text with the site's own font as outlines, whatever fonts the machine has, in Latin, Telugu and
 * Devanagari letters; null where nothing of it can be drawn.
 */
export function drawText(text: string, { size, colour, width }: TextStyle): TextPicture | null {
  const lines = toLines(text, width === undefined ? Number.POSITIVE_INFINITY : width / size);
  const wide = Math.ceil(Math.max(0, ...lines.map((line) => line.width)) * size);
  if (wide === 0) return null;
  const isOfIndia = /[\u0900-\u0c7f]/u.test(text);
  const line = Math.round((isOfIndia ? LINE_OF_INDIA : LINE) * size);
  const high = line * lines.length;
  const outlines = lines.map(({ outline }, at) => {
    const base = (at + 0.5) * line + HALF_CAPITAL * size;
    return `<g transform="translate(0 ${base}) scale(${size} ${-size})">${outline}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" fill="${colour}">${outlines.join("")}</svg>`;
  return { input: Buffer.from(svg), width: wide, height: high };
}
