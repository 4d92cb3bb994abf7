import { describe, expect, test } from "vitest";
import {
  fillMessage,
  findMessageProblem,
  findUnfilled,
  LONGEST_MESSAGE,
  MESSAGE_KINDS,
  PLACEHOLDERS,
  type PlaceholderValues,
} from "#features/leads/model/message-texts.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { exampleValues, shippedMessage } from "./shipped-messages.server.ts";

const NOTHING = Object.fromEntries(
  PLACEHOLDERS.map((each) => [each, null]),
) as unknown as PlaceholderValues;

describe.each(LANGUAGES)("texts that the site comes with, %s", (language) => {
  test.each(MESSAGE_KINDS)("%s is accepted as an agent's would be, and fills whole", (kind) => {
    const text = shippedMessage(kind, language);
    expect(findMessageProblem(text)).toBeNull();
    const values = exampleValues(language, "https://plots.example");
    expect(findUnfilled(text, values)).toEqual([]);
    const filled = fillMessage(text, values);
    expect(filled.split("\n")).toHaveLength(text.split("\n").length);
    expect(filled).not.toMatch(/[{}]|undefined|null/);
    expect(filled.length).toBeLessThan(LONGEST_MESSAGE);
  });

  test.each(MESSAGE_KINDS)(
    "%s greets by its first line alone where only names are known",
    (kind) => {
      const text = shippedMessage(kind, language);
      const known = { ...NOTHING, name: "Ravi <b>", agent: "{price}", site: "Sthalam" };
      const filled = fillMessage(text, known);
      expect(filled.split("\n")[0]).toContain("Ravi <b>");
      expect(filled).toContain("{price}");
      expect(filled).not.toContain("₹");
    },
  );
});

test.each([
  ["en", "Hello Ravi, this is Asha of Sthalam.\nThank you for asking us about {Meadows}.\n"],
  ["te", "నమస్కారం Ravi గారు, నేను Sthalam నుంచి Asha.\n{Meadows} గురించి మమ్మల్ని అడిగినందుకు ధన్యవాదాలు.\n"],
  ["hi", "नमस्ते Ravi जी, मैं Sthalam से Asha।\n{Meadows} के बारे में हमसे पूछने के लिए धन्यवाद।\n"],
] as const)(
  "a buyer who speaks %s is greeted so, with what was typed as it is",
  (language, said) => {
    const known = { ...NOTHING, name: "Ravi", agent: "Asha", site: "Sthalam", layout: "{Meadows}" };
    expect(fillMessage(shippedMessage("greeting", language), known)).toContain(said);
  },
);
