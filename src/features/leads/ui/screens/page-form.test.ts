import { expect, test } from "vitest";
import { clearAsked, type PageForm, writeBack } from "./page-form.ts";

class Field extends EventTarget {
  checked = false;
  /** Of a choice: anything else leaves it without a value. */
  offered: readonly string[] | null = null;
  #value = "";

  get value(): string {
    return this.#value;
  }

  set value(value: string) {
    this.#value = this.offered?.includes(value) === false ? "" : value;
  }
}

/** A form as a page has it, with what it came with, and the fields that it heard of. */
function formOf(came: Record<string, string | boolean>) {
  const heard: string[] = [];
  const fields = new Map(Object.keys(came).map((name) => [name, new Field()]));
  const reset = () => {
    for (const [name, held] of Object.entries(came))
      Object.assign(
        fields.get(name) ?? {},
        typeof held === "boolean" ? { value: "yes", checked: held } : { value: held },
      );
  };
  reset();
  for (const [name, field] of fields) field.addEventListener("input", () => heard.push(name));
  const elements = { namedItem: (name: string) => fields.get(name) ?? null };
  return { fields, heard, page: { elements, reset } as unknown as PageForm };
}

const EMPTY = {
  kind: "message",
  name: "",
  phone: "",
  requirements: "",
  preferredAt: "",
  consent: false,
};

test("what is corrected in the dialog stands in the form of the page", () => {
  const { fields, heard, page } = formOf(EMPTY);
  writeBack(page, { name: "phone", value: "98480 22338" });
  writeBack(page, { name: "preferredAt", value: "2026-11-28T05:30:00.000Z" });
  writeBack(page, { name: "requirements", value: "East facing?" });
  writeBack(page, { name: "consent", value: "yes", checked: true });
  writeBack(page, { name: "kind", value: "apply" });
  writeBack(page, { name: ":r1:-day", value: "2026-11-27" });
  const stands = [...fields].map(([name, { value, checked }]) => [name, checked || value]);
  expect(Object.fromEntries(stands)).toEqual({
    kind: "message",
    name: "",
    phone: "98480 22338",
    requirements: "East facing?",
    preferredAt: "2026-11-28T05:30:00.000Z",
    consent: true,
  });
  expect(heard).toEqual(["phone", "preferredAt", "requirements", "consent"]);
});

test("a choice that does not offer what stands in the dialog stays as it is", () => {
  const { fields, page } = formOf(EMPTY);
  const choice = fields.get("preferredAt") as Field;
  choice.offered = ["", "2026-11-28T05:30:00.000Z"];
  writeBack(page, { name: "preferredAt", value: "2026-11-28T05:30:00.000Z" });
  writeBack(page, { name: "preferredAt", value: "2026-11-29T05:30:00.000Z" });
  expect(choice.value).toBe("2026-11-28T05:30:00.000Z");
});

test("a form whose request was taken keeps who asks, and nothing that was asked", () => {
  const { fields, heard, page } = formOf({ ...EMPTY, requirements: "Refused", consent: true });
  writeBack(page, { name: "name", value: "Lakshmi Devi" });
  writeBack(page, { name: "phone", value: "98480 22338" });
  heard.length = 0;
  clearAsked(page);
  expect(heard).toEqual([]);
  expect(fields.get("name")?.value).toBe("Lakshmi Devi");
  expect(fields.get("phone")?.value).toBe("98480 22338");
  expect(fields.get("requirements")?.value).toBe("");
  expect(fields.get("consent")?.checked).toBe(false);
});
