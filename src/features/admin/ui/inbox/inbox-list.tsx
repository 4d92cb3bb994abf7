import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { CallSquare } from "#features/admin/ui/call-links.tsx";
import { BeyondEnd, ListPages } from "#features/admin/ui/list-pages.tsx";
import { useNow } from "#features/admin/ui/while-open.ts";
import {
  type Inbox,
  type InboxLead,
  type InboxQuery,
  type InboxView,
  PAGE_LEADS,
  toAnswerClock,
  toInboxSearch,
} from "#features/leads/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { EmptySheet } from "#platform/ui/empty-sheet.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { AskedLine, BuyersWords } from "./asked-line.tsx";
import { ClockBar } from "./clock-bar.tsx";
import { STATE_WORDS } from "./inbox-words.ts";

interface InboxListProps {
  readonly inbox: Inbox;
  readonly query: InboxQuery;
  /** Reference of the lead that is open. */
  readonly open: string | null;
}

/** Views whose first leads are those that still wait. */
const DEADLINE_FIRST: ReadonlySet<InboxView> = new Set(["to-answer", "try-again", "all"]);

/** The leads of the view, nearest deadline first. */
export function InboxList({ inbox, query, open }: InboxListProps) {
  const { t } = useLingui();
  const now = useNow();
  const { leads } = inbox;
  const { before, after } = inbox;
  const to = (from: InboxQuery["from"]) => consoleHref("leads") + toInboxSearch({ ...query, from });
  if (leads.length === 0 && query.from) return <BeyondEnd first={to(null)} />;
  if (leads.length === 0) return <Empty query={query} all={inbox.counts.all} />;
  return (
    <>
      <p className="border-b border-line px-(--gutter) py-2 text-small text-muted">
        {DEADLINE_FIRST.has(query.view) ? (
          <Trans>Nearest deadline first</Trans>
        ) : (
          <Trans>Last talked with first</Trans>
        )}
      </p>
      <ul aria-label={t`Leads`}>
        {leads.map((lead) => (
          <Row
            key={lead.reference}
            lead={lead}
            now={now}
            search={toInboxSearch(query)}
            isOpen={lead.reference === open}
          />
        ))}
      </ul>
      <ListPages
        before={before && to(before)}
        after={after && to(after)}
        most={PAGE_LEADS}
        className="p-(--gutter)"
      />
    </>
  );
}

function Empty({ query, all }: { query: InboxQuery; all: number }) {
  const isFiltered = toInboxSearch({ ...query, view: "to-answer" }) !== "";
  return (
    <EmptySheet>
      {isFiltered && all === 0 ? (
        <Trans>No leads match. Clear the search and filters to see the others.</Trans>
      ) : query.view === "to-answer" && !isFiltered ? (
        <Trans>Nobody is waiting for a call. New requests appear here on their own.</Trans>
      ) : (
        <Trans>No lead here.</Trans>
      )}
    </EmptySheet>
  );
}

interface RowProps {
  readonly lead: InboxLead;
  readonly now: number;
  readonly search: string;
  readonly isOpen: boolean;
}

function Row({ lead, now, search, isOpen }: RowProps) {
  const { t, i18n } = useLingui();
  const { reference, phone } = lead;
  const name = lead.name || t`Details deleted`;
  const clock = toAnswerClock(lead, now);
  const isRunning = clock.kind === "running";
  return (
    <li
      className={`relative flex items-center gap-4 border-b border-line px-(--gutter) py-4 hover:bg-river-tint has-[a[aria-current]]:bg-river-tint has-[a[aria-current]]:shadow-[inset_3px_0_0_var(--color-river)] ${
        isRunning ? "bg-card" : ""
      }`}
    >
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <div className="min-w-0 flex-1">
          <LocalLink
            to={consoleHref("leads/:reference", { reference }) + search}
            aria-current={isOpen ? "true" : undefined}
            data-keep-scroll
            className="block truncate text-lead font-[550] after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
          >
            {name}
          </LocalLink>
          <p className="truncate text-small text-muted">
            <AskedLine lead={lead} />
          </p>
          <BuyersWords lead={lead} />
          <Next lead={lead} now={now} />
        </div>
        <div className="mt-2.5 w-full max-w-80 sm:mt-0 sm:w-36 sm:shrink-0">
          {isRunning ? (
            <>
              <ClockBar clock={clock} />
              <Tried lead={lead} />
            </>
          ) : (
            <p className="inline-flex items-center gap-1.5 rounded-tag bg-mist px-2 py-0.5 text-label font-[550] sm:float-right">
              {i18n._(STATE_WORDS[lead.state])}
            </p>
          )}
        </div>
      </div>
      <CallSquare
        name={name}
        phone={phone}
        kind={clock.kind === "running" && clock.band !== "calm" ? "action" : "outline"}
        className="relative z-10 lg:hidden"
      />
    </li>
  );
}

/** How often an agent reached nobody. */
export function Tried({ lead: { attempts } }: { lead: InboxLead }) {
  if (attempts === 0) return null;
  return (
    <p className="num text-label text-muted">
      <Plural value={attempts} one="Tried once" other="Tried # times" />
    </p>
  );
}

/** What is to be done next, and when. */
function Next({ lead, now }: { lead: InboxLead; now: number }) {
  const { t, i18n } = useLingui();
  if (lead.nextStep === "") return null;
  if (lead.nextStepAt === null) return <p className="truncate text-small">{lead.nextStep}</p>;
  const due = new Date(lead.nextStepAt);
  const at = formatIndiaMoment(due, toLanguage(i18n.locale));
  const isOver = due.getTime() <= now;
  return (
    <p className="flex gap-1.5 text-small">
      <span className="truncate">{lead.nextStep}</span>
      <span className={`num shrink-0 ${isOver ? "font-[550] text-danger" : "text-muted"}`}>
        · {isOver ? t`was due ${at}` : at}
      </span>
    </p>
  );
}
