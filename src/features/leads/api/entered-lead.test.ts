import { expect, test } from "vitest";
import { enteredBody, toFieldProblems } from "./lead-fields.server.ts";

const ENTERED = {
  channel: "phone",
  name: "Ravi Teja",
  phone: "98123 45678",
  email: null,
  requirements: "",
  mlsNumber: null,
  plotNumber: null,
  nextStep: "",
  nextStepAt: null,
  language: "te",
  told: true,
  key: "0b8e3f4e-6d5c-4d4e-9f3a-2b1c0d9e8f7a",
};
const wrongFields = (body: unknown) => {
  const read = enteredBody.safeParse(body);
  return read.success ? [] : toFieldProblems(read.error).map(({ field }) => field);
};

test("all that is wrong with an entered buyer is told at once, also what two fields make", () => {
  expect(wrongFields(ENTERED)).toEqual([]);
  const wrong = { name: "", phone: null, told: false, nextStepAt: "2026-11-28T04:30:00Z" };
  const fields = ["name", "nextStep", "phone", "told"];
  expect(wrongFields({ ...ENTERED, ...wrong }).sort()).toEqual(fields);
  expect(wrongFields({ ...ENTERED, phone: "12" })).toEqual(["phone"]);
  expect(wrongFields(null)).toEqual(["body"]);
});
