import { expect, test } from "vitest";
import { oneTimeCode, toCode } from "./account-fields.server.ts";

test("a mailed code is taken in the digits of any keyboard", () => {
  expect(oneTimeCode.parse("౩౦౬ ౭౯౦")).toBe("306790");
});

test("so is a device's, and a recovery code stays as it was written down", () => {
  expect([" ३०६ ७९० ", " ABCD-२३४५ "].map(toCode)).toEqual(["306790", "ABCD-2345"]);
});
