import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { FileButton } from "#features/admin/ui/import/file-button.tsx";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import {
  correctionOf,
  fieldsOfFile,
  type PlotCorrection,
  type ToldProject,
} from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { CorrectionList } from "./correction-list.tsx";
import { FilePreview, PROJECT_FILES } from "./file-preview.tsx";
import { goodPlots, type LookedFile, useLookedFile } from "./use-looked-file.ts";

type ReadFile = Extract<LookedFile, { kind: "read" }>;

interface PlotsCorrectionProps {
  readonly project: ToldProject;
  readonly onCorrected: () => Promise<unknown>;
}

/** The plots of a project as a mended file has them: what that changes is shown, then it is done. */
export function PlotsCorrection({ project, onCorrected }: PlotsCorrectionProps) {
  const { t } = useLingui();
  const { looked, isLooking, look, forget } = useLookedFile();
  const { outcome, isSending, send } = useCorrecting(project.slug);
  useUnsaved(looked.kind !== "none");
  const isBusy = isLooking || isSending;
  const done = async (correction: PlotCorrection) => {
    if (isBusy || looked.kind !== "read" || !(await send(looked, correction))) return;
    forget();
    await onCorrected();
  };
  return (
    <section aria-labelledby="its-plots" className="grid gap-4">
      <h2 id="its-plots" className="text-h3">
        <Trans>Its plots</Trans>
      </h2>
      <p className="max-w-2xl text-muted">
        {project.isDrawn ? (
          <Trans>
            Choose the corrected drawing. What it changes is shown before anything is saved:
            statuses, prices and buyers stay.
          </Trans>
        ) : (
          <Trans>
            Choose the corrected table, or a drawing. What it changes is shown before anything is
            saved: statuses, prices and buyers stay, and so does what the file has no column for.
          </Trans>
        )}
      </p>
      <div>
        <FileButton
          label={t`Corrected table or drawing of the plots`}
          accept={PROJECT_FILES}
          isBusy={isBusy}
          isFirst={looked.kind === "none"}
          onFile={(file) => void look(file)}
        />
      </div>
      <FilePreview
        looked={looked}
        showsPlots={false}
        onLook={(file, said) => void look(file, said)}
      />
      <Correction
        project={project}
        looked={looked}
        isBusy={isBusy}
        onDone={(correction) => void done(correction)}
      />
      <FormMessage outcome={outcome} />
    </section>
  );
}

/** Sends the file that was looked at, so that the plots follow it. */
function useCorrecting(slug: string) {
  const { t } = useLingui();
  const { sendFile } = useConsoleCalls();
  const refusalWords = useRefusalWords("projectFile");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [isSending, setSending] = useState(false);
  const send = async ({ file, said }: ReadFile, { gone }: PlotCorrection) => {
    setSending(true);
    const query = new URLSearchParams({ said: JSON.stringify(said), gone: JSON.stringify(gone) });
    const path = `/api/agent/projects/${encodeURIComponent(slug)}/file?${query}`;
    const sent = await sendFile({ path, file });
    setSending(false);
    if (sent.ok) setOutcome({ kind: "success", text: t`The plots are as the file has them.` });
    else {
      const text = refusalWords(sent.code, {
        "bad-file": t`Something in the file is wrong now. Nothing was saved: choose the file again.`,
        "changed-meanwhile": t`Its plots changed meanwhile, and other ones would go. Nothing was saved: load the page again.`,
        "unlikely-rate": t`The price of a plot changed meanwhile, and does not go with its new size. Nothing was saved: load the page again.`,
        "plots-taken": t`Somebody has a plot meanwhile that the file lacks. Nothing was saved: load the page again.`,
        "wants-drawing": t`This project has a drawing: only another drawing corrects its plots.`,
      });
      setOutcome({ kind: "failure", text });
    }
    return sent.ok;
  };
  return { outcome, isSending, send };
}

interface CorrectionProps {
  readonly project: ToldProject;
  readonly looked: LookedFile;
  readonly isBusy: boolean;
  readonly onDone: (correction: PlotCorrection) => void;
}

/** What a sound file would change, or why it may not. */
function Correction({ project, looked, isBusy, onDone }: CorrectionProps) {
  if (looked.kind !== "read" || looked.shown.kind === "unreadable" || goodPlots(looked) === 0)
    return null;
  const { shown } = looked;
  if (project.isDrawn && shown.kind === "table")
    return (
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        <Trans>This project has a drawing: only another drawing corrects its plots.</Trans>
      </p>
    );
  const correction = correctionOf(project.plots, { ...shown, fields: fieldsOfFile(shown) });
  const { added, changed, gone, taken, unlikely } = correction;
  if (taken.length > 0) {
    const numbers = taken.join(", ");
    return (
      <p role="alert" className="num rounded bg-danger-tint p-4 text-danger">
        <Plural
          value={taken.length}
          one={`Plot ${numbers} is held, booked or sold, and the file has it no more. Let it go first, or put it back into the file.`}
          other={`Plots ${numbers} are held, booked or sold, and the file has them no more. Let them go first, or put them back into the file.`}
        />
      </p>
    );
  }
  if (unlikely.length > 0) {
    const numbers = unlikely.join(", ");
    return (
      <p role="alert" className="num rounded bg-danger-tint p-4 text-danger">
        <Plural
          value={unlikely.length}
          one={`With the new size a square yard of plot ${numbers} would cost less than ₹500 or more than ₹5,00,000. Check the size, or change its price first.`}
          other={`With the new sizes a square yard of plots ${numbers} would cost less than ₹500 or more than ₹5,00,000. Check the sizes, or change their prices first.`}
        />
      </p>
    );
  }
  const count = added.length + changed.length + gone.length;
  return (
    <>
      <CorrectionList correction={correction} />
      <div>
        <button
          type="button"
          aria-busy={isBusy}
          onClick={() => onDone(correction)}
          className={button("primary")}
        >
          {count === 0 || shown.kind === "drawing" ? (
            <Trans>Use this file</Trans>
          ) : (
            <Plural value={count} one="Change # plot" other="Change # plots" />
          )}
        </button>
      </div>
    </>
  );
}
