import { expect, test } from "vitest";
import { loadSurroundings } from "#features/places/queries/load-surroundings.server.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { FACILITY_KINDS, readFacilityKind } from "./facility-kinds.ts";
import { readFacilityName } from "./facility-names.ts";
import { readSurroundings } from "./surroundings.ts";

const surroundings = await loadSurroundings(shippedRegion());

test.each([
  ["Z p high school", "high-school"],
  ["ZPHS Kankipadu", "high-school"],
  ["High Svhool", "high-school"],
  ["zphs godavarru", "high-school"],
  ["mandalaparishath school", "school"],
  ["Inter collage", "junior-college"],
  ["DJR College of Engineering and Technology", "college"],
  ["primery health center", "health-centre"],
  ["phc sub center", "health-sub-centre"],
  ["primary sub health centre", "health-sub-centre"],
  ["bedded hospital", "hospital"],
  ["vetanary hospital", "veterinary"],
  ["verterinary hospital", "veterinary"],
  ["wytanati hospital", "veterinary"],
  ["vetaranariry sub centre hospital", "veterinary"],
  ["chaitanya godavari grameena bank", "bank"],
  ["comparative bank", "bank"],
  ["bustand", "bus-stop"],
  ["payroll bunk", "fuel"],
  ["venu goal pilling station", "fuel"],
  ["rythu bazar mandi", "market"],
  ["gramapanchit karayilam gollapudi", "village-office"],
  ["MPDO office Koduru", "mandal-office"],
  ["raw boiled rice mill", "other"],
  ["milk collection center", "other"],
  ["mental illness hospital", "other"],
  ["post office bank", "other"],
  ["education", "unsure"],
  ["medical", "unsure"],
  ["bank atm", "unsure"],
])("%s is read as %s", (typed, kind) => {
  expect(readFacilityKind(typed)).toBe(kind);
});

test("nearly all of the survey's 4,655 rows have a kind or surely none", () => {
  const counts = Object.fromEntries(
    FACILITY_KINDS.map((kind) => [
      kind,
      surroundings.facilities.filter((one) => one.kind === kind).length,
    ]),
  );
  expect(counts).toEqual({
    "high-school": 443,
    school: 23,
    "junior-college": 21,
    college: 78,
    hospital: 27,
    "health-centre": 184,
    "health-sub-centre": 90,
    veterinary: 404,
    bank: 364,
    "bus-stop": 275,
    fuel: 141,
    market: 46,
    "village-office": 1163,
    "mandal-office": 36,
  });
  expect(surroundings.leftOut).toEqual({ other: 1258, unsure: 102 });
  expect(surroundings.facilities.length + 1258 + 102).toBe(4655);
});

test("a row that is of no kind is counted, not guessed", () => {
  const at = { lat: 16.4, lng: 80.6 };
  const typed = ["bank", "medical", "rice mill", "education"];
  const read = readSurroundings(
    typed.map((description) => ({ description, ...at })),
    { stations: [], ringRoads: [] },
  );
  expect(read.facilities).toEqual([{ kind: "bank", name: null, ...at }]);
  expect(read.leftOut).toEqual({ other: 1, unsure: 2 });
});

test("a name is told where the surveyor wrote one", () => {
  expect(readFacilityName("SBI bank")?.en).toBe("State Bank of India");
  expect(readFacilityName("chatanya godavari grameena bank")?.hi).toBe("चैतन्य गोदावरी ग्रामीण बैंक");
  expect(readFacilityName("hp payroll bunk")?.te).toBe("హిందుస్థాన్ పెట్రోలియం");
  expect(readFacilityName("bank")).toBeNull();
});

test("the region has 73 stations, each with its code and its name in three languages", () => {
  expect(surroundings.stations).toHaveLength(73);
  expect(new Set(surroundings.stations.map(({ code }) => code)).size).toBe(73);
  expect(surroundings.stations.find(({ code }) => code === "BZA")).toEqual({
    code: "BZA",
    name: { en: "Vijayawada Junction", te: "విజయవాడ జంక్షన్", hi: "विजयवाड़ा जंक्शन" },
    lat: 16.518262,
    lng: 80.618648,
  });
});

test("the region has three ring roads, each with its line and its name in three languages", () => {
  const { ringRoads } = surroundings;
  expect(ringRoads.map(({ name }) => name.en)).toEqual([
    "Vijayawada Inner Ring Road",
    "Guntur Inner Ring Road",
    "Guntur Mahatma Gandhi Inner Ring Road",
  ]);
  for (const { name, line } of ringRoads) {
    expect([name.te, name.hi]).not.toContain(null);
    expect(line.length).toBeGreaterThan(10);
  }
  expect(ringRoads[0]?.line[0]).toEqual({ lat: 16.5226, lng: 80.6775 });
});
