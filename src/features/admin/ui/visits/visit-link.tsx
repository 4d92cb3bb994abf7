import { useLingui } from "@lingui/react/macro";
import { useLeadPlace, VISIT_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import type { ConsoleVisit, VisitState } from "#features/leads/index.ts";
import { groupPhone } from "#platform/i18n/formats.ts";
import { formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";

const LOOKS: Record<VisitState, string> = {
  asked: "border-l-laterite",
  confirmed: "border-l-river",
  done: "border-l-leaf",
  missed: "border-l-edge",
  cancelled: "border-l-line text-muted line-through",
};

interface VisitLinkProps {
  readonly visit: ConsoleVisit;
  readonly to: string;
  /** Its lead stands beside it. */
  readonly isOpen?: boolean;
  /** Hour and place alone are shown, the rest said to who does not see it. */
  readonly isBrief?: boolean;
}

/** A visit in its day, which leads to its lead; how it stands is the colour of its edge, and said. */
export function VisitLink({ visit, to, isOpen = false, isBrief = false }: VisitLinkProps) {
  const { i18n } = useLingui();
  const { startsAt, state, name, phone } = visit;
  const place = useLeadPlace()(visit);
  const hour = formatIndiaHour(new Date(startsAt), toLanguage(i18n.locale));
  return (
    <LocalLink
      to={to}
      aria-current={isOpen ? "true" : undefined}
      data-keep-scroll={isBrief ? "" : undefined}
      className={`grid min-h-11 content-center gap-0.5 rounded-r border border-l-4 border-line bg-paper text-small hover:border-ink aria-[current]:border-y-river aria-[current]:border-r-river ${isBrief ? "px-2 py-1" : "px-3 py-2"} ${LOOKS[state]}`}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <b className={`num font-[550] ${isBrief ? "" : "text-control"}`}>{hour}</b>
        <span className={isBrief ? "sr-only" : "text-label text-muted"}>
          {i18n._(VISIT_WORDS[state])}
        </span>
      </span>
      <span className={isBrief ? "sr-only" : "[overflow-wrap:anywhere]"}>{name}</span>
      {place !== "" && (
        <span
          className={`text-muted [overflow-wrap:anywhere] ${isBrief ? "line-clamp-2 text-label" : ""}`}
        >
          {place}
        </span>
      )}
      {!isBrief && <span className="num text-muted">{groupPhone(phone)}</span>}
    </LocalLink>
  );
}
