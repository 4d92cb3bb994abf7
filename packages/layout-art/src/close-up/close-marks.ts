import { SHADES, TOKENS } from "../palette.ts";

const THIN = 0.12;

/** What a symbol shades: a shape and how far its shadow falls, in metres. */
interface Cast {
  readonly path: string;
  readonly by: number;
}

/** A symbol in layers, because shadows fall the same way however the symbol is turned. */
export interface CloseSymbol {
  readonly ground: string;
  readonly casts: readonly Cast[];
  readonly body: string;
}

/** A rectangle round the middle, as path data. */
export function rect(halfWidth: number, halfHeight: number, x = 0, y = 0): string {
  return `M${x - halfWidth} ${y - halfHeight}h${2 * halfWidth}v${2 * halfHeight}h${-2 * halfWidth}z`;
}

/** A disc as path data. */
export function disc(radius: number, x = 0, y = 0): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Lines side by side along the width of a rectangle, as path data. */
export function stripes(halfWidth: number, halfHeight: number, step: number): string {
  const count = Math.floor((2 * halfWidth) / step) - 1;
  const at = (index: number) => Math.round((step * (index + 1) - halfWidth) * 100) / 100;
  return Array.from(
    { length: count },
    (_, index) => `M${at(index)} ${-halfHeight}v${2 * halfHeight}`,
  ).join("");
}

/** A filled shape. */
export function fill(colour: string, path: string): string {
  return `<path fill="${colour}" d="${path}"/>`;
}

/** A line of so many metres; `more` are further attributes. */
export function line(colour: string, path: string, width = THIN, more = ""): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"${more}/>`;
}

/** Round ends make a path of points dots. */
export const ROUND = ' stroke-linecap="round"';

interface Court {
  readonly along: number;
  readonly across: number;
  /** Half of the marked field. */
  readonly field: readonly [number, number];
  readonly lines: string;
}

/** The ground of a ball court: its apron, its field and its lines. */
export function court({ along, across, field, lines }: Court): string {
  const [x, y] = [along / 2, across / 2];
  return (
    fill(SHADES.park, rect(x, y)) +
    line(SHADES.courtEdge, rect(x - 0.1, y - 0.1), 0.2) +
    fill(SHADES.court, rect(...field)) +
    line(TOKENS.card, `${rect(...field)}${lines}`, 0.16)
  );
}

/** A net across the middle of a court, with its posts and its shadow. */
export function net(half: number): Omit<CloseSymbol, "ground"> {
  const { ink } = TOKENS;
  return {
    casts: [{ path: rect(0.12, half), by: 0.4 }],
    body:
      line(ink, `M0 ${-half}V${half}`, 0.14) + line(ink, `M0 ${-half}h0M0 ${half}h0`, 0.5, ROUND),
  };
}
