import { type ShapedText, shapeText } from "../letters/shape-text.ts";

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

/** Draws a text with the site's own letters as outlines; null where nothing of it can be drawn. */
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
