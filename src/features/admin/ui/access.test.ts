import { expect, test } from "vitest";
import type { Agent } from "#features/admin/model/replies.ts";
import { type Access, nextAccess } from "./access.ts";

const SITA: Agent = {
  name: "Sita Rao",
  email: "sita@plots.example",
  role: "agent",
  secondFactor: "confirmed",
  recoveryCodesLeft: 8,
  colleagues: [],
};
const LOCKED_OUT: Agent = { ...SITA, secondFactor: "needed", recoveryCodesLeft: 7 };
const open: Access = { kind: "agent", agent: SITA };
const locked: Access = { kind: "locked", agent: SITA };
const nobody: Access = { kind: "nobody" };
const away: Access = { kind: "failed", failure: { ok: false, code: "network", message: "" } };
const needsCode: Access = { kind: "agent", agent: LOCKED_OUT };
const asked = { isBack: false, isSignedOut: false };

test.each([
  ["a bad line", away],
  ["the answer to nobody, once the session ended", nobody],
])("an open console stays over %s", (_, said) => {
  expect(nextAccess(open, said, { isBack: false, isSignedOut: true })).toBe(open);
  expect(nextAccess(locked, said, { isBack: true, isSignedOut: true })).toBe(locked);
});

test("who signs in again is asked for the code over what was typed", () => {
  const back = { isBack: true, isSignedOut: false };
  expect(nextAccess(open, needsCode, back)).toEqual(locked);
  expect(nextAccess(locked, needsCode, back)).toEqual(locked);
  expect(nextAccess(open, open, back)).toBe(open);
});

test("a console that is locked by hand, or whose agent has left the team, is put away", () => {
  expect(nextAccess(open, needsCode, asked)).toBe(needsCode);
  expect(nextAccess(open, nobody, asked)).toBe(nobody);
});

test("where nothing is typed yet, what the server says is so", () => {
  for (const was of [nobody, away, needsCode])
    for (const said of [nobody, away, needsCode, open])
      expect(nextAccess(was, said, { isBack: true, isSignedOut: true })).toBe(said);
});
