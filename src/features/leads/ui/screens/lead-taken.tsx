import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import { toCalendar } from "#features/leads/model/visit-calendar.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { LEAD_NEXT } from "./lead-words.ts";

interface LeadTakenProps {
  readonly reference: string;
  readonly kind: LeadKind;
}

/** That a request was taken: its reference, and what happens next. */
export function LeadTaken({ reference, kind }: LeadTakenProps) {
  const { i18n } = useLingui();
  const { supportPhone, sample } = useSite();
  return (
    <>
      <p className="flex items-center gap-2.5 text-lead font-[550] text-leaf">
        <Icon name="circle-check" className="size-6" />
        <Trans>We have your request.</Trans>
      </p>
      <p className="mt-4 text-small text-muted">
        <Trans>Reference</Trans>
      </p>
      <p className="num text-h2">{reference}</p>
      <p className="mt-4">{i18n._(LEAD_NEXT[kind])}</p>
      {!sample && (
        <p className="mt-2 text-small text-muted">
          <Trans>Something to add? Call {supportPhone} and give this reference.</Trans>
        </p>
      )}
    </>
  );
}

interface VisitEntryProps {
  readonly reference: string;
  readonly startsAt: string;
  readonly mlsNumber: string | null;
  readonly layout: string | null;
}

/** The time of a visit, and its entry for the visitor's calendar. */
export function VisitEntry({ reference, startsAt, mlsNumber, layout }: VisitEntryProps) {
  const { t, i18n } = useLingui();
  const { origin } = useSite();
  const localPath = useLocalPath();
  const [file, setFile] = useState<string | null>(null);
  const path = mlsNumber === null ? href("/contact") : href("/property/:mlsNumber", { mlsNumber });
  const page = origin + localPath(path);
  const title = layout ? t`Visit: ${layout}` : t`Visit with Sthalam`;
  const description = t`Reference ${reference}. Our agent calls you first to agree where to meet.`;
  useEffect(() => {
    const visit = { reference, startsAt: new Date(startsAt), madeAt: new Date(), url: page };
    const text = toCalendar({ ...visit, title, description });
    const url = URL.createObjectURL(new Blob([text], { type: "text/calendar;charset=utf-8" }));
    setFile(url);
    return () => URL.revokeObjectURL(url);
  }, [reference, startsAt, page, title, description]);
  return (
    <div className="mt-4 grid gap-3">
      <p className="font-[550]">{formatIndiaTime(new Date(startsAt), toLanguage(i18n.locale))}</p>
      {file && (
        <a href={file} download={`sthalam-${reference}.ics`} className={button("outline")}>
          <Trans>Add to my calendar</Trans>
        </a>
      )}
    </div>
  );
}
