import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseListing } from "#features/listings/model/listing.ts";
import { FIELDS, findLabel, labelOf, statedAt } from "./fields.ts";

test("every name and hint of a field is marked as a message, so that it has words", () => {
  const messages = readFileSync("src/locales/en/fields.po", "utf8");
  const texts = FIELDS.flatMap(({ label, hint }) => (hint === undefined ? [label] : [label, hint]));
  expect(texts.filter((text) => !messages.includes(`msgid ${JSON.stringify(text)}\n`))).toEqual([]);
});

test("no two fields have the same name", () => {
  expect(new Set(FIELDS.map(({ label }) => label)).size).toBe(FIELDS.length);
});

test("a choice, a list of choices and the status say what may be chosen", () => {
  for (const { path, kind, options } of FIELDS)
    expect({ path, has: options !== undefined }).toEqual({
      path,
      has: kind === "choice" || kind === "choices" || kind === "status",
    });
});

test("an entry of a list has the name of its field", () => {
  expect(findLabel("keyFeatures.3")).toEqual(labelOf("keyFeatures"));
  expect(findLabel("marketValue.pricePerSqYd")?.message).toBe("Rate per sq yd");
  expect(findLabel("owner")).toBeNull();
  expect(findLabel("constructor")).toBeNull();
});

test("what a field states is told as text, and nothing where it is empty or not so", () => {
  const parsed = parseListing({
    name: "A",
    location: "B",
    propertyType: "Plot",
    mlsNumber: "P",
    lat: 16.5,
    lng: 80.6,
    keyFeatures: ["Park", "Temple"],
    utilities: { water: "bore well", sewage: "  " },
    additionalInfo: { gated: true },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const told = (path: Parameters<typeof statedAt>[1]) => statedAt(parsed.listing, path, "Yes");
  expect(told("keyFeatures")).toBe("Park, Temple");
  expect(told("utilities.water")).toBe("bore well");
  expect(told("lat")).toBe("16.5");
  expect(told("additionalInfo.gated")).toBe("Yes");
  expect(told("utilities.sewage")).toBeNull();
  expect(told("additionalInfo.amenities")).toBeNull();
  expect(statedAt({ additionalInfo: { gated: false } }, "additionalInfo.gated", "Yes")).toBeNull();
});
