import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import {
  type BulkChange,
  type BulkDone,
  type BulkPreview,
  MOST_AT_ONCE,
} from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

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
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [step, setStep] = useState<BulkStep>({ kind: "asked" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const most = formatWhole(MOST_AT_ONCE);

  async function ask<Body>(path: string, body: object): Promise<Body | null> {
    setBusy(true);
    const reply = await call<Body>("POST", path, body);
    setBusy(false);
    if (reply.ok) {
      setFailure(null);
      return reply.body;
    }
    const isMany = reply.code === "too-many";
    setFailure(
      isMany ? t`At most ${most} listings are changed at once. Choose fewer.` : failureWords(reply),
    );
    return null;
  }

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
      setFailure(null);
      setStep({ kind: "asked" });
    },
  };
}

export type BulkEdit = ReturnType<typeof useBulkEdit>;
