import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { LEAD_NEXT } from "./lead-words.ts";

interface LeadTakenProps {
  readonly reference: string;
  readonly kind: LeadKind;
  /** The slip of a visit at a certain time, which bears the reference. */
  readonly slip?: ReactNode;
}

/** That a request was taken: its reference, and what happens next. */
export function LeadTaken({ reference, kind, slip }: LeadTakenProps) {
  const { i18n } = useLingui();
  const { supportPhone, sample } = useSite();
  return (
    <>
      <p className="flex items-center gap-2.5 text-lead font-[550] text-leaf">
        <Icon name="circle-check" className="size-6" />
        <Trans>We have your request.</Trans>
      </p>
      {slip ?? (
        <>
          <p className="mt-4 text-small text-muted">
            <Trans>Reference</Trans>
          </p>
          <p className="num text-h2">{reference}</p>
        </>
      )}
      <p className="mt-4">{i18n._(LEAD_NEXT[kind])}</p>
      {!sample && (
        <p className="mt-2 text-small text-muted">
          <Trans>Something to add? Call {supportPhone} and give this reference.</Trans>
        </p>
      )}
    </>
  );
}
