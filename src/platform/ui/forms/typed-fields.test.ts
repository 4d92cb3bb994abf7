import { expect, test } from "vitest";
import { holdTyped, isTypedField } from "./typed-fields.ts";

const name = { type: "text", value: "Ravi" };

test("a field holds something typed while its text is another than it began with", () => {
  const first = new Map([[name, "Ravi"]]);
  expect(holdTyped([name], first)).toBe(false);
  const changed = { ...name, value: "Ravi Teja" };
  expect(holdTyped([changed], new Map([[changed, "Ravi"]]))).toBe(true);
  expect(holdTyped([{ ...name, value: "Sita" }], new Map())).toBe(true);
});

test("a field that was emptied, or has spaces alone, holds nothing", () => {
  const emptied = { type: "textarea", value: "" };
  const spaces = { type: "textarea", value: " \n " };
  const padded = { type: "text", value: " Ravi " };
  const first = new Map([
    [emptied, "Ravi"],
    [padded, "Ravi"],
  ]);
  expect(holdTyped([emptied, spaces, padded], first)).toBe(false);
});

test("choices are not typed", () => {
  const kinds = ["text", "textarea", "datetime-local", "radio", "checkbox", "select-one", "submit"];
  const typed = kinds.filter((type) => isTypedField({ type, value: "x" }));
  expect(typed).toEqual(["text", "textarea", "datetime-local"]);
  expect(isTypedField({ type: "fieldset" })).toBe(false);
});
