import { useMemo, useState } from "react";
import { parseSubject } from "#features/leads/model/enquire-path.ts";
import { toFilledForm } from "#features/leads/model/lead-body.ts";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { Notices } from "#platform/ui/notice.tsx";
import { LeadDialog } from "./lead-dialog.tsx";
import type { LeadOpening } from "./lead-steps.tsx";
import { UnsentLeads } from "./unsent-leads.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

/** What was pressed to ask for something: a link at a time, or a form with what stood in it. */
export type AskedLead =
  | { readonly by: HTMLAnchorElement; readonly at: number }
  | { readonly by: HTMLFormElement; readonly filled: FormData };

export interface LeadDialogHostProps {
  /** What the open dialog is for; null while it is closed. */
  readonly asked: AskedLead | null;
  readonly onClose: () => void;
}

/** The dialog, and while it is closed what is left of forms that could not be sent. */
export function LeadDialogHost({ asked, onClose }: LeadDialogHostProps) {
  const opening = useMemo(() => asked && toOpening(asked), [asked]);
  const [unsent] = useState(() => new UnsentLeads());
  const [correction, setCorrection] = useState<LeadOpening | null>(null);
  const shown = opening ?? correction;
  const close = opening ? onClose : () => setCorrection(null);
  if (shown) return <LeadDialog opening={shown} unsent={unsent} onClose={close} />;
  return (
    <Notices>
      <WaitingNotice onCorrect={(lead) => setCorrection(toCorrection(lead))} />
    </Notices>
  );
}

function toOpening(asked: AskedLead): LeadOpening {
  if (!("filled" in asked)) {
    const subject = parseSubject(new URLSearchParams(asked.by.search));
    const { layout = null, drawing = null } = asked.by.dataset;
    return { subject, layout, drawing, openedAt: asked.at, filled: null, page: null };
  }
  const { by: page, filled } = asked;
  const params = new URLSearchParams({
    kind: String(filled.get("kind") ?? ""),
    listing: String(filled.get("mlsNumber") ?? ""),
    plot: String(filled.get("plotNumber") ?? ""),
  });
  const layout = page.dataset.layout ?? null;
  const openedAt = Math.round(performance.timeOrigin);
  return { subject: parseSubject(params), layout, drawing: null, openedAt, filled, page };
}

/** The form as it was filled in; sent once more, it says at its fields why it is refused. */
function toCorrection(lead: WaitingLead): LeadOpening {
  const { kind, mlsNumber = "", plotNumber = "" } = lead.body;
  const subject = parseSubject(new URLSearchParams({ kind, listing: mlsNumber, plot: plotNumber }));
  const openedAt = Math.round(performance.timeOrigin);
  const filled = toFilledForm(lead.body);
  return { subject, layout: null, drawing: null, openedAt, filled, page: null, waiting: lead };
}
