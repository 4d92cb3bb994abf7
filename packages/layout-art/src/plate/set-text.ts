import { escapeXml, figure } from "../svg-path.ts";

/** Family that a plate carries with it; the others only where a reader drops the carried one. */
const FAMILY = `font-family="Plate,'Anek Latin',system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"`;

/** Widths of Anek's letters in ems, rounded up to a few kinds. */
const WIDTHS: readonly { readonly letters: RegExp; readonly width: number }[] = [
  { letters: /[ \u00a0.,:;'’|!Iijl]/, width: 0.25 },
  { letters: /[()[\]frtJ1"/-]/, width: 0.42 },
  { letters: /[mwMW@%&—]/, width: 0.86 },
  { letters: /[A-Z₹…]/, width: 0.63 },
  { letters: /[a-z0-9+–]/, width: 0.57 },
];
const OTHER_WIDTH = 0.9;

function widthOf(text: string, size: number): number {
  const ems = [...text].reduce(
    (sum, letter) =>
      sum + (WIDTHS.find(({ letters }) => letters.test(letter))?.width ?? OTHER_WIDTH),
    0,
  );
  return ems * size;
}

/** As much of a text as surely fits, with an ellipsis where it was cut. */
export function cutToFit(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** The size, down to `least`, at which a text surely fits. */
export function sizeToFit(text: string, size: number, width: number, least: number): number {
  return Math.max(least, Math.min(size, Math.floor(width / widthOf(text, 1))));
}

/** A text in at most so many lines that surely fit; the last one is cut where it does not. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFull = last !== undefined && widthOf(longer, size) > width;
    if (isFull && lines.length < most) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines.map((line) => cutToFit(line, size, width));
}

interface Setting {
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** One line of text. */
export function setLine(text: string, { x, y, size, colour }: Setting): string {
  return `<text x="${figure(x)}" y="${figure(y)}" ${FAMILY} font-size="${size}" fill="${colour}">${escapeXml(text.replaceAll("\u00a0", " "))}</text>`;
}

/** The smallest share of its size that a line is set in before it is cut. */
const LEAST_SHARE = 0.72;

/** One line of text in this width: set smaller where it is too long, and cut where that is not enough. */
export function setFitted(text: string, width: number, setting: Setting): string {
  const least = Math.round(setting.size * LEAST_SHARE);
  const size = sizeToFit(text, setting.size, width, least);
  return setLine(cutToFit(text, size, width), { ...setting, size });
}
