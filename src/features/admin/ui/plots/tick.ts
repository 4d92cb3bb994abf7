/** Legs of the tick in a booked plot's corner, metres of the sheet. */
const TICK = 2.6;

type Point = readonly [number, number];

/** The tick in the corner of a plot's outline that is nearest to the sheet's top left, as an SVG path. */
export function tickOf(outline: string): string {
  const corners = outline
    .replace(/[MZ]/g, "")
    .split("L")
    .map((pair): Point => {
      const [x = 0, y = 0] = pair.split(" ").map(Number);
      return [x, y];
    });
  const sums = corners.map(([x, y]) => x + y);
  const at = sums.indexOf(Math.min(...sums));
  const corner = corners[at] ?? [0, 0];
  const legs = [corners.at(at - 1), corners[(at + 1) % corners.length]].map((end) =>
    towards(corner, end ?? corner),
  );
  return `M${corner.join(" ")}${legs.map((leg) => `L${leg.join(" ")}`).join("")}Z`;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = TICK / Math.max(length, TICK);
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}
