import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, use, useCallback, useEffect, useState } from "react";
import { Outlet, useLocation, useParams } from "react-router";
import type { Failure } from "#accounts/call-api.ts";
import { useFailureWords } from "#accounts/failure-words.ts";
import { useConsoleCalls } from "#accounts/second-factor/console-calls.ts";
import { type InboxQuery, parseInboxQuery, toInboxSearch } from "#leads/inbox/inbox-query.ts";
import type { Inbox } from "#leads/inbox/inbox-replies.ts";
import { button } from "#ui/button.ts";
import { InboxHead } from "./inbox-head.tsx";
import { InboxList } from "./inbox-list.tsx";
import { NewsContext } from "./news.ts";

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly inbox: Inbox };

/** What the page of one lead may ask of the list beside it. */
export interface InboxOutlet {
  readonly reload: () => Promise<void>;
  /** The query part of the list's address. */
  readonly search: string;
}

/** The inbox: its list, and beside it (on a telephone in its place) the lead that is open. */
export function InboxScreen() {
  const { t } = useLingui();
  const { reference } = useParams();
  const { search } = useLocation();
  const query = parseInboxQuery(new URLSearchParams(search));
  const { loaded, load } = useInbox(query);
  const { waiting } = use(NewsContext);
  const column = "lg:h-[calc(100dvh-var(--header-height))] lg:overflow-y-auto";
  const outlet: InboxOutlet = { reload: load, search: toInboxSearch(query) };
  const count = waiting > 0 ? `(${waiting}) ` : "";
  return (
    <div className="lg:grid lg:grid-cols-[minmax(420px,39%)_1fr]">
      <title>{count + t`Leads · Sthalam agent`}</title>
      <section
        aria-label={t`Inbox`}
        className={`border-line lg:border-r ${column} ${reference ? "max-lg:hidden" : ""}`}
      >
        {loaded.kind === "ready" ? (
          <>
            <InboxHead inbox={loaded.inbox} query={query} onRefresh={load} />
            <InboxList inbox={loaded.inbox} query={query} open={reference ?? null} />
          </>
        ) : (
          <NotReady loaded={loaded} onRetry={load} />
        )}
      </section>
      <section aria-label={t`Lead`} className={`${column} ${reference ? "" : "max-lg:hidden"}`}>
        <Outlet context={outlet} />
      </section>
    </div>
  );
}

function useInbox(query: InboxQuery) {
  const { call, opened } = useConsoleCalls();
  const { seen } = use(NewsContext);
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const search = toInboxSearch(query);
  const load = useCallback(async () => {
    const reply = await call<{ inbox: Inbox }>("GET", `/api/agent/leads${search}`);
    if (reply.ok) {
      setLoaded({ kind: "ready", inbox: reply.body.inbox });
      seen(reply.body.inbox.waiting);
    } else
      setLoaded((was) =>
        was.kind === "ready" && isLocked(reply) ? was : { kind: "failed", failure: reply },
      );
  }, [call, search, seen]);
  useEffect(() => {
    if (opened >= 0) void load();
  }, [load, opened]);
  return { loaded, load };
}

/** What is shown stays under the code that is asked for. */
function isLocked({ code }: Failure): boolean {
  return code === "second-factor-needed" || code === "no-such-call";
}

interface NotReadyProps {
  readonly loaded: Exclude<Loaded, { kind: "ready" }>;
  readonly onRetry: () => Promise<void>;
}

function NotReady({ loaded, onRetry }: NotReadyProps): ReactNode {
  const failureWords = useFailureWords();
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
      <p>{failureWords(loaded.failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
