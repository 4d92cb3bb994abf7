import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useMay } from "#features/admin/ui/admin-context.ts";
import type { AdminPlot, AdminPlots, PlotAct } from "#features/projects/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { ActBar } from "./act-bar.tsx";
import { ActForm } from "./act-form.tsx";
import { BoardHead } from "./board-head.tsx";
import { PlanBoard } from "./plan-board.tsx";
import { PlotHistory } from "./plot-history.tsx";
import { PlotRows } from "./plot-rows.tsx";
import { ACT_WORDS, FACING_WORDS } from "./plot-words.ts";
import { PriceListPanel } from "./price-list-panel.tsx";
import { type ActFields, usePlotActs } from "./use-plot-acts.ts";

interface PlotsBoardProps {
  readonly shown: AdminPlots;
  readonly onReload: () => Promise<unknown>;
}

/** Acts that are done at once: each can be taken back, and needs nothing typed. */
const AT_ONCE: readonly PlotAct[] = ["let-go", "free"];

/** Plan and table side by side, what is chosen in both, and what is done to it. */
export function PlotsBoard({ shown, onReload }: PlotsBoardProps) {
  const { t, i18n } = useLingui();
  const mayChange = useMay("change-plots");
  const { plots, sheet, project } = shown;
  const [text, setText] = useState("");
  const [isHistory, setHistory] = useState(false);
  const [isPrices, setPrices] = useState(false);
  const [asked, setAsked] = useState<PlotAct | null>(null);
  const { chosen, toggle, setChosen } = useChosen();
  const acts = usePlotActs({ slug: project.slug, onReload });
  const { outcome } = acts;
  const found = plots.filter((plot) => isFound(plot, text, (facing) => i18n._(facing)));
  const picked = plots.filter(({ number }) => chosen.has(number));
  const changed = new Set(plots.filter(acts.isChanged).map(({ number }) => number));
  const send = async (act: PlotAct, fields: ActFields) => {
    const what = i18n._(ACT_WORDS[act]);
    const numbers = picked.map(({ number }) => number).join(", ");
    const isDone = await acts.act(act, picked, fields, t`Done: ${what} (${numbers})`);
    if (!isDone) return;
    setAsked(null);
    setChosen(new Set());
  };
  const ask = (act: PlotAct) => {
    acts.forget();
    if (AT_ONCE.includes(act)) void send(act, {});
    else setAsked(act);
  };
  const toggleAll = () => {
    const all = found.map(({ number }) => number);
    setChosen(new Set(all.every((number) => chosen.has(number)) ? [] : all));
  };
  return (
    <>
      <BoardHead
        plots={plots}
        text={text}
        onText={setText}
        isHistory={isHistory}
        onHistory={() => setHistory(!isHistory)}
        isPrices={isPrices}
        onPrices={() => setPrices(!isPrices)}
      />
      {isPrices && (
        <PriceListPanel
          slug={project.slug}
          isBusy={acts.busy}
          outcome={outcome}
          onApply={(changes, from) => {
            const count = changes.length;
            return acts.price(changes, from, t`Done: prices changed (${count})`);
          }}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3 empty:hidden">
        {outcome.kind === "failed" && asked === null && !isPrices && (
          <FormMessage outcome={{ kind: "failure", text: outcome.text }} />
        )}
        <FormMessage
          outcome={outcome.kind === "done" ? { kind: "success", text: outcome.text } : NO_OUTCOME}
        />
        {outcome.kind === "done" && outcome.change !== null && (
          <button
            type="button"
            aria-busy={acts.busy}
            onClick={() => void acts.undo(outcome.change ?? "")}
            className={button("outline", "small")}
          >
            <Icon name="undo-2" className="size-4.5" />
            <Trans>Undo</Trans>
          </button>
        )}
      </div>
      <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        <div className="lg:sticky lg:top-4">
          {isHistory ? (
            <PlotHistory
              key={JSON.stringify(outcome)}
              slug={project.slug}
              plot={picked.length === 1 ? (picked[0]?.number ?? null) : null}
              isBusy={acts.busy}
              onUndo={acts.undo}
            />
          ) : (
            sheet && <PlanBoard sheet={sheet} plots={plots} chosen={chosen} onToggle={toggle} />
          )}
        </div>
        <div className="overflow-hidden rounded-card border border-line bg-card">
          <PlotRows
            plots={found}
            chosen={chosen}
            changed={changed}
            onToggle={toggle}
            onToggleAll={toggleAll}
          />
          {found.length === 0 && (
            <p className="px-4 py-10 text-center text-muted">
              <Trans>No plots match.</Trans>
            </p>
          )}
        </div>
      </div>
      {mayChange && picked.length > 0 && (
        <ActBar
          chosen={picked}
          isBusy={acts.busy}
          onAct={ask}
          onClear={() => setChosen(new Set())}
        />
      )}
      {asked && (
        <ActForm
          act={asked}
          plots={picked}
          isBusy={acts.busy}
          outcome={outcome}
          onSend={(fields) => void send(asked, fields)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (number: string) =>
    setChosen(
      (was) =>
        new Set(was.has(number) ? [...was].filter((one) => one !== number) : [...was, number]),
    );
  return { chosen, toggle, setChosen };
}

type Say = (words: (typeof FACING_WORDS)[string]) => string;

/** By number from its beginning, or by what stands in buyer and facing. */
function isFound({ number, buyer, facing }: AdminPlot, text: string, say: Say): boolean {
  const wanted = text.trim().toLowerCase();
  const faces = facing === null ? null : FACING_WORDS[facing];
  const told = [buyer?.name ?? "", buyer?.contact ?? "", faces ? say(faces) : ""];
  return (
    number.toLowerCase().startsWith(wanted) ||
    told.some((words) => words.toLowerCase().includes(wanted))
  );
}
