import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { distanceKm } from "#lib/geo/geo.ts";
import { townName } from "./gazetteer.ts";
import knownAddresses from "./known-addresses.json" with { type: "json" };
import { resolveAddress } from "./resolve-address.ts";

const gazetteer = await loadGazetteer();

test("all 56 addresses of the catalogue resolve to within 20 m, offline", () => {
  expect(knownAddresses).toHaveLength(56);
  const far = knownAddresses.filter(({ address, lat, lng }) => {
    const at = resolveAddress(gazetteer, address);
    return at === null || distanceKm(at, { lat, lng }) > 0.02;
  });
  expect(far).toEqual([]);
});

test("all 34 towns of the catalogue have Telugu and Hindi names", () => {
  const towns = new Set(knownAddresses.map(({ town }) => town));
  expect(towns.size).toBe(34);
  const unnamed = [...towns].filter((town) => {
    const { te, hi } = townName(gazetteer, town);
    return te === null || hi === null;
  });
  expect(unnamed).toEqual([]);
});

test.each([
  ["7M82CPVH+PV", 16.444313, 80.729687],
  ["cpvh+pv vijayawada", 16.444313, 80.729687],
  ["CPVH+PV", 16.444313, 80.729687],
  ["Villa 4, CPVH+PV, విజయవాడ", 16.444313, 80.729687],
  ["CPVH+PV 521151", 16.444313, 80.729687],
  ["Undavalli, Andhra Pradesh 522501, India", 16.496, 80.58],
  ["Undavali, Guntur district", 16.496, 80.58],
  ["Undavalli Guntur district", 16.496, 80.58],
  ["CPVH+PV Guntur district", 16.444313, 80.729687],
  ["Benz Circle, Vijayawada", 16.4985, 80.6575],
  ["522503", 16.43, 80.568],
])("resolves %s", (address, lat, lng) => {
  const at = resolveAddress(gazetteer, address);
  expect(at?.lat).toBeCloseTo(lat, 5);
  expect(at?.lng).toBeCloseTo(lng, 5);
});

test.each([
  "Door 12-3, Karl Marx Road, Vijayawada",
  "CPVH+PV, Hyderabad, Telangana",
  "Hyderabad",
  "Undavalli, Telangana",
  "Undavalli, Prakasam district",
  "CPVH+PV, Prakasam district",
  "Guntur district",
  "Guntur mandal",
  "999999",
  "",
])("leaves %s to a provider", (address) => {
  expect(resolveAddress(gazetteer, address)).toBeNull();
});
