import { expect, test } from "vitest";
import { clusterMarkers, type MapMarker } from "./marker-clusters.ts";

const REGION = { north: 17.5, south: 15.5, east: 82, west: 79 };

function marker(id: string, lat: number, lng: number, layouts: 0 | 1 = 1): MapMarker {
  return { id, at: { lat, lng }, layouts, tag: "₹20k", name: id, seen: false, saved: false };
}

test("markers near each other on the screen are one circle, and part as one zooms in", () => {
  const clusters = clusterMarkers([marker("a", 16.5, 80.6), marker("b", 16.51, 80.61)]);
  const [far] = clusters.inView(REGION, 9.9);
  expect(far).toMatchObject({ kind: "cluster", count: 2 });
  if (far?.kind !== "cluster") throw new Error("no cluster");
  const opening = clusters.open(far);
  if (opening.kind !== "zoom") throw new Error("not to be zoomed");
  const near = clusters.inView(REGION, opening.zoom);
  expect(near.map(({ kind }) => kind)).toEqual(["marker", "marker"]);
});

test("a circle whose markers stand on one spot opens as a list", () => {
  const clusters = clusterMarkers([marker("a", 16.4, 80.7), marker("b", 16.4, 80.7)]);
  const [spot] = clusters.inView(REGION, 20);
  if (spot?.kind !== "cluster") throw new Error("no cluster");
  const opening = clusters.open(spot);
  expect(opening).toEqual({ kind: "list", ids: ["a", "b"] });
});

test("a circle counts layouts: a second listing of one adds nothing to it, and stands in its list", () => {
  const twins = [marker("a", 16.4, 80.7), marker("b", 16.4, 80.7, 0)];
  const all = clusterMarkers([...twins, marker("c", 16.41, 80.71), marker("d", 16.42, 80.7)]);
  expect(all.inView(REGION, 8)).toMatchObject([{ kind: "cluster", count: 3 }]);
  const [spot] = clusterMarkers(twins).inView(REGION, 20);
  expect(spot).toMatchObject({ kind: "cluster", count: 1 });
  if (spot?.kind !== "cluster") throw new Error("no cluster");
  expect(clusterMarkers(twins).open(spot)).toEqual({ kind: "list", ids: ["a", "b"] });
});

test("a circle of second listings alone is of one layout at least", () => {
  const seconds = [marker("b", 16.4, 80.7, 0), marker("c", 16.4, 80.7, 0)];
  expect(clusterMarkers(seconds).inView(REGION, 20)).toMatchObject([{ count: 1 }]);
});

test("what is out of view is left out", () => {
  const clusters = clusterMarkers([marker("a", 16.5, 80.6), marker("b", 25, 80.6)]);
  expect(clusters.inView(REGION, 12)).toHaveLength(1);
});
