import { shapeText } from "../letters/shape-text.ts";
import { breakLines } from "../plate/set-text.ts";

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
  /** Lines at most, the last one cut where more is said; any number unless told. */
  readonly most?: number;
}

/** A picture of a text as an SVG, and how large it is. */
export interface TextPicture {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Whether some letters of a text are of Telugu or Devanagari. */
export function isOfIndia(text: string): boolean {
  return /[\u0900-\u0c7f]/u.test(text);
}

/** Draws a text with the site's own letters as outlines; null where nothing of it can be drawn. */
export function drawText(text: string, style: TextStyle): TextPicture | null {
  const { size, colour, width, most } = style;
  const lines = breakLines(text, size, width ?? Infinity, most ?? Infinity).map(shapeText);
  const wide = Math.ceil(Math.max(0, ...lines.map((line) => line.width)) * size);
  if (wide === 0) return null;
  const line = Math.round((isOfIndia(text) ? LINE_OF_INDIA : LINE) * size);
  const high = line * lines.length;
  const outlines = lines.map(({ outline }, at) => {
    const base = (at + 0.5) * line + HALF_CAPITAL * size;
    return `<g transform="translate(0 ${base}) scale(${size} ${-size})">${outline}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" fill="${colour}">${outlines.join("")}</svg>`;
  return { input: Buffer.from(svg), width: wide, height: high };
}
