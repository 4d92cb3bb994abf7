import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Contradiction, ContradictionCode } from "#features/listings/model/contradictions.ts";
import { findFeatureCode } from "#features/listings/model/fields/features.ts";
import { useExteriorWords } from "./exterior-words.ts";
import { useFeatureWords } from "./feature-mark.tsx";

/** What does not fit together, and what to do about it. */
export const CONTRADICTION_WORDS: Readonly<Record<ContradictionCode, MessageDescriptor>> = {
  "road-surface": msg`The listing gives two different road surfaces. Check the roads when you visit.`,
  "doubtful-measure": msg`Doubtful: the listing does not say what this describes, or it cannot be so. Ask what it means.`,
  "permissions-without-number": msg`The listing says permissions are in place, and gives no number to check them by. Ask for it.`,
  "two-registrations": msg`The listing’s own number and its registration number are different. Ask which one is right.`,
  "plot-larger-than-layout": msg`The largest plot is larger than the whole layout. Ask for the plan.`,
  "open-and-underground": msg`The listing calls the same lines both open and underground. Look at them when you visit.`,
};

/** The claims of a contradiction, in words of the page where it has them. */
export function useClaims(): (contradiction: Contradiction) => readonly string[] {
  const { t } = useLingui();
  const features = useFeatureWords();
  const exterior = useExteriorWords();
  const inWords = (text: string) =>
    findFeatureCode(text) === null ? exterior(text) : features([text]).join("");
  return ({ code, stated }) => {
    if (code === "permissions-without-number") return [t`Yes`];
    const isOfNumbers = code === "two-registrations" || code === "plot-larger-than-layout";
    return isOfNumbers ? stated : stated.map(inWords);
  };
}
