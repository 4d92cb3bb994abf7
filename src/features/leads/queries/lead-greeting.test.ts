import { expect, test } from "vitest";
import { greetingOf } from "./lead-greeting.server.ts";

test.each([
  ["en", "Hello Ravi <b>, this is Sthalam. You asked us about {Meadows}."],
  ["te", "నమస్కారం Ravi <b> గారు, మేము Sthalam నుంచి. మీరు {Meadows} గురించి అడిగారు."],
  ["hi", "नमस्ते Ravi <b> जी, हम Sthalam से हैं। आपने {Meadows} के बारे में पूछा था।"],
] as const)(
  "a buyer who speaks %s is greeted so, with what was typed as it is",
  (language, said) => {
    expect(greetingOf({ language, name: "Ravi <b>", listingName: "{Meadows}" })).toBe(said);
  },
);

test("who asked about no layout asked for a call", () => {
  const greeting = greetingOf({ language: "en", name: "Ravi", listingName: null });
  expect(greeting).toBe("Hello Ravi, this is Sthalam. You asked us to call.");
});
