import { expect, test } from "vitest";
import { isUnsent } from "./unsent-message.ts";

const NOTHING = { edited: {}, typed: {}, sent: {}, sentTyped: {} };

test("what is typed over is unsent until just that was sent", () => {
  const edited = { "price en": "Hello Sita, one word more." };
  expect(isUnsent({ ...NOTHING, edited })).toBe(true);
  expect(isUnsent({ ...NOTHING, edited, sent: { ...edited } })).toBe(false);
  expect(isUnsent({ ...NOTHING, edited, sent: { "price en": "Hello Sita." } })).toBe(true);
  expect(isUnsent({ ...NOTHING, edited, sent: { "price hi": edited["price en"] } })).toBe(true);
});

test("what is typed for what is not known is unsent until a message took it along", () => {
  const typed = { plot: "17", price: "₹45 lakh" };
  expect(isUnsent({ ...NOTHING, typed })).toBe(true);
  expect(isUnsent({ ...NOTHING, typed, sentTyped: { ...typed } })).toBe(false);
  expect(isUnsent({ ...NOTHING, typed, sentTyped: { plot: "17" } })).toBe(true);
});

test("a text that only was looked at, spaces, and an emptied field are nothing", () => {
  expect(isUnsent(NOTHING)).toBe(false);
  expect(isUnsent({ ...NOTHING, edited: { "price en": " \n" }, typed: { plot: "" } })).toBe(false);
});
