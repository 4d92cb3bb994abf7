import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { dropLead, type KeptLead, readKept } from "#leads/kept-leads.ts";
import { sendLead } from "#leads/send-lead.ts";
import { NOTICE_ACTION, Notice, Notices } from "#ui/notice.tsx";
import { LeadDialog, type LeadOpening } from "./lead-dialog.tsx";
import { pause } from "./pause.ts";
import { useRetries } from "./use-lead-sending.ts";

export interface LeadDeskProps {
  /** What the open dialog is about; null while it is closed. */
  readonly opening: LeadOpening | null;
  readonly onClose: () => void;
}

/** The dialog, and while it is closed what is left of forms that could not be sent. */
export function LeadDesk({ opening, onClose }: LeadDeskProps) {
  if (opening) return <LeadDialog opening={opening} onClose={onClose} />;
  return (
    <Notices>
      <WaitingNotice />
    </Notices>
  );
}

type Told =
  | { readonly kind: "nothing" }
  | { readonly kind: "sent"; readonly reference: string }
  | { readonly kind: "refused"; readonly name: string };

/** Forms kept in this browser: sent when the network is back, told what became of them. */
function WaitingNotice() {
  const { t } = useLingui();
  const [kept, setKept] = useState(() => readKept(localStorage));
  const [told, setTold] = useState<Told>({ kind: "nothing" });
  const busy = useRef(false);
  const sendAll = async () => {
    if (busy.current) return;
    busy.current = true;
    for (const lead of readKept(localStorage)) setTold(await sendKept(lead));
    busy.current = false;
    setKept(readKept(localStorage));
  };
  useRetries(kept.length > 0, () => void sendAll());
  const close = t`Close`;
  const forget = () => setTold({ kind: "nothing" });
  if (told.kind === "sent")
    return (
      <Notice closeWords={close} onClose={forget}>
        <Trans>Your request was sent. Reference {told.reference}.</Trans>
      </Notice>
    );
  if (told.kind === "refused")
    return (
      <Notice closeWords={close} onClose={forget}>
        <Trans>A request that waited was not accepted. Please fill it in once more.</Trans>
      </Notice>
    );
  if (kept.length === 0) return null;
  const drop = () => {
    for (const { key } of kept) dropLead(localStorage, key);
    setKept([]);
  };
  return (
    <Notice
      closeWords={t`Do not send`}
      onClose={drop}
      action={
        <button type="button" onClick={() => void sendAll()} className={NOTICE_ACTION}>
          <Trans>Try now</Trans>
        </button>
      }
    >
      <Trans>A request waits for a connection.</Trans>
    </Notice>
  );
}

async function sendKept(lead: KeptLead): Promise<Told> {
  const result = await sendLead(lead, fetch, pause);
  if (result.kind === "away") return { kind: "nothing" };
  // One that came too often waits on; anything else that is refused will be refused again.
  if (result.kind === "refused" && result.code === "too-many-tries") return { kind: "nothing" };
  dropLead(localStorage, lead.key);
  return result.kind === "taken"
    ? { kind: "sent", reference: result.reference }
    : { kind: "refused", name: lead.body.name };
}
