import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { parseSubject } from "#features/leads/model/enquire-path.ts";
import { toFilledForm } from "#features/leads/model/lead-body.ts";
import { sendLead } from "#features/leads/ui/send-lead.ts";
import {
  dropLead,
  readWaitingLeads,
  storeWaitingLead,
  type WaitingLead,
} from "#features/leads/ui/waiting-leads.ts";
import { NOTICE_ACTION, Notice, Notices } from "#platform/ui/notice.tsx";
import { LeadDialog, type LeadOpening } from "./lead-dialog.tsx";
import { pause, useRetries } from "./use-lead-sending.ts";

export interface LeadDialogHostProps {
  /** What the open dialog is about; null while it is closed. */
  readonly opening: LeadOpening | null;
  readonly onClose: () => void;
}

/** The dialog, and while it is closed what is left of forms that could not be sent. */
export function LeadDialogHost({ opening, onClose }: LeadDialogHostProps) {
  const [correction, setCorrection] = useState<LeadOpening | null>(null);
  if (opening) return <LeadDialog opening={opening} onClose={onClose} />;
  if (correction) return <LeadDialog opening={correction} onClose={() => setCorrection(null)} />;
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
  return { subject, layout: null, openedAt, filled: toFilledForm(lead.body), waiting: lead };
}

/** Reference of a form that waited and was sent; null when there is nothing to tell. */
type Told = string | null;

/** Forms kept in this browser: sent when the network is back, told what became of them. */
function WaitingNotice({ onCorrect }: { onCorrect: (lead: WaitingLead) => void }) {
  const { t } = useLingui();
  const [waiting, setWaiting] = useState(() => readWaitingLeads(localStorage));
  const [told, setTold] = useState<Told>(null);
  const refused = waiting.find((lead) => lead.refused);
  const unrefused = waiting.filter((lead) => !lead.refused);
  const busy = useRef(false);
  const sendAll = async () => {
    if (busy.current) return;
    busy.current = true;
    for (const lead of unrefused) setTold((await sendWaitingLeads(lead)) ?? told);
    busy.current = false;
    setWaiting(readWaitingLeads(localStorage));
  };
  useRetries(unrefused.length > 0, () => void sendAll());
  const close = t`Close`;
  const drop = (leads: readonly WaitingLead[]) => {
    for (const { key } of leads) dropLead(localStorage, key);
    setWaiting(readWaitingLeads(localStorage));
  };
  if (told !== null)
    return (
      <Notice closeWords={close} onClose={() => setTold(null)}>
        <Trans>Your request was sent. Reference {told}.</Trans>
      </Notice>
    );
  if (refused)
    return (
      <Notice
        closeWords={t`Do not send`}
        onClose={() => drop([refused])}
        action={
          <button type="button" onClick={() => onCorrect(refused)} className={NOTICE_ACTION}>
            <Trans>Correct it</Trans>
          </button>
        }
      >
        <Trans>A waiting request could not be accepted. What you wrote is still here.</Trans>
      </Notice>
    );
  if (unrefused.length === 0) return null;
  return (
    <Notice
      closeWords={t`Do not send`}
      onClose={() => drop(unrefused)}
      action={
        <button type="button" onClick={() => void sendAll()} className={NOTICE_ACTION}>
          <Trans>Try now</Trans>
        </button>
      }
    >
      <Trans>A request is waiting for a connection.</Trans>
    </Notice>
  );
}

/** Tries to send a form that waited; its reference once it is taken. */
async function sendWaitingLeads(lead: WaitingLead): Promise<Told> {
  const result = await sendLead(lead, fetch, pause);
  if (result.kind === "away") return null;
  // One that came too often waits on; anything else that is refused will be refused again.
  if (result.kind === "refused" && result.code === "too-many-tries") return null;
  if (result.kind === "refused") storeWaitingLead(localStorage, { ...lead, refused: true });
  else dropLead(localStorage, lead.key);
  return result.kind === "taken" ? result.reference : null;
}
