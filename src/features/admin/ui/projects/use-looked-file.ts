import { useRef, useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { ProjectFile, ProjectFileSaid } from "#features/projects/index.ts";

/** What is known of the file that was chosen; once read it stays while it is read again. */
export type LookedFile =
  | { readonly kind: "none" }
  | { readonly kind: "reading"; readonly file: File; readonly part: number }
  | {
      readonly kind: "read";
      readonly file: File;
      readonly shown: ProjectFile;
      readonly said: ProjectFileSaid;
    }
  | { readonly kind: "failed"; readonly file: File; readonly code: string };

/** Plots that would be brought in; none while anything is wrong, or not read yet. */
export function goodPlots(looked: LookedFile): number {
  if (looked.kind !== "read" || looked.shown.kind === "unreadable") return 0;
  const { shown } = looked;
  const isSound =
    shown.kind === "table"
      ? shown.problems.length === 0
      : shown.breaches.length === 0 && shown.needs.length === 0;
  return isSound ? shown.plots.length : 0;
}

/** What was said of a file holds for it when it comes again, mended. */
function saidBefore(looked: LookedFile, file: File): ProjectFileSaid {
  return looked.kind === "read" && looked.file.name === file.name ? looked.said : {};
}

/** Has a project's file looked at, as often as something is said of it; nothing is saved by that. */
export function useLookedFile() {
  const { sendFile } = useConsoleCalls();
  const [looked, setLooked] = useState<LookedFile>({ kind: "none" });
  const [isLooking, setLooking] = useState(false);
  /** Of several readings the last one counts. */
  const last = useRef(0);
  return {
    looked,
    isLooking,
    forget: () => setLooked({ kind: "none" }),
    look: async (file: File, said: ProjectFileSaid = saidBefore(looked, file)) => {
      const mine = ++last.current;
      const isAgain = looked.kind === "read" && looked.file === file;
      setLooking(true);
      if (isAgain) setLooked({ ...looked, said });
      else setLooked({ kind: "reading", file, part: 0 });
      const query = new URLSearchParams({ said: JSON.stringify(said) });
      const onSent = (part: number) => {
        if (!isAgain && mine === last.current) setLooked({ kind: "reading", file, part });
      };
      const sent = await sendFile({ path: `/api/agent/projects/look?${query}`, file, onSent });
      if (mine !== last.current) return;
      setLooking(false);
      if (!sent.ok) setLooked({ kind: "failed", file, code: sent.code });
      else {
        const { file: shown } = JSON.parse(sent.body) as { file: ProjectFile };
        setLooked({ kind: "read", file, shown, said });
      }
    },
  };
}
