import { useState } from "react";
import { parseSubject } from "#features/leads/model/enquire-path.ts";
import { toFilledForm } from "#features/leads/model/lead-body.ts";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { Notices } from "#platform/ui/notice.tsx";
import { LeadDialog, type LeadOpening } from "./lead-dialog.tsx";
import { UnsentLeads } from "./unsent-leads.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

export interface LeadDialogHostProps {
  /** What the open dialog is about; null while it is closed. */
  readonly opening: LeadOpening | null;
  readonly onClose: () => void;
}

/** The dialog, and while it is closed what is left of forms that could not be sent. */
export function LeadDialogHost({ opening, onClose }: LeadDialogHostProps) {
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

/** The form as it was filled in; sent once more, it says at its fields why it is refused. */
function toCorrection(lead: WaitingLead): LeadOpening {
  const { kind, mlsNumber = "", plotNumber = "" } = lead.body;
  const subject = parseSubject(new URLSearchParams({ kind, listing: mlsNumber, plot: plotNumber }));
  const openedAt = Math.round(performance.timeOrigin);
  const filled = toFilledForm(lead.body);
  return { subject, layout: null, drawing: null, openedAt, filled, page: null, waiting: lead };
}
