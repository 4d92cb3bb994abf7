import { expect, test } from "vitest";
import { NOT_ONE_LINE, NOT_PLAIN_TEXT } from "./one-line.ts";

test.each([
  ["Green Meadows, ప్లాటు 54", true, true],
  ["one\ntwo", false, true],
  ["one\r\ntwo", false, false],
  ["one\ttwo", false, false],
  ["one\u0085two", false, false],
  ["one\u2028two", false, false],
  ["one\u2029two", false, false],
])("%j is one line: %s, plain text: %s", (text, isLine, isPlain) => {
  expect([!NOT_ONE_LINE.test(text), !NOT_PLAIN_TEXT.test(text)]).toEqual([isLine, isPlain]);
});
