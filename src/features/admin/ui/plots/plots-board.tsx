import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { BeyondEnd, ListPages } from "#features/admin/ui/list-pages.tsx";
import { useLookedAt } from "#features/admin/ui/while-open.ts";
import {
  type AdminPlan,
  type AdminPlots,
  type AdminPlotsQuery,
  MOST_AT_ONCE,
  PAGE_PLOTS,
  type PlotAct,
  toPlotsParams,
} from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { useMayLeave } from "#platform/ui/forms/use-unsaved.tsx";
import { ActBar } from "./act-bar.tsx";
import { ActForm } from "./act-form.tsx";
import { ActsTold } from "./acts-told.tsx";
import { BoardHead } from "./board-head.tsx";
import { PlanSide } from "./plan-board.tsx";
import { PlotHistory } from "./plot-history.tsx";
import { PlotRows } from "./plot-rows.tsx";
import { ACT_WORDS } from "./plot-words.ts";
import { PriceListPanel } from "./price-list-panel.tsx";
import { type ChosenPlots, useChosenPlots } from "./use-chosen-plots.ts";
import { type ActFields, type PlotActs, usePlotActs } from "./use-plot-acts.ts";

interface PlotsBoardProps {
  readonly shown: AdminPlots;
  readonly query: AdminPlotsQuery;
  readonly onReload: () => Promise<unknown>;
}

/** Acts that are done at once: each can be taken back, and needs nothing typed. */
const AT_ONCE: readonly PlotAct[] = ["let-go", "free"];

/** The table as wide as it needs to be, and the plan the rest. */
const COLUMNS =
  "grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] xl:grid-cols-[minmax(0,1fr)_45rem]";

