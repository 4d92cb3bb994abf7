import { expect, test } from "vitest";
import { PLAN } from "./example-testing.ts";
import { lengthOf, METRES_PER_FOOT, sidesOf } from "./plan-geometry.ts";
import { frontOf, rectangleOf, sidesOfPlot } from "./plot-sides.ts";

const plotOf = (number: number) => {
  const plot = PLAN.plots.find((one) => one.number === number);
  if (!plot) throw new Error(`there is no plot ${number}`);
  return plot;
};
const told = (number: number) =>
  sidesOfPlot(PLAN, plotOf(number)).map(
    ({ facing, feet, curved, road }) => `${facing} ${feet}${curved ? "~" : ""}${road ? "*" : ""}`,
  );

test("a flared plot has all of its sides, and no front × depth", () => {
  expect(told(7)).toEqual(["E 42.4~*", "N 56.4", "W 85.6", "SE 82.4"]);
  expect(rectangleOf(sidesOfPlot(PLAN, plotOf(7)))).toBeNull();
  const none = PLAN.plots.filter((plot) => !rectangleOf(sidesOfPlot(PLAN, plot)));
  const irregular = PLAN.plots.filter(({ shape }) => shape === "irregular");
  expect(irregular).toHaveLength(18);
  for (const { number } of irregular) expect(none.map((plot) => plot.number)).toContain(number);
});

test("a corner plot has its rounded corner as a side between two straight ones", () => {
  expect(told(54)).toEqual(["S 26.5*", "E 49.9", "N 38.4", "W 38.1*", "SW 18.5~"]);
});

test("front × depth is told only where it is the area", () => {
  const rectangles = PLAN.plots.flatMap((plot) => {
    const rectangle = rectangleOf(sidesOfPlot(PLAN, plot));
    return rectangle ? [{ plot, sqFeet: rectangle[0] * rectangle[1] }] : [];
  });
  expect(rectangles).toHaveLength(68);
  for (const { plot, sqFeet } of rectangles)
    expect(Math.abs(sqFeet / 9 - plot.sizeSqYd), `plot ${plot.number}`).toBeLessThan(3);
});

test("the sides of every plot are its whole outline, in feet as in metres, its front first", () => {
  for (const plot of PLAN.plots) {
    const sides = sidesOfPlot(PLAN, plot);
    const sum = (of: "feet" | "metres") => sides.reduce((all, side) => all + side[of], 0);
    const outline = sidesOf(plot.polygon).reduce((all, piece) => all + lengthOf(piece), 0);
    expect(sum("metres"), `plot ${plot.number}`).toBeCloseTo(outline, 1);
    expect(Math.abs(sum("feet") * METRES_PER_FOOT - outline)).toBeLessThan(0.1);
    expect(sides[0]?.road).toBe(plot.roads[0]);
    expect(new Set(plot.roads.filter((id) => sides.some(({ road }) => road === id))).size).toBe(
      plot.roads.length,
    );
    expect(frontOf(sides)).toBeGreaterThan(25);
  }
});

test("a plan that is turned turns the directions of its sides", () => {
  const [front] = sidesOfPlot({ ...PLAN, northDegrees: 90 }, plotOf(1));
  expect([sidesOfPlot(PLAN, plotOf(1))[0]?.facing, front?.facing]).toEqual(["N", "E"]);
});
