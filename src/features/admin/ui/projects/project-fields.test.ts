import { expect, test } from "vitest";
import { readFields, readNewFields, toSlug } from "./project-fields.ts";

const CENTRE = { lat: 16.59, lng: 80.66 };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test("an address is made of a name, where it has Latin letters", () => {
  expect(toSlug("Kanuru Acres, Phase 2")).toBe("kanuru-acres-phase-2");
  expect(toSlug("7 Hills – Gardens!")).toBe("hills-gardens");
  expect(toSlug("కానూరు ఎకరాలు")).toBe("");
});

test("fields are read, and the first that is wrong is named", () => {
  const good = { name: " Kanuru Acres ", slug: "kanuru-acres", town: "Kanuru", place: "" };
  expect(readFields(formOf(good), CENTRE)).toMatchObject({
    ok: true,
    fields: { name: "Kanuru Acres", registration: null, isSample: false, place: null },
  });
  const more = { place: "16.48, 80.69", state: "registered", registration: "P061", sample: "on" };
  expect(readFields(formOf({ ...good, ...more }), CENTRE)).toMatchObject({
    fields: { registration: "P061", isSample: true, place: { lat: 16.48, lng: 80.69 } },
  });
  for (const [change, field] of [
    [{ name: " " }, "name"],
    [{ slug: "Kanuru Acres" }, "slug"],
    [{ place: "somewhere" }, "place"],
    [{ state: "registered", registration: "" }, "registration"],
  ] as const)
    expect(readNewFields(formOf({ ...good, ...change }), CENTRE)).toMatchObject({
      ok: false,
      field,
    });
  // The address of a page that is there is no field of its form.
  const told = formOf({ ...good, slug: "", description: "Beside the canal.\n" });
  expect(readFields(told, CENTRE)).toMatchObject({
    fields: { name: "Kanuru Acres", description: "Beside the canal." },
  });
});
