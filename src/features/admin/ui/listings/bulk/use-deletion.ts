import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { type Deletion, type DeletionPreview, MOST_AT_ONCE } from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { useAsking } from "./use-asking.ts";
import type { ChosenListings } from "./use-bulk-edit.ts";

/** How far a deletion has come. */
export type DeletionStep =
  | { readonly kind: "looking" }
  | { readonly kind: "looked"; readonly preview: DeletionPreview }
  | { readonly kind: "done"; readonly done: Deletion };

const PATH = "/api/agent/listing-deletions";

/** The deletion of listings: looked at first, then done; what fails leaves the step as it was. */
export function useDeletion(chosen: ChosenListings) {
  const { t } = useLingui();
  const most = formatWhole(MOST_AT_ONCE);
  const { failure, isBusy, ask } = useAsking("pressed", {
    "too-many": t`At most ${most} listings are deleted at once. Choose fewer.`,
  });
  const [step, setStep] = useState<DeletionStep>({ kind: "looking" });

  const look = async () => {
    const body = await ask<{ preview: DeletionPreview }>(`${PATH}/preview`, { chosen });
    if (body) setStep({ kind: "looked", preview: body.preview });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is chosen stays while the sheet is open.
  useEffect(() => void look(), []);
  return {
    step,
    failure,
    isBusy,
    look,
    remove: async () => {
      if (step.kind !== "looked") return;
      const done = await ask<Deletion>(PATH, { seen: step.preview.seen });
      if (done) setStep({ kind: "done", done });
    },
  };
}
