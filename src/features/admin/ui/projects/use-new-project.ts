import { useRef, useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { ProjectFile, ProjectFileSaid } from "#features/projects/index.ts";
import type { ProjectFields } from "./project-fields.ts";

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

/** What became of bringing it in. */
export type Bringing =
  | { readonly kind: "none" }
  | { readonly kind: "failed"; readonly code: string; readonly field: string | null }
  | { readonly kind: "done"; readonly slug: string; readonly name: string; readonly plots: number };

const PATH = "/api/agent/projects";

/** Has a project's file looked at, as often as something is said of it, then brought in. */
export function useNewProject() {
  const { sendFile } = useConsoleCalls();
  const [looked, setLooked] = useState<LookedFile>({ kind: "none" });
  const [bringing, setBringing] = useState<Bringing>({ kind: "none" });
  const [isBusy, setBusy] = useState(false);
  /** Of several readings the last one counts. */
  const last = useRef(0);
  return {
    looked,
    bringing,
    isBusy,
    look: async (file: File, said: ProjectFileSaid = {}) => {
      const mine = ++last.current;
      const isAgain = looked.kind === "read" && looked.file === file;
      setBusy(true);
      setBringing({ kind: "none" });
      if (isAgain) setLooked({ ...looked, said });
      else setLooked({ kind: "reading", file, part: 0 });
      const query = new URLSearchParams({ said: JSON.stringify(said) });
      const onSent = (part: number) => {
        if (!isAgain && mine === last.current) setLooked({ kind: "reading", file, part });
      };
      const sent = await sendFile({ path: `${PATH}/look?${query}`, file, onSent });
      if (mine !== last.current) return;
      setBusy(false);
      if (!sent.ok) setLooked({ kind: "failed", file, code: sent.code });
      else {
        const { file: shown } = JSON.parse(sent.body) as { file: ProjectFile };
        setLooked({ kind: "read", file, shown, said });
      }
    },
    bring: async (fields: ProjectFields) => {
      if (looked.kind !== "read" || isBusy) return;
      setBusy(true);
      const query = new URLSearchParams({
        said: JSON.stringify(looked.said),
        project: JSON.stringify(fields),
      });
      const sent = await sendFile({ path: `${PATH}?${query}`, file: looked.file });
      setBusy(false);
      if (!sent.ok) setBringing({ kind: "failed", code: sent.code, field: sent.field ?? null });
      else {
        const { slug, plots } = JSON.parse(sent.body) as { slug: string; plots: number };
        setBringing({ kind: "done", slug, plots, name: fields.name });
      }
    },
  };
}
