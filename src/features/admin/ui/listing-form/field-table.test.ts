import { expect, test } from "vitest";
import { COLUMN_KINDS } from "#features/listings/import/columns.ts";
import { FIELD_GROUPS, fieldWords, PLACE_FIELDS } from "./field-table.ts";

const asked = [...FIELD_GROUPS.flatMap(({ fields }) => fields), ...PLACE_FIELDS];

test("the form asks for every field that a listing has, once", () => {
  expect(asked.map(({ path }) => path).sort()).toEqual([...COLUMN_KINDS.keys()].sort());
});

test("a field is filled in as its kind", () => {
  for (const { path, kind } of asked) {
    const isList = COLUMN_KINDS.get(path) === "list";
    expect({ path, isList: kind === "entries" || kind === "features" }).toEqual({ path, isList });
    expect({ path, is: kind === "yes-no" }).toEqual({
      path,
      is: COLUMN_KINDS.get(path) === "boolean",
    });
  }
});

test("an entry of a list has the words of its field", () => {
  expect(fieldWords("keyFeatures.3")).toBe(fieldWords("keyFeatures"));
  expect(fieldWords("owner")).toBeNull();
});
