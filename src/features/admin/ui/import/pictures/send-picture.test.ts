import { expect, test } from "vitest";
import { outcomeOf } from "./send-picture.ts";

const answered = (status: number, text: string) => outcomeOf({ kind: "answered", status, text });

test("a picture that was taken is done, as a new photograph or as one that was there", () => {
  expect(answered(200, '{"added":"h"}')).toEqual({ kind: "done", hash: "h" });
  expect(answered(200, '{"added":null}')).toEqual({ kind: "done", hash: null });
});

test.each([
  [400, '{"code":"picture-too-small"}', "picture-too-small", false],
  [404, '{"code":"no-such-call"}', "no-such-call", false],
  [429, '{"code":"too-many-calls"}', "too-many-calls", true],
  [500, "", "", true],
  [503, "<h1>Away</h1>", "", true],
])("an answer %i %s is the failure %j, which may pass: %s", (status, text, code, mayPass) => {
  expect(answered(status, text)).toEqual({ kind: "failed", code, mayPass });
});

test("a connection that is lost may come back", () => {
  const lost = { kind: "failed", code: "network", mayPass: true };
  expect(outcomeOf({ kind: "network" })).toEqual(lost);
});
