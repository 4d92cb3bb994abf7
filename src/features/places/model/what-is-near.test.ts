import { expect, test } from "vitest";
import type { LatLng } from "#lib/geo/geo.ts";
import type { FacilityKind } from "./facility-kinds.ts";
import { SOUGHT } from "./near-kinds.ts";
import { NOTHING_NEAR, SOUGHT_KINDS } from "./sought-kinds.ts";
import { NO_SURROUNDINGS, type Surroundings } from "./surroundings.ts";
import { indexVillages } from "./villages.ts";
import { indexSites, nearCodes, whatIsNear } from "./what-is-near.ts";

const HERE = { lat: 16.4, lng: 80.6 };
/** A place so many km north of here; a degree of latitude is 111.2 km. */
const north = (km: number): LatLng => ({ lat: HERE.lat + km / 111.2, lng: HERE.lng });
const named = (en: string) => ({ en, te: null, hi: null });

function surroundingsOf(...sites: readonly (readonly [FacilityKind, number])[]): Surroundings {
  return {
    facilities: sites.map(([kind, km]) => ({ kind, name: null, ...north(km) })),
    stations: [{ code: "NBR", name: named("Namburu"), ...north(6.5) }],
    ringRoads: [],
    leftOut: { other: 0, unsure: 0 },
  };
}
const villages = indexVillages([{ name: named("Vanukuru"), ...north(1.5) }]);

/** A town whose edge is so many km north of here, with nothing surveyed in it. */
function townAt(km: number) {
  const [south, far] = [north(km).lat, north(km + 5).lat];
  return {
    ring: [
      { lat: south, lng: 80.55 },
      { lat: south, lng: 80.65 },
      { lat: far, lng: 80.65 },
      { lat: far, lng: 80.55 },
    ],
    names: [{ name: named("Guntur"), ...north(km + 2) }],
  };
}

const toldOf = (index: ReturnType<typeof indexSites>) => {
  const { sites, town, none } = whatIsNear(index, villages, HERE);
  const rows = sites.map(({ asked, kind, km, village }) => [
    asked,
    kind,
    km.toFixed(1),
    village?.en,
  ]);
  return { rows, town, none };
};

test("the nearest of each kind is told, nearest first, with the village it lies in", () => {
  const surroundings = surroundingsOf(
    ["school", 2.9],
    ["high-school", 1.2],
    ["bank", 0.6],
    ["bank", 0.9],
    ["veterinary", 0.1],
    ["health-sub-centre", 0.2],
    ["fuel", 10.5],
  );
  expect(toldOf(indexSites(surroundings, []))).toEqual({
    rows: [
      ["bank", "bank", "0.6", "Vanukuru"],
      ["school", "high-school", "1.2", "Vanukuru"],
      ["station", "station", "6.5", undefined],
    ],
    town: null,
    none: ["college", "health-centre", "hospital", "bus-stop", "fuel", "market"],
  });
});

test("a town that the survey leaves out stands for what may be nearer in it", () => {
  const surroundings = surroundingsOf(["bank", 1.1], ["market", 2.8], ["fuel", 3.2]);
  const told = toldOf(indexSites(surroundings, [townAt(2)]));
  expect(told.rows.map(([asked]) => asked)).toEqual(["bank", "market", "station"]);
  expect(told.town?.name.en).toBe("Guntur");
  expect(told.town?.km).toBeCloseTo(2, 1);
  expect(told.town?.kinds).toEqual([
    "school",
    "college",
    "health-centre",
    "hospital",
    "bus-stop",
    "fuel",
  ]);
  expect(told.none).toEqual([]);
});

test("a town farther off than the nearest of the survey does not stand for it", () => {
  const told = toldOf(indexSites(surroundingsOf(["fuel", 4.9]), [townAt(5)]));
  expect(told.rows[0]).toEqual(["fuel", "fuel", "4.9", undefined]);
  expect(told.town?.kinds).not.toContain("fuel");
});

test("a town that the survey covers is no uncovered town", () => {
  const inTown = Array.from({ length: 60 }, (_, i) => ["bank", 2.1 + i / 20] as const);
  expect(toldOf(indexSites(surroundingsOf(...inTown), [townAt(2)])).town).toBeNull();
});

test("a point's codes are the least distances that hold, kind by kind", () => {
  const index = indexSites(
    surroundingsOf(["high-school", 0.9], ["college", 1.9], ["hospital", 2.9], ["bank", 4.9]),
    [townAt(1)],
  );
  // high school, college, health centre, hospital, bank, bus stop, fuel, market, station, ring road
  expect(nearCodes(index, HERE)).toBe("0142344444");
  expect(nearCodes(index, north(-0.2))).toBe("1243444444");
  expect(nearCodes(index, null)).toBe(NOTHING_NEAR);
  expect(nearCodes(index, { lat: 20, lng: 85 })).toBe("4444444444");
});

test("a school that is no high school is none", () => {
  expect(nearCodes(indexSites(surroundingsOf(["school", 0.5]), []), HERE)).toBe(NOTHING_NEAR);
});

test("a ring road is as far off as the nearest point of it, between its bends too", () => {
  const east = (km: number) => HERE.lng + km / 106.7;
  const line = [
    { ...north(1.5), lng: east(-7.55) },
    { ...north(1.5), lng: east(8) },
  ];
  const ringRoads = [{ name: named("Inner Ring Road"), line }];
  const index = indexSites({ ...NO_SURROUNDINGS, ringRoads }, [townAt(1)]);
  const { sites, town } = whatIsNear(index, villages, HERE);
  expect(sites.map(({ asked, name }) => [asked, name?.en])).toEqual([
    ["ring-road", "Inner Ring Road"],
  ]);
  expect(sites[0]?.km).toBeGreaterThan(1.49);
  expect(sites[0]?.km).toBeLessThan(1.51);
  expect(town?.kinds).not.toContain("ring-road");
  expect(nearCodes(index, HERE)).toBe("4444444441");
  expect(nearCodes(index, north(-1))).toBe("4444444442");
});

test("without any surroundings nothing is near", () => {
  const nothing = indexSites(NO_SURROUNDINGS, []);
  expect(nearCodes(nothing, HERE)).toBe(NOTHING_NEAR);
  // That no town near it has a ring road says nothing of a place.
  expect(whatIsNear(nothing, villages, HERE).none).toHaveLength(9);
});

test("what is sought has a code each, in the order of the file", () => {
  expect(SOUGHT_KINDS).toEqual(Object.keys(SOUGHT));
  expect(NOTHING_NEAR).toHaveLength(SOUGHT_KINDS.length);
});
