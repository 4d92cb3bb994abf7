import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { NewProjectFields } from "./project-fields.ts";
import { useLookedFile } from "./use-looked-file.ts";

/** What became of bringing it in. */
export type Bringing =
  | { readonly kind: "none" }
  | { readonly kind: "failed"; readonly code: string; readonly field: string | null }
  | { readonly kind: "done"; readonly slug: string; readonly name: string; readonly plots: number };

/** Has a project's file looked at, then brought in. */
export function useNewProject() {
  const { sendFile } = useConsoleCalls();
  const { looked, isLooking, look } = useLookedFile();
  const [bringing, setBringing] = useState<Bringing>({ kind: "none" });
  const [isSending, setSending] = useState(false);
  const isBusy = isLooking || isSending;
  return {
    looked,
    bringing,
    isBusy,
    look: (...given: Parameters<typeof look>) => {
      setBringing({ kind: "none" });
      return look(...given);
    },
    bring: async (fields: NewProjectFields) => {
      if (looked.kind !== "read" || isBusy) return;
      setSending(true);
      const query = new URLSearchParams({
        said: JSON.stringify(looked.said),
        project: JSON.stringify(fields),
      });
      const sent = await sendFile({ path: `/api/agent/projects?${query}`, file: looked.file });
      setSending(false);
      if (!sent.ok) setBringing({ kind: "failed", code: sent.code, field: sent.field ?? null });
      else {
        const { slug, plots } = JSON.parse(sent.body) as { slug: string; plots: number };
        setBringing({ kind: "done", slug, plots, name: fields.name });
      }
    },
  };
}
