import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  type BulkChange,
  type BulkDone,
  type BulkPreview,
  MOST_AT_ONCE,
} from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { useAsking } from "./use-asking.ts";

/** Whose field is changed, as the call takes it. */
export type ChosenListings = { readonly numbers: readonly string[] } | { readonly search: string };

/** How far a change of many has come. */
export type BulkStep =
  | { readonly kind: "asked" }
  | { readonly kind: "looked"; readonly change: BulkChange; readonly preview: BulkPreview }
  | { readonly kind: "done"; readonly changed: number; readonly left: readonly string[] };

const PATH = "/api/agent/listing-edits";

/** A change of many listings: looked at, then made; what fails leaves the step as it was. */
export function useBulkEdit(chosen: ChosenListings) {
  const { t } = useLingui();
  const most = formatWhole(MOST_AT_ONCE);
  const { failure, isBusy, ask, forget } = useAsking("typed", {
    "too-many": t`At most ${most} listings are changed at once. Choose fewer.`,
  });
  const [step, setStep] = useState<BulkStep>({ kind: "asked" });

  return {
    step,
    failure,
    isBusy,
    look: async (change: BulkChange) => {
      const body = await ask<{ preview: BulkPreview }>(`${PATH}/preview`, { chosen, change });
      if (body) setStep({ kind: "looked", change, preview: body.preview });
    },
    apply: async () => {
      if (step.kind !== "looked") return;
      const sent = { change: step.change, seen: step.preview.seen };
      const body = await ask<BulkDone>(PATH, sent);
      if (body) setStep({ kind: "done", changed: body.changed, left: body.left });
    },
    back: () => {
      forget();
      setStep({ kind: "asked" });
    },
  };
}

export type BulkEdit = ReturnType<typeof useBulkEdit>;
