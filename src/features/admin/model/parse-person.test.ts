import { expect, test } from "vitest";
import { parsePerson } from "./parse-person.server.ts";

test("a person is an address or a telephone number, however it is written", () => {
  expect(parsePerson(" Ravi@Homes.example ")).toEqual({ email: "ravi@homes.example" });
  expect(parsePerson("98765 43210")).toEqual({ phone: "+919876543210" });
  expect(parsePerson("+91-98765-43210")).toEqual({ phone: "+919876543210" });
  for (const nobody of ["", "Ravi", "12", "a@b@c"]) expect(parsePerson(nobody)).toBeNull();
});
