import { between, distance, type Point } from "./layout/geometry.ts";

/** A figure of the sheet: one decimal, no more signs than needed. */
export function figure(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** "12.3 4" */
export function at({ x, y }: Point): string {
  return `${figure(x)} ${figure(y)}`;
}

/** Path data of straight lines through points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(at).join("L")}${closed ? "Z" : ""}`;
}

/** Path data of separate lines. */
export function segments(lines: readonly (readonly [Point, Point])[]): string {
  return lines.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
}

/** Path data of points, each drawn by a round line end as a disc of the stroke's width. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${at(point)}h0`).join("");
}

/** Path data of a closed shape whose corners are rounded, each by its own radius in pixels. */
export function rounded(corners: readonly (Point & { readonly radius: number })[]): string {
  const parts = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const start = cut(corner, before);
    const end = cut(corner, after);
    return corner.radius < 0.3 ? at(corner) : `${at(start)}Q${at(corner)} ${at(end)}`;
  });
  return `M${parts.join("L")}Z`;
}

function cut(corner: Point & { readonly radius: number }, towards: Point): Point {
  const length = distance(corner, towards);
  return between(corner, towards, length === 0 ? 0 : Math.min(0.45, corner.radius / length));
}

/** Text safe inside an element and inside a quoted attribute. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
