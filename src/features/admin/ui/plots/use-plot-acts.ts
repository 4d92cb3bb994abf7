import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import {
  type AdminPlot,
  MOST_HELD_DAYS,
  type PlotAct,
  type PlotsChanged,
  type PriceListPreview,
} from "#features/projects/index.ts";

/** What an act's form gives, as the call takes it. */
export type ActFields = Readonly<Record<string, unknown>>;

/** What became of the last act. */
export type ActOutcome =
  | { readonly kind: "none" }
  /** `change`: to be taken back by. */
  | { readonly kind: "done"; readonly text: string; readonly change: string | null }
  | { readonly kind: "failed"; readonly text: string; readonly field: string | null };

/** What of a plot an act is refused for when it is another. */
function stateOf({ version, sqYards }: Pick<AdminPlot, "version" | "sqYards">): string {
  return `${version} ${sqYards}`;
}

interface Acting {
  readonly slug: string;
  /** Shows the plots as they are now. */
  readonly onReload: () => Promise<unknown>;
}

/** Sends acts with the versions that were seen, and takes them back; one at a time. */
export function usePlotActs({ slug, onReload }: Acting) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("typed");
  const [outcome, setOutcome] = useState<ActOutcome>({ kind: "none" });
  const [busy, setBusy] = useState(false);
  /** Plots that were refused as they were seen, so that what changed is marked. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const words: Readonly<Record<string, string>> = {
    "changed-meanwhile": t`Somebody else changed a plot meanwhile. Nothing was changed by you: look at the marked plots, then try again.`,
    "not-possible": t`This cannot be done to all of the chosen plots as they are now. Nothing was changed.`,
    "bad-until": t`A hold ends within 30 days from now, and later than it ends already.`,
    "bad-price": t`Enter whole rupees, and a day that is to come.`,
    "unlikely-rate": t`A square yard costs ₹500 to ₹5,00,000. Check the figure, and whether it is for the plot or for a square yard.`,
  };
  const ofHold = {
    "bad-until": t`Choose a time from now on, at most ${MOST_HELD_DAYS} days ahead.`,
  };
  /** `own`: the words of what is sent, where they are other ones than those of all acts. */
  const send = async (path: string, body: object, own = {}): Promise<PlotsChanged | null> => {
    if (busy) return null;
    setBusy(true);
    const base = `/api/agent/projects/${encodeURIComponent(slug)}`;
    const reply = await call<PlotsChanged>("POST", `${base}/${path}`, body);
    setBusy(false);
    if (reply.ok) {
      await onReload();
      return reply.body;
    }
    const { code, field = null } = reply;
    const isWrong = code === "invalid-input" && field?.startsWith("buyer");
    const text = isWrong
      ? t`Enter for whom, and an email or a phone number that can be called.`
      : refusalWords(reply, { ...words, ...own });
    setOutcome({ kind: "failed", text, field });
    if (code === "changed-meanwhile" || code === "not-possible") await onReload();
    return null;
  };
  return {
    outcome,
    busy,
    /** True of a plot that is no longer as it was when an act of it was refused. */
    isChanged: (plot: AdminPlot) => {
      const seen = refused.get(plot.number);
      return seen !== undefined && seen !== stateOf(plot);
    },
    forget: () => {
      setOutcome({ kind: "none" });
      setRefused(new Map());
    },
    /** True when it was done. */
    act: async (what: PlotAct, plots: readonly AdminPlot[], fields: ActFields, said: string) => {
      const seen = plots.map(({ number, version, sqYards }) => ({ number, version, sqYards }));
      const done = await send("changes", { what, seen, ...fields }, what === "hold" ? ofHold : {});
      setRefused(new Map(done ? [] : seen.map((plot) => [plot.number, stateOf(plot)])));
      if (done) setOutcome({ kind: "done", text: said, change: done.change });
      return done !== null;
    },
    /** Prices of a list as one act; true when it was done. */
    price: async (prices: PriceListPreview["changes"], from: string | null, said: string) => {
      const body = prices.map(({ before: _, ...price }) => price);
      const done = await send("prices", { prices: body, from });
      setRefused(new Map(done ? [] : prices.map((plot) => [plot.number, stateOf(plot)])));
      if (done) setOutcome({ kind: "done", text: said, change: done.change });
      return done !== null;
    },
    undo: async (change: string) => {
      const done = await send("undo", { change });
      if (done) setOutcome({ kind: "done", text: t`Undone.`, change: null });
      return done !== null;
    },
  };
}

export type PlotActs = ReturnType<typeof usePlotActs>;
