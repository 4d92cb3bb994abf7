import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Allowed, useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { OlderEntries } from "#features/admin/ui/list-pages.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import type { PlotHistoryEntry, PlotHistoryReply } from "#features/projects/index.ts";
import { STATUS_WORDS } from "#features/projects/ui.ts";
import { type PastCursor, toPastParam } from "#lib/pages/past-cursor.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CHANGE_WORDS, usePlotFigures } from "./plot-words.ts";

interface PlotHistoryProps {
  readonly slug: string;
  /** The one plot whose history is looked at; null for all. */
  readonly plot: string | null;
  readonly isBusy: boolean;
  readonly onUndo: (change: string) => Promise<boolean>;
}

/** What was done to plots, by whom and when; the last act to each can be taken back. */
export function PlotHistory(props: PlotHistoryProps) {
  const { plot } = props;
  return (
    <section aria-labelledby="plot-history" className="rounded-card border border-line bg-card p-4">
      <h2 id="plot-history" className="text-h3">
        {plot === null ? <Trans>History</Trans> : <Trans>History of plot {plot}</Trans>}
      </h2>
      <HistoryPart {...props} older={null} />
    </section>
  );
}

interface HistoryPartProps extends PlotHistoryProps {
  /** Where this part begins; null for the newest. */
  readonly older: PastCursor | null;
}

function HistoryPart(props: HistoryPartProps) {
  const { slug, plot, older, isBusy, onUndo } = props;
  const params = new URLSearchParams();
  if (plot !== null) params.set("plot", plot);
  if (older) params.set("older", toPastParam(older));
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/history?${params}`;
  const { loaded, load } = useLoaded<PlotHistoryReply>(path);
  if (loaded.kind !== "ready") return <NotReady loaded={loaded} onRetry={load} />;
  const { history } = loaded.body;
  const undo = async (change: string) => {
    await onUndo(change);
    await load();
  };
  return (
    <>
      {history.length === 0 && (
        <p className="mt-2 text-muted">
          <Trans>Nothing has been done yet.</Trans>
        </p>
      )}
      <ol className="mt-2">
        {history.map((entry) => (
          <Entry key={entry.id} entry={entry} isBusy={isBusy} onUndo={undo} />
        ))}
      </ol>
      {loaded.body.older && (
        <OlderEntries key={loaded.body.older.id}>
          <HistoryPart {...props} older={loaded.body.older} />
        </OlderEntries>
      )}
    </>
  );
}

interface EntryProps {
  readonly entry: PlotHistoryEntry;
  readonly isBusy: boolean;
  readonly onUndo: (change: string) => Promise<void>;
}

function Entry({ entry, isBusy, onUndo }: EntryProps) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const { moment } = usePlotFigures();
  const { id, at, what, actor, plots, isLast } = entry;
  const numbers = plots.map(({ number }) => number).join(", ");
  const who = actor === null ? t`By the clock` : colleague(actor);
  const buyers = [...new Set(plots.map(({ buyer }) => buyer).filter(Boolean))].join(", ");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="num font-[550]">
          {i18n._(CHANGE_WORDS[what])}:{" "}
          <Plural value={plots.length} one={`plot ${numbers}`} other={`plots ${numbers}`} />
        </p>
        <Replaced entry={entry} />
        {buyers !== "" && <p className="text-small text-muted">{buyers}</p>}
        <p className="num text-small text-muted">
          {who} · <time dateTime={at}>{moment(at)}</time>
        </p>
      </div>
      {isLast && (
        <Allowed right="change-plots">
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => void onUndo(id)}
            className={button("outline", "small")}
          >
            <Icon name="undo-2" className="size-4.5" />
            <Trans>Undo</Trans>
          </button>
        </Allowed>
      )}
    </li>
  );
}

/** From what to what the first of the plots went. */
function Replaced({ entry: { plots } }: Pick<EntryProps, "entry">) {
  const { i18n } = useLingui();
  const { sum, moment } = usePlotFigures();
  const [first] = plots;
  if (!first) return null;
  const { before, after } = first;
  const isPriced = before.priceRupees !== after.priceRupees;
  const toWords = (price: number | null) => (price === null ? "–" : sum(price));
  const isExtended =
    before.status === "held" && after.status === "held" && before.heldUntil !== after.heldUntil;
  const toMoment = (iso: string | null) => (iso === null ? "–" : moment(iso));
  const [from, to] = isPriced
    ? [toWords(before.priceRupees), toWords(after.priceRupees)]
    : isExtended
      ? [toMoment(before.heldUntil), toMoment(after.heldUntil)]
      : [i18n._(STATUS_WORDS[before.status]), i18n._(STATUS_WORDS[after.status])];
  if (from === to) return null;
  return (
    <p className="num text-small">
      {from} → {to}
    </p>
  );
}
