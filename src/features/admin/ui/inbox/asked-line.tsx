import { useLingui } from "@lingui/react/macro";
import { type InboxLead, isVisit } from "#features/leads/index.ts";
import { formatIndiaDayOfYear, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { askedWords, useLeadPlace } from "./inbox-words.ts";

/** What a lead asks for, a visit with its time, and what it is about: "Site visit, 28 Nov, 11:00 am · Lakeridge". */
export function AskedLine({ lead }: { readonly lead: InboxLead }) {
  const { i18n } = useLingui();
  const place = useLeadPlace()(lead);
  const language = toLanguage(i18n.locale);
  const at = isVisit(lead.kind) && lead.preferredAt ? new Date(lead.preferredAt) : null;
  return (
    <>
      <b className="font-[550] text-ink">{i18n._(askedWords(lead))}</b>
      {at && (
        <span className="num text-ink">
          , {formatIndiaDayOfYear(at, language)}, {formatIndiaHour(at, language)}
        </span>
      )}
      {place !== "" && ` · ${place}`}
    </>
  );
}

/** How the buyer's own words begin; nothing without any. */
export function BuyersWords({ lead: { words } }: { readonly lead: InboxLead }) {
  if (words === "") return null;
  return <p className="line-clamp-2 text-small text-ink">“{words}”</p>;
}
