import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readRegion, shippedRegion } from "./read-region.ts";
import { toRegionWords } from "./region.ts";

const named = (en: string) => ({ en, te: `${en} te`, hi: `${en} hi` });
const REGION = {
  about: "",
  around: named("Coimbatore and Pollachi"),
  state: named("Tamil Nadu"),
  towns: [named("Coimbatore"), named("Pollachi"), named("Sulur")],
  seat: named("Coimbatore"),
  authority: named("LPA"),
  register: { name: named("TNRERA"), url: "https://rera.tn.gov.in/" },
  bounds: { west: 76.4, south: 10.2, east: 77.8, north: 11.7 },
  centre: { lat: 11.0168, lng: 76.9558 },
  sampleAddress: "Sample address, Coimbatore",
  duties: null,
  featuredProject: false,
  catalogue: "listings.json",
  places: "gazetteer.json",
};
const PLACES = [
  { en: "Coimbatore", lat: 11.0168, lng: 76.9558 },
  { en: "Pollachi", lat: 10.6583, lng: 77.0085 },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sthalam-region-"));
  write("gazetteer.json", { places: PLACES });
  write("listings.json", []);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
const problemsOf = (change: object) => {
  const read = readRegion(write("region.json", { ...REGION, ...change }));
  return read.ok ? [] : read.problems;
};

test("a file says the region, and the site without one is of its own", () => {
  const read = readRegion(write("region.json", REGION));
  if (!read.ok) throw new Error(read.problems.join());
  const { region } = read;
  expect(region).toMatchObject({ hasDuties: false, hasProject: false, isShipped: false });
  expect(region.catalogue).toBe(join(folder, "listings.json"));
  expect(toRegionWords(region, "te")).toMatchObject({
    state: "Tamil Nadu te",
    authority: "LPA te",
  });
  const address = "Sample address, Coimbatore";
  expect(region.sampleAddress).toEqual({ en: address, te: address, hi: address });
  expect(shippedRegion().sampleAddress.te).toMatch(/^నమూనా/);
  expect(shippedRegion()).toMatchObject({ hasDuties: true, hasProject: true, isShipped: true });
});

test.each([
  [{ register: undefined }, /^register: /],
  [{ around: { en: "Coimbatore" } }, /^around\.te: /],
  [{ towns: [named("Coimbatore")] }, /^towns: /],
  [{ dutys: null }, /dutys/],
  [{ bounds: { ...REGION.bounds, north: 10 } }, /^bounds: must have its south below its north$/],
  [{ bounds: { west: 76.4, south: 16, east: 77.8, north: 17 } }, /^bounds: no place of .* lies/],
  [{ centre: { lat: 17.385, lng: 78.4867 } }, /^centre: lies outside the bounds$/],
  [{ seat: named("Salem") }, /^seat: no place is called Salem$/],
  [{ bounds: { ...REGION.bounds, south: 11 } }, /^places: outside the bounds: Pollachi$/],
  [{ catalogue: "none.json" }, /^catalogue: there is no file /],
  [{ places: "none.json" }, /^places: .*none\.json cannot be read$/],
  [{ duties: "telangana" }, /^duties: /],
])("%j is refused with its reason", (change, reason) => {
  expect(problemsOf(change)).toContainEqual(expect.stringMatching(reason));
});

test("a file that is not JSON, or is not there, is refused by its name", () => {
  const broken = readRegion(write("region.json", "{"));
  expect(broken.ok ? [] : broken.problems[0]).toMatch(/region\.json is not JSON: /);
  const missing = readRegion(join(folder, "none.json"));
  expect(missing).toEqual({ ok: false, problems: [`${join(folder, "none.json")} cannot be read`] });
});

const SOURCE = { publisher: "Somebody", url: "https://rates.example/deeds", dated: "2026" };
const DUTIES = {
  asOf: "2026-11-24",
  duties: [
    { id: "stamp-duty", percent: "4", source: SOURCE },
    { id: "registration-fee", percent: "0.5", source: SOURCE },
  ],
};

test("a region's file may say what its state takes on a deed", () => {
  const read = readRegion(write("region.json", { ...REGION, duties: DUTIES }));
  expect(read).toMatchObject({
    ok: true,
    region: { hasDuties: true, duties: { ...DUTIES, conflicts: [] } },
  });
  expect(shippedRegion()).toMatchObject({ hasDuties: true, duties: null });
});

test.each([
  ["another state's name", "telangana", /^duties: /],
  ["a day that is none", { ...DUTIES, asOf: "24 Nov" }, /^duties\.asOf: /],
  ["a duty twice", { ...DUTIES, duties: [DUTIES.duties[0], DUTIES.duties[0]] }, /once$/],
  ["no duty", { ...DUTIES, duties: [] }, /^duties\.duties: /],
  [
    "a percentage in words",
    { ...DUTIES, duties: [{ ...DUTIES.duties[0], percent: "4 %" }] },
    /^duties\.duties\.0\.percent: must be a percentage/,
  ],
  [
    "no source",
    { ...DUTIES, duties: [{ id: "stamp-duty", percent: "4" }] },
    /^duties\.duties\.0\.source: /,
  ],
])("duties with %s are refused by their field", (_, duties, problem) => {
  expect(problemsOf({ duties })).toEqual([expect.stringMatching(problem)]);
});
