import { useRef, useState } from "react";
import { codeOf, sendFile } from "#features/admin/ui/listings/send-file.ts";
import { isLocked, useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
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
  const { call } = useConsoleCalls();
  const [looked, setLooked] = useState<LookedFile>({ kind: "none" });
  const [bringing, setBringing] = useState<Bringing>({ kind: "none" });
  const [isBusy, setBusy] = useState(false);
  /** Of several readings the last one counts. */
  const last = useRef(0);
  const send = async (path: string, file: File, onSent?: (part: number) => void) => {
    const sent = await sendFile({ path, file, ...(onSent && { onSent }) });
    if (sent.kind === "network") return { ok: false, code: "network", field: null } as const;
    if (sent.status === 200) return { ok: true, text: sent.text } as const;
    const code = codeOf(sent.text);
    if (isLocked(code)) await call("GET", "/api/agent/me");
    return { ok: false, code, field: fieldOf(sent.text) } as const;
  };
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
      const reply = await send(`${PATH}/look?${query}`, file, (part) => {
        if (!isAgain && mine === last.current) setLooked({ kind: "reading", file, part });
      });
      if (mine !== last.current) return;
      setBusy(false);
      if (!reply.ok) setLooked({ kind: "failed", file, code: reply.code });
      else {
        const { file: shown } = JSON.parse(reply.text) as { file: ProjectFile };
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
      const reply = await send(`${PATH}?${query}`, looked.file);
      setBusy(false);
      if (!reply.ok) setBringing({ kind: "failed", code: reply.code, field: reply.field });
      else {
        const { slug, plots } = JSON.parse(reply.text) as { slug: string; plots: number };
        setBringing({ kind: "done", slug, plots, name: fields.name });
      }
    },
  };
}

/** The field of a JSON refusal; null where it names none. */
function fieldOf(text: string): string | null {
  try {
    const { field } = JSON.parse(text) as { field?: unknown };
    return typeof field === "string" ? field : null;
  } catch {
    return null; // an answer cut off, or one of a proxy
  }
}
