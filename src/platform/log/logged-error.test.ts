import { expect, test } from "vitest";
import { z } from "zod";
import { toErrorLine, toLoggedError } from "./logged-error.ts";

const SECRET = "Zubeida-4417";
const MAIL = "zubeida@homes.example";

function thrownBy(run: () => unknown): Error {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("Nothing was thrown.");
}

function errorWith(message: string, fields: object, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), fields);
}

const typed: unknown = SECRET;

test.each([
  [
    "a statement",
    errorWith(`Failed query: insert\nparams: ${SECRET}`, { query: "q", params: [SECRET] }),
  ],
  ["a broken rule", errorWith(`Key (email)=(${SECRET})`, { code: "23505", detail: SECRET })],
  ["a trigger", errorWith(`row ${SECRET}`, { severity: "ERROR", code: "P0001", where: SECRET })],
  [
    "a cause",
    new Error("saving failed", {
      cause: new Error("x", { cause: errorWith(SECRET, { code: "22P02" }) }),
    }),
  ],
  ["several", new AggregateError([errorWith(`to "${SECRET}"`, {})], "all failed")],
  [
    "a schema",
    thrownBy(() => z.object({ kind: z.enum(["a"]) }).parse({ kind: SECRET, [SECRET]: 1 })),
  ],
  ["a schema of keys", thrownBy(() => z.strictObject({}).parse({ [SECRET]: 1 }))],
  ["JSON", thrownBy(() => JSON.parse(`{"name": ${SECRET}`))],
  ["a number", thrownBy(() => BigInt(String(typed)))],
  ["an address", thrownBy(() => new URL(`//${SECRET}`))],
  ["a key in an address", errorWith(`https://maps.example/json?key=${SECRET} answered 500.`, {})],
  ["a password in an address", errorWith(`connect smtp://user:${SECRET}@mail.example failed`, {})],
  [
    "a recipient",
    errorWith(`550 5.1.1 <${MAIL}>: unknown`, { rejected: [MAIL], command: "RCPT TO" }),
  ],
  ["a bare recipient", errorWith(`All recipients were rejected: ${MAIL} unknown`, {})],
  ["an operator", thrownBy(() => "x" in (typed as object))],
  ["a property", thrownBy(() => Object.assign(typed as object, { 0: "x" }))],
  ["a phone", errorWith("no agent for 919812344417 today", {})],
  ["lines", errorWith(`first\n    at ${SECRET} (file:1:1)`, {})],
  ["a name of its own", Object.assign(new Error("x"), { name: `E ${SECRET}` })],
  ["no error", { message: SECRET }],
  ["a text", SECRET],
])("an error about %s is logged without it", (_what, error) => {
  const line = JSON.stringify(toLoggedError(error)) + toErrorLine(error);
  for (const part of ["Zubeida", "4417", "zubeida", "homes.example", "insert"])
    expect(line).not.toContain(part);
});

test("what mends a fault stays: kind, code, rule and place", () => {
  const broken = errorWith("duplicate", {
    code: "23505",
    table: "accounts",
    constraint: "accounts_email",
  });
  const logged = toLoggedError(new Error("an account was not saved", { cause: broken }));
  expect(logged).toMatchObject({
    type: "Error",
    message: "an account was not saved",
    frames: expect.arrayContaining([expect.stringContaining("logged-error.test.ts")]),
    causes: [{ code: "23505", table: "accounts", constraint: "accounts_email" }],
  });
  expect(toErrorLine(broken)).toBe("a statement failed 23505 accounts_email");
  expect(toErrorLine(new TypeError("x.map is not a function"))).toBe("x.map is not a function");
});

test("causes in a circle end", () => {
  const error = new Error("round");
  error.cause = error;
  expect(JSON.stringify(toLoggedError(error)).length).toBeLessThan(20_000);
});

test("a disk that takes nothing is not told as a statement", () => {
  const error = Object.assign(new Error("EROFS: read-only file system, open '/secret'"), {
    code: "EROFS",
  });
  expect(toErrorLine(error)).toBe("EROFS: read-only file system, open [text] EROFS");
});
