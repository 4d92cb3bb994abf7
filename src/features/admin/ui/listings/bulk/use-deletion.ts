import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { type Deletion, type DeletionPreview, MOST_AT_ONCE } from "#features/listings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
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
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("pressed");
  const [step, setStep] = useState<DeletionStep>({ kind: "looking" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const most = formatWhole(MOST_AT_ONCE);

  async function ask<Body>(path: string, body: object): Promise<Body | null> {
    setBusy(true);
    const reply = await call<Body>("POST", path, body);
    setBusy(false);
    const words = { "too-many": t`At most ${most} listings are deleted at once. Choose fewer.` };
    setFailure(reply.ok ? null : refusalWords(reply, words));
    return reply.ok ? reply.body : null;
  }

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