/** Plan and table side by side, what is chosen in both, and what is done to it. */
export function PlotsBoard({ shown, query, onReload }: PlotsBoardProps) {
  const { t } = useLingui();
  const mayChange = useMay("change-plots");
  const { plots, project } = shown;
  const [panel, setPanel] = useState<"history" | "prices" | null>(null);
  const [asked, setAsked] = useState<PlotAct | null>(null);
  const chosen = useChosenPlots(project.slug, plots);
  const { plan, load: loadPlan } = usePlan(project.slug);
  const acts = usePlotActs({
    slug: project.slug,
    onReload: () => Promise.all([onReload(), loadPlan(), chosen.refresh()]),
  });
  const mayLeave = useMayLeave();
  const { send, ask } = useSending({ acts, chosen, setAsked });
  const toggle = (number: string) => void chosen.toggle(number);
  /** Nothing stands beside the table. */
  const isAlone = !shown.isDrawn && panel !== "history";
  const [only] = chosen.plots.length === 1 ? chosen.plots : [];
  return (
    <>
      <BoardHead
        counts={shown.counts}
        text={query.text}
        onText={useSearched()}
        panel={panel}
        onPanel={(which) => {
          if (panel !== "prices" || mayLeave()) setPanel(panel === which ? null : which);
        }}
      />
      {panel === "prices" && (
        <PriceListPanel
          slug={project.slug}
          isBusy={acts.busy}
          outcome={acts.outcome}
          onApply={(changes, from) => {
            const count = changes.length;
            return acts.price(changes, from, t`Done: prices changed (${count})`);
          }}
        />
      )}
      <ActsTold
        acts={acts}
        unchosen={chosen.failure}
        elsewhere={chosen.elsewhere.filter(acts.isChanged).map(({ number }) => number)}
        isFailureShown={asked === null && panel !== "prices"}
      />
      <div className={`mt-4 grid items-start gap-6 ${isAlone ? "max-w-4xl" : COLUMNS}`}>
        {!isAlone && (
          <PlanSide plan={plan} chosen={chosen.numbers} onToggle={toggle}>
            {panel === "history" && (
              <PlotHistory
                key={JSON.stringify([acts.outcome, only?.number])}
                slug={project.slug}
                plot={only?.number ?? null}
                isBusy={acts.busy}
                onUndo={acts.undo}
              />
            )}
          </PlanSide>
        )}
        <PlotPage shown={shown} query={query} chosen={chosen} acts={acts} />
      </div>
      {mayChange && chosen.plots.length > 0 && (
        <ActBar chosen={chosen.plots} isBusy={acts.busy} onAct={ask} onClear={chosen.clear} />
      )}
      {asked && (
        <ActForm
          act={asked}
          plots={chosen.plots}
          isBusy={acts.busy}
          outcome={acts.outcome}
          onSend={(fields) => void send(asked, fields)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface Sending {
  readonly acts: PlotActs;
  readonly chosen: ChosenPlots;
  readonly setAsked: (act: PlotAct | null) => void;
}

/** Does an act to what is chosen: at once, or with what its form asks for. */
function useSending({ acts, chosen, setAsked }: Sending) {
  const { t, i18n } = useLingui();
  const send = async (act: PlotAct, fields: ActFields) => {
    const what = i18n._(ACT_WORDS[act]);
    const numbers = chosen.plots.map(({ number }) => number).join(", ");
    const isDone = await acts.act(act, chosen.plots, fields, t`Done: ${what} (${numbers})`);
    if (!isDone) return;
    setAsked(null);
    chosen.clear();
  };
  const ask = (act: PlotAct) => {
    acts.forget();
    if (AT_ONCE.includes(act)) void send(act, {});
    else setAsked(act);
  };
  return { send, ask };
}

/** The plan of a project, null as long as there is none; looked at again with the page. */
function usePlan(slug: string) {
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/plan`;
  const { loaded, load } = useLoaded<{ plan: AdminPlan | null }>(path);
  useLookedAt(load);
  return { plan: loaded.kind === "ready" ? loaded.body.plan : null, load };
}

/** Writes what is looked for into the address, which then begins at its first page. */
function useSearched() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (text: string) => {
    const params = toPlotsParams({ text, facings: [], from: null });
    const project = new URLSearchParams(search).get("project");
    if (project !== null) params.set("project", project);
    void navigate(`${pathname}?${params}`, { replace: true, preventScrollReset: true });
  };
}

interface PlotPageProps extends Pick<PlotsBoardProps, "shown" | "query"> {
  readonly chosen: ChosenPlots;
  readonly acts: PlotActs;
}

/** The plots of a page, and the pages beside it. */
function PlotPage({ shown, query, chosen, acts }: PlotPageProps) {
  const { pathname, search } = useLocation();
  const { plots, found, before, after } = shown;
  const to = (from: AdminPlotsQuery["from"]) => {
    const params = toPlotsParams({ ...query, facings: [], from });
    const project = new URLSearchParams(search).get("project");
    if (project !== null) params.set("project", project);
    return `${pathname}?${params}`;
  };
  if (plots.length === 0 && query.from) return <BeyondEnd first={to(null)} />;
  return (
    <div>
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <PlotRows
          plots={plots}
          chosen={chosen.numbers}
          changed={new Set(plots.filter(acts.isChanged).map(({ number }) => number))}
          isAll={chosen.isPage}
          onToggle={(number) => void chosen.toggle(number)}
          onToggleAll={chosen.togglePage}
        />
        {plots.length === 0 && (
          <p className="px-4 py-10 text-center text-muted">
            <Trans>No plots match.</Trans>
          </p>
        )}
      </div>
      {chosen.isPage && found > plots.length && found <= MOST_AT_ONCE && (
        <button
          type="button"
          onClick={() => void chosen.addFound(query)}
          className={`num mt-3 ${button("outline", "small")}`}
        >
          <Plural value={found} one="Choose the one found" other="Choose all # found" />
        </button>
      )}
      <ListPages
        before={before && to(before)}
        after={after && to(after)}
        most={PAGE_PLOTS}
        className="mt-4"
      />
    </div>
  );
}
