import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { WaitingLead } from "#features/leads/ui/waiting-leads.ts";
import { NOTICE_ACTION, Notice } from "#platform/ui/notice.tsx";
import { useWaitingLeads } from "./use-waiting-leads.ts";

interface WaitingNoticeProps {
  readonly onCorrect: (lead: WaitingLead) => void;
}

/** What became of forms that waited for a network, and of those that the visitor does not want sent. */
export function WaitingNotice({ onCorrect }: WaitingNoticeProps) {
  const { t } = useLingui();
  const leads = useWaitingLeads();
  const { refused, unrefused, dropped, told } = leads;
  if (dropped.length > 0)
    return (
      <Notice
        closeWords={t`Close`}
        onClose={leads.forget}
        action={<Action onPress={leads.restore}>{t`Undo`}</Action>}
      >
        <Plural
          value={dropped.length}
          one="The request will not be sent."
          other="# requests will not be sent."
        />
      </Notice>
    );
  if (told !== null)
    return (
      <Notice closeWords={t`Close`} onClose={leads.dismissTold}>
        <Trans>Your request was sent. Reference {told}.</Trans>
      </Notice>
    );
  if (refused)
    return (
      <Notice
        closeWords={t`Do not send`}
        onClose={() => leads.drop([refused])}
        action={<Action onPress={() => onCorrect(refused)}>{t`Correct it`}</Action>}
      >
        <Trans>A waiting request could not be accepted. What you wrote is still here.</Trans>
      </Notice>
    );
  if (unrefused.length === 0) return null;
  return (
    <Notice
      closeWords={t`Do not send`}
      onClose={() => leads.drop(unrefused)}
      action={<Action onPress={() => void leads.sendAll()}>{t`Try now`}</Action>}
    >
      <Trans>A request is waiting for a connection.</Trans>
    </Notice>
  );
}

function Action({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onPress} className={NOTICE_ACTION}>
      {children}
    </button>
  );
}
