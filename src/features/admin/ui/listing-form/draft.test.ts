import { expect, test } from "vitest";
import { withValue } from "#features/listings/index.ts";
import { valueAt } from "#features/listings/model/fields/fields.ts";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { isUnsaved, merge, publishedOf, toClashes, toSent, withTypedOn } from "./draft.ts";

function listing(more: object): Listing {
  const least = { name: "N", location: "L", propertyType: "Plot", mlsNumber: "P1" };
  const parsed = parseListing({ ...least, ...more });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.listing;
}

test("a value is put at its path, and nothing else changes", () => {
  const draft = { name: "N", utilities: { water: "well", sewage: "" } };
  const changed = withValue(draft, "utilities.sewage", "open");
  expect(changed).toEqual({ name: "N", utilities: { water: "well", sewage: "open" } });
  expect(valueAt(changed, "utilities.water")).toBe("well");
  expect(draft.utilities.sewage).toBe("");
});

test("coordinates are sent as numbers, as nothing, or as what was typed", () => {
  expect(toSent({ lat: "16.5", lng: "" })).toEqual({ lat: 16.5, lng: null });
  expect(toSent({ lat: "x" })).toEqual({ lat: "x", lng: null });
});

test("of two agents' changes, each field is theirs or mine as chosen, the others are both's", () => {
  const base = listing({ name: "Base", status: "Available", keyFeatures: ["Park"] });
  const theirs = listing({ name: "Theirs", status: "Sold", keyFeatures: ["Park"] });
  const mine = { ...base, name: "Mine", keyFeatures: ["Park", "Temple"] };
  expect(toClashes(base, theirs, mine)).toEqual([
    { path: "name", base: "Base", theirs: "Theirs", mine: "Mine" },
    { path: "status", base: "Available", theirs: "Sold", mine: "Available" },
  ]);
  const take = (theirPaths: string[]) =>
    merge(base, theirs, { mine, theirPaths: new Set(theirPaths) });
  expect(take([])).toMatchObject({ name: "Mine", status: "Sold", keyFeatures: ["Park", "Temple"] });
  expect(take(["name"])).toMatchObject({ name: "Theirs", status: "Sold" });
});

test("a draft is unsaved while it says something else than what is saved", () => {
  const saved = listing({ name: "River Fields", lat: 16.5, lng: 80.7 });
  const draft = { ...saved, lat: "16.5" };
  expect(isUnsaved(draft, { ...saved })).toBe(false);
  expect(isUnsaved({ ...draft, name: "Lake Fields" }, { ...saved })).toBe(true);
});

test("what is typed on while a draft is on its way is not saved with it, and stays", () => {
  const sent = { ...listing({ name: "Sent" }), lat: "16.5", lng: "80.7" };
  const saved = listing({ name: "Sent", lat: 16.5, lng: 80.7, status: "Sold out" });
  expect(withTypedOn(saved, { sent, now: sent })).toEqual(saved);
  const now = { ...sent, name: "Sent, and more" };
  const after = withTypedOn(saved, { sent, now });
  expect(after).toEqual({ ...saved, name: "Sent, and more" });
  expect(isUnsaved(after, { ...saved })).toBe(true);
});

test.each([
  [true, false, true, false],
  [false, true, false, true],
  [true, false, false, false],
  [false, false, true, true],
])("seen %s, left %s and sent %s a listing is published: %s", (seen, theirs, sent, published) => {
  expect(publishedOf({ seen, theirs, sent })).toBe(published);
});
