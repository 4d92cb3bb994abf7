import { expect, test } from "vitest";
import { clearAsked, type PageForm, writeBack } from "./page-form.ts";

/** A form as a page has it, with what it came with. */
function formOf(came: Record<string, string | boolean>) {
  const fresh = () =>
    Object.entries(came).map(
      ([name, held]) =>
        [
          name,
          typeof held === "boolean" ? { value: "yes", checked: held } : { value: held },
        ] as const,
    );
  const fields = new Map<string, { value: string; checked?: boolean }>(fresh());
  const reset = () => {
    for (const [name, held] of fresh()) Object.assign(fields.get(name) ?? {}, held);
  };
  const elements = { namedItem: (name: string) => fields.get(name) ?? null };
  return { fields, page: { elements, reset } as unknown as PageForm };
}

const EMPTY = { kind: "message", name: "", phone: "", requirements: "", consent: false };

test("what is corrected in the dialog stands in the form of the page", () => {
  const { fields, page } = formOf(EMPTY);
  writeBack(page, { name: "phone", value: "98480 22338" });
  writeBack(page, { name: "requirements", value: "East facing?" });
  writeBack(page, { name: "consent", value: "yes", checked: true });
  writeBack(page, { name: "kind", value: "apply" });
  writeBack(page, { name: ":r1:-day", value: "2026-11-27" });
  expect(Object.fromEntries(fields)).toEqual({
    kind: { value: "message" },
    name: { value: "" },
    phone: { value: "98480 22338" },
    requirements: { value: "East facing?" },
    consent: { value: "yes", checked: true },
  });
});

test("a form whose request was taken keeps who asks, and nothing that was asked", () => {
  const { fields, page } = formOf({ ...EMPTY, requirements: "Refused before", consent: true });
  writeBack(page, { name: "name", value: "Lakshmi Devi" });
  writeBack(page, { name: "phone", value: "98480 22338" });
  clearAsked(page);
  expect(fields.get("name")?.value).toBe("Lakshmi Devi");
  expect(fields.get("phone")?.value).toBe("98480 22338");
  expect(fields.get("requirements")?.value).toBe("");
  expect(fields.get("consent")?.checked).toBe(false);
});
