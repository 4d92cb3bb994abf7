import { expect, test } from "vitest";
import { parsePhone } from "./phone.ts";

test.each([
  ["98765 43210", "+919876543210"],
  ["098765-43210", "+919876543210"],
  ["+91 (98765) 43210", "+919876543210"],
  ["౯౮౭౬౫ ౪౩౨౧౦", "+919876543210"],
  ["९८७६५४३२१०", "+919876543210"],
  ["0866 257 6543", "+918662576543"],
  ["+1 650 253 0000", "+16502530000"],
  ["0044 20 7031 3000", "+442070313000"],
  ["+971 50 123 4567", "+971501234567"],
])("%s is %s", (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ ok: true, phone });
});

test.each([
  ["", "phone-missing", ""],
  ["call me", "phone-letters", "callme"],
  ["98765 4321O", "phone-letters", "O"],
  ["98765 4321", "phone-too-short", "987654321"],
  ["98765 43210 99 88", "phone-too-long", "98765432109988"],
  ["+999 12345678", "phone-country", "+999"],
  ["55555 55555", "phone-home-unknown", "5555"],
  ["+1 555 123 4567", "phone-unknown", "5551"],
])("%s is no phone number: %s", (typed, code, digits) => {
  expect(parsePhone(typed)).toEqual({ ok: false, code, digits });
});
