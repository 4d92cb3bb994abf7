import { expect, test } from "vitest";
import { initialOf } from "./signed-in-menu.tsx";

test.each([
  ["lakshmi devi", "L"],
  ["  ravi", "R"],
  ["లక్ష్మి", "ల"],
  ["", "U"],
  ["   ", "U"],
])("the badge of %j shows %s", (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
