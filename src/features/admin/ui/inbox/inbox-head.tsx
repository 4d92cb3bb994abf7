import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { useNavigate } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { FileDownload } from "#features/admin/ui/calls/file-download.tsx";
import {
  INBOX_VIEWS,
  type Inbox,
  type InboxQuery,
  type InboxView,
  toInboxSearch,
} from "#features/leads/index.ts";
import { indiaDay } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { countWords, VIEW_WORDS } from "./inbox-words.ts";
import { NewsContext } from "./news.ts";

interface InboxHeadProps {
  readonly inbox: Inbox;
  readonly query: InboxQuery;
  readonly onRefresh: () => Promise<unknown>;
}

/** How many wait, how soon they were talked with, and what of the inbox is shown. */
export function InboxHead({ inbox, query, onRefresh }: InboxHeadProps) {
  const { counts, waiting } = inbox;
  return (
    <header className="border-b border-line px-(--gutter) pt-6 pb-4 lg:pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="num text-h2">
          <Plural value={waiting} _0="Nobody to call" one="# to call" other="# to call" />
        </h1>
        <Share inbox={inbox} />
      </div>
      <Views query={query} counts={counts} />
      <InboxFilters query={query} asked={inbox}>
        <Allowed right="export-leads">
          <FileDownload
            path={`/api/agent/leads/export${toInboxSearch(query)}`}
            fileName={() => `leads-${indiaDay(Date.now())}.csv`}
            isEmpty={inbox.found === 0}
          />
        </Allowed>
        <NotifyButton />
      </InboxFilters>
      {!inbox.isAll && (
        <p className="mt-3 text-small text-muted">
          <Trans>Many leads have this text, and only the newest are shown. Type more of it.</Trans>
        </p>
      )}
      <FreshNotice onRefresh={onRefresh} />
    </header>
  );
}

function Share({ inbox: { share } }: { inbox: Inbox }) {
  const { inTime, of } = share;
  if (of === 0) return null;
  const percent = Math.floor((inTime / of) * 100);
  return (
    <p className="num text-small text-muted">
      <Trans>
        <b className="font-[550] text-ink">{percent} %</b> talked with within 24 hours ({inTime} of{" "}
        {of} in 30 days)
      </Trans>
    </p>
  );
}

/** Parts that are shown when nothing is in them too. */
const ALWAYS: ReadonlySet<InboxView> = new Set(["to-answer", "talked", "all"]);

function Views({ query, counts }: { query: InboxQuery; counts: Inbox["counts"] }) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Parts of the inbox`} className="mt-4 flex flex-wrap gap-2">
      {INBOX_VIEWS.filter(
        (view) => ALWAYS.has(view) || counts[view] > 0 || view === query.view,
      ).map((view) => (
        <LocalLink
          key={view}
          to={consoleHref("leads") + toInboxSearch({ ...query, view, from: null })}
          aria-current={view === query.view ? "true" : undefined}
          data-keep-scroll
          className="num inline-flex h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white lg:h-10"
        >
          {i18n._(VIEW_WORDS[view])} {countWords(counts[view])}
        </LocalLink>
      ))}
    </nav>
  );
}

/** Asks the browser for leave to tell of new requests; gone once it was answered. */
function NotifyButton() {
  const { t } = useLingui();
  const [asked, setAsked] = useState(
    () => !("Notification" in window) || Notification.permission !== "default",
  );
  if (asked) return null;
  const ask = async () => {
    await Notification.requestPermission();
    setAsked(true);
  };
  return (
    <button type="button" onClick={() => void ask()} className={button("outline", "small")}>
      <Icon name="bell" className="size-4.5" />
      {t`Notify me of new requests`}
    </button>
  );
}

/** Came in meanwhile: the list changes when the agent wants it to. */
function FreshNotice({ onRefresh }: { onRefresh: () => Promise<unknown> }) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { fresh } = use(NewsContext);
  const show = async () => {
    await onRefresh();
    void navigate(localPath(consoleHref("leads")));
  };
  return (
    <div role="status" className="empty:hidden">
      {fresh.length > 0 && (
        <button
          type="button"
          onClick={() => void show()}
          className={`mt-3 w-full ${button("primary", "small")}`}
        >
          <Icon name="bell" className="size-4.5" />
          <Plural
            value={fresh.length}
            one="# new request. Show it"
            other="# new requests. Show them"
          />
        </button>
      )}
    </div>
  );
}
