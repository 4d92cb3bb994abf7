import { expect, test } from "vitest";
import { isAddress, toAddress } from "#features/accounts/model/address.ts";
import { COMMON_COUNT } from "./common-passwords.server.ts";
import { findWeakness } from "./password-rules.server.ts";

const RAVI = { email: "ravi.k@homes.example", name: "Ravi Venkateswarlu", isOfTeam: false };

test("the 100,000 commonest passwords are known", () => {
  expect(COMMON_COUNT).toBe(100_000);
});

test.each([
  ["seven77", "too-short"],
  ["🏡".repeat(7), "too-short"],
  ["x".repeat(129), "too-long"],
  ["Password1", "common"],
  ["iloveyou1", "common"],
  ["12345678", "common"],
  ["P@ssw0rd2024!", "common"],
  ["**sunshine**", "common"],
  ["Qwerty!23", "common"],
  ["m0nkeym0nkey", "common"],
  ["1l0v3y0u!!", "common"],
  ["PRINCESS1999", "common"],
  ["Venkateswarlu7", "contains-name"],
  ["v3nkat3swarlu-24", "contains-name"],
  ["$thalam and I", "contains-product"],
  ["my r@vi.k home", "contains-email"],
  ["my RAVI.K home", "contains-email"],
  ["buy at Sthalam", "contains-product"],
  ["నా స్థలం ఇది", "contains-product"],
])("%s is refused: %s", (password, reason) => {
  expect(findWeakness(password, RAVI)).toMatchObject({ code: "weak-password", reason });
});

test.each([
  "three green parrots",
  "🏡".repeat(8),
  "గుంటూరు మిర్చి",
  "x".repeat(128),
  "  spaces  ",
  "venkateswarlu has seven mango trees",
  "monkey business as usual",
])("%s is taken", (password) => {
  expect(findWeakness(password, RAVI)).toBeNull();
});

test("characters are counted as they are composed", () => {
  expect("e\u0301".repeat(7)).toHaveLength(14);
  expect(findWeakness("e\u0301".repeat(7), RAVI)).toMatchObject({ reason: "too-short" });
});

test("a local part of two letters is in too many passwords to refuse it", () => {
  expect(findWeakness("three green parrots", { ...RAVI, email: "ee@homes.example" })).toBeNull();
});

test("addresses are written in one way", () => {
  expect(toAddress("  Ravi.K@Homes.Example ")).toBe("ravi.k@homes.example");
});

test.each(["ravi@homes.example", "r+1@x.co.in", "రవి@ఇల్లు.భారత్"])("%s is an address", (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  "",
  "ravi",
  "ravi@homes",
  "ra vi@homes.example",
  "a@b@homes.example",
  "ravi@homes.example\r\nBcc: all@homes.example",
  "ravi,all@homes.example",
  "<ravi@homes.example>",
  `${"x".repeat(250)}@homes.example`,
])("%j is none", (address) => {
  expect(isAddress(address)).toBe(false);
});
