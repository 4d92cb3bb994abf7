import type { InboxLead } from "#features/leads/index.ts";
import type { KnownPerson } from "./replies.ts";

/** Something that a person is to be called, met or written to for. */
export interface Due {
  readonly lead: InboxLead;
  readonly what: "step" | "visit";
  /** Milliseconds since 1970; null of a step without a time. */
  readonly at: number | null;
}

/**
 * What is to be done for a person over all their requests, what is due first first: next steps, those without
 * a time last, and visits that stand and are still to come. What was to be done for a lead that is lost went with it.
 */
export function duesOf(
  { leads, givenUp }: Pick<KnownPerson, "leads" | "givenUp">,
  now: number,
): Due[] {
  const dues = leads.flatMap((lead): Due[] => {
    const { reference, nextStep, nextStepAt, preferredAt, visitState } = lead;
    const step = nextStepAt === null ? null : Date.parse(nextStepAt);
    const visit = preferredAt === null ? null : Date.parse(preferredAt);
    const stands = visitState === "asked" || visitState === "confirmed";
    return [
      ...(nextStep === "" || givenUp.includes(reference)
        ? []
        : [{ lead, what: "step" as const, at: step }]),
      ...(visit !== null && stands && visit > now
        ? [{ lead, what: "visit" as const, at: visit }]
        : []),
    ];
  });
  return dues.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}
