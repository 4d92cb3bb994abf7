import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { addressPlace } from "./address-place.ts";

const gazetteer = await loadGazetteer();
const townOf = (address: string) => {
  const place = addressPlace(gazetteer, address);
  return place && (place.town?.en ?? "exact");
};

test.each([
  ["Undavalli, Andhra Pradesh 522501, India", "exact"],
  ["CPVH+PV, Vijayawada", "exact"],
  ["1 Bandar Road, Vijayawada", "Vijayawada"],
  ["Door 12-3, Karl Marx Road, Vijayawada, Andhra Pradesh", "Vijayawada"],
  ["Sample address, Amaravati, Andhra Pradesh 522 020", "Amaravati"],
  ["7 Bandar Road, Vijayawada - 520010", "Vijayawada"],
  ["2nd floor, Brodipet 4th Line, Guntur 522002, India", "Guntur"],
])("%s lies by %s", (address, town) => {
  expect(townOf(address)).toBe(town);
});

test("of a street in a village whose pincode is known the village stands on the map", () => {
  const place = addressPlace(gazetteer, "4 Temple Street, 522503");
  expect(place?.at.lat).toBeCloseTo(16.43, 2);
  expect(place?.town).not.toBeNull();
});

test.each([
  "14 Tilak Road, Tirupati, Andhra Pradesh 517501",
  "5 Gandhi Nagar, Tirupati",
  "Undavalli, Andhra Pradesh 517501",
  "8-2-293 Road 12, Banjara Hills, Hyderabad, Telangana 500034",
  "Vijayawada Road, Hyderabad",
  "",
])("%s lies elsewhere, or nobody knows where", (address) => {
  expect(addressPlace(gazetteer, address)).toBeNull();
});
