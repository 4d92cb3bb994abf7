import { expect, test } from "vitest";
import { FIELDS } from "#features/listings/model/fields/fields.ts";
import { FIELD_GROUPS, PLACE_FIELDS } from "./field-groups.ts";

test("the form asks for every field that a listing has, once", () => {
  const asked = [...FIELD_GROUPS.flatMap(({ fields }) => fields), ...PLACE_FIELDS];
  expect(asked.map(({ path }) => path).sort()).toEqual(FIELDS.map(({ path }) => path).sort());
});

test("no group of the form is empty", () => {
  expect(FIELD_GROUPS.filter(({ fields }) => fields.length === 0)).toEqual([]);
});
