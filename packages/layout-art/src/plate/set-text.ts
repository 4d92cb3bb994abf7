import { hasOutlines, measureText, shapeText } from "../letters/shape-text.ts";
import { escapeXml, figure } from "../svg-path.ts";

/** For letters of other scripts than the site's own: those that the reader's machine has. */
const OTHER_FAMILY = `font-family="system-ui,'Segoe UI',Roboto,'Noto Sans',sans-serif"`;
/** Of a letter that only the reader's machine has, ems: as wide as letters get. */
const OTHER_WIDTH = 0.9;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const toLetters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** No line of a sheet takes more characters: longer texts are not shaped, which costs time. */
const LONGEST_LINE = 200;

function widthOf(text: string, size: number): number {
  if (text.length > LONGEST_LINE) return Number.POSITIVE_INFINITY;
  const ems = hasOutlines(text) ? measureText(text) : toLetters(text).length * OTHER_WIDTH;
  return ems * size;
}

/** As much of a text as fits, with an ellipsis where it was cut. */
export function cutToFit(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const letters = toLetters(text.slice(0, LONGEST_LINE));
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  let [fits, tooMany] = [1, letters.length];
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    if (widthOf(cut(count), size) <= width) fits = count;
    else tooMany = count;
  }
  return cut(fits);
}

/** The size, down to `least`, at which a text fits. */
export function sizeToFit(text: string, size: number, width: number, least: number): number {
  return Math.max(least, Math.min(size, Math.floor(width / widthOf(text, 1))));
}

/** A text in at most so many lines that fit; the last one is cut where it does not. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const isFull = last !== undefined && widthOf(longer, size) > width;
    if (isFull && lines.length < most) lines.push(word);
    else lines.splice(-1, 1, longer);
    if (isFull && lines.length === most && widthOf(lines.at(-1) ?? "", size) > width) break;
  }
  return lines.map((line) => cutToFit(line, size, width));
}

/** The same in letters as large as keep it whole, from `size` down to `least`. */
export function fitLines(
  text: string,
  { size, least }: { readonly size: number; readonly least: number },
  width: number,
  most: number,
): { readonly size: number; readonly lines: readonly string[] } {
  const lines = breakLines(text, size, width, most);
  const isWhole = !lines.some((line) => line.endsWith("…"));
  if (isWhole || size <= least) return { size, lines };
  return fitLines(text, { size: size - 1, least }, width, most);
}

interface Setting {
  readonly x: number;
  /** Base line. */
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** One line of text, as outlines that say what they are. */
export function setLine(text: string, { x, y, size, colour }: Setting): string {
  const said = escapeXml(text.replaceAll("\u00a0", " "));
  const place = `translate(${figure(x)} ${figure(y)})`;
  return hasOutlines(text)
    ? `<g aria-label="${said}" fill="${colour}" transform="${place}scale(${size} ${-size})">${shapeText(text).outline}</g>`
    : `<text x="${figure(x)}" y="${figure(y)}" ${OTHER_FAMILY} font-size="${size}" fill="${colour}">${said}</text>`;
}

/** The smallest share of its size that a line is set in before it is cut. */
const LEAST_SHARE = 0.72;

/** One line of text in this width: set smaller where it is too long, and cut where that is not enough. */
export function setFitted(text: string, width: number, setting: Setting): string {
  const least = Math.round(setting.size * LEAST_SHARE);
  const size = sizeToFit(text, setting.size, width, least);
  return setLine(cutToFit(text, size, width), { ...setting, size });
}
