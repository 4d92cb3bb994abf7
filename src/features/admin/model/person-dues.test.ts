import { expect, test } from "vitest";
import type { InboxLead } from "#features/leads/index.ts";
import { duesOf } from "./person-dues.ts";

const NOW = Date.parse("2026-03-02T04:30:00Z");
const lead = (reference: string, told: Partial<InboxLead>) =>
  ({
    reference,
    nextStep: "",
    nextStepAt: null,
    preferredAt: null,
    visitState: null,
    ...told,
  }) as InboxLead;
const told = (leads: readonly InboxLead[], givenUp: readonly string[] = []) =>
  duesOf({ leads, givenUp }, NOW).map(({ lead: { reference }, what }) => [reference, what]);

test("what is due first stands first, over all requests, and what has no time last", () => {
  expect(
    told([
      lead("A", { nextStep: "Send the papers" }),
      lead("B", { nextStep: "Call", nextStepAt: "2026-03-05T04:30:00Z" }),
      lead("C", { nextStep: "Call his wife", nextStepAt: "2026-03-01T04:30:00Z" }),
      lead("D", { preferredAt: "2026-03-03T05:30:00Z", visitState: "asked" }),
    ]),
  ).toEqual([
    ["C", "step"],
    ["D", "visit"],
    ["B", "step"],
    ["A", "step"],
  ]);
});

test("what went with a lead that is lost is not due, though its words stand", () => {
  const step = { nextStep: "Call", nextStepAt: "2026-03-01T04:30:00Z" };
  expect(told([lead("A", step), lead("B", step)], ["A"])).toEqual([["B", "step"]]);
});

test("a visit that is over, or called off, is not to come", () => {
  const over = { preferredAt: "2026-03-01T05:30:00Z", visitState: "confirmed" } as const;
  const off = { preferredAt: "2026-03-03T05:30:00Z", visitState: "cancelled" } as const;
  expect(told([lead("A", over), lead("B", off)])).toEqual([]);
});
