import { expect, test } from "vitest";
import { CSV_REASONS, CSV_STATES } from "#features/leads/index.ts";
import { REASON_WORDS, STATE_WORDS } from "./inbox-words.ts";

test("states and reasons are called in the agents' files as in the console", () => {
  const inConsole = Object.entries({ ...STATE_WORDS, ...REASON_WORDS });
  expect({ ...CSV_STATES, ...CSV_REASONS }).toEqual(
    Object.fromEntries(inConsole.map(([name, words]) => [name, words.message])),
  );
});
