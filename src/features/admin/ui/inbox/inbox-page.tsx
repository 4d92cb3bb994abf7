import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, use, useEffect } from "react";
import { useLocation } from "react-router";
import { type Loaded, useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import {
  type Inbox,
  type InboxQuery,
  parseInboxQuery,
  toInboxSearch,
} from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { EmptySheet } from "#platform/ui/empty-sheet.tsx";
import { InboxHead } from "./inbox-head.tsx";
import { InboxList } from "./inbox-list.tsx";
import { NewsContext } from "./news.ts";
import { OpenLead } from "./open-lead.tsx";

/** The inbox: its list, and beside it (on a telephone in its place) the lead that is open. */
export default function InboxPage({ reference }: { readonly reference?: string }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const query = parseInboxQuery(new URLSearchParams(search));
  const { loaded, load } = useInbox(query);
  const { waiting } = use(NewsContext);
  const column = "lg:h-[calc(100dvh-var(--header-height))] lg:overflow-y-auto";
  const count = waiting > 0 ? `(${waiting}) ` : "";
  return (
    <div className="lg:grid lg:grid-cols-[minmax(420px,39%)_1fr]">
      <title>{count + t`Leads · Sthalam agent`}</title>
      <section
        // A page of the list begins at its top.
        key={query.from?.place ?? ""}
        aria-label={t`Inbox`}
        className={`border-line lg:border-r ${column} ${reference ? "max-lg:hidden" : ""}`}
      >
        {loaded.kind === "ready" ? (
          <>
            <InboxHead inbox={loaded.body.inbox} query={query} onRefresh={load} />
            <InboxList inbox={loaded.body.inbox} query={query} open={reference ?? null} />
          </>
        ) : (
          <NotReady loaded={loaded} onRetry={load} />
        )}
      </section>
      <section aria-label={t`Lead`} className={`${column} ${reference ? "" : "max-lg:hidden"}`}>
        {reference ? (
          <OpenLead reference={reference} search={toInboxSearch(query)} reload={load} />
        ) : (
          <NoLead />
        )}
      </section>
    </div>
  );
}

/** The list of an address; what it says of waiting leads goes to the news in the bar. */
function useInbox(query: InboxQuery) {
  const { seen } = use(NewsContext);
  const { loaded, load } = useLoaded<{ inbox: Inbox }>(`/api/agent/leads${toInboxSearch(query)}`);
  useEffect(() => {
    if (loaded.kind === "ready") seen(loaded.body.inbox.waiting);
  }, [loaded, seen]);
  return { loaded, load };
}

interface NotReadyProps {
  readonly loaded: Exclude<Loaded<unknown>, { kind: "ready" }>;
  readonly onRetry: () => unknown;
}

function NotReady({ loaded, onRetry }: NotReadyProps): ReactNode {
  const refusalWords = useRefusalWords("loaded");
  if (loaded.kind === "loading")
    return (
      <div role="status" className="grid gap-3 p-(--gutter) pt-8">
        <h1 className="sr-only">
          <Trans>Leads</Trans>
        </h1>
        <p className="sr-only">
          <Trans>Loading…</Trans>
        </p>
        <div className="skeleton h-10 w-48" />
        <div className="skeleton h-11" />
        {["a", "b", "c", "d"].map((row) => (
          <div key={row} className="skeleton h-20" />
        ))}
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-center gap-5 px-(--gutter) py-24 text-center">
      <p>{refusalWords(loaded.failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

/** Beside a list of which no lead is open. */
function NoLead() {
  return (
    <div className="grid h-full">
      <EmptySheet>
        <Trans>Choose a lead on the left.</Trans>
      </EmptySheet>
    </div>
  );
}
