import { useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { type AdminPlot, type AdminPlotsQuery, toPlotsParams } from "#features/projects/index.ts";

type Asked = { readonly numbers: readonly string[] } | { readonly search: string };

/**
 * Plots that are chosen, on whichever page: those of the page that is shown as it shows them, others as
 * they were when they were asked for.
 */
export function useChosenPlots(slug: string, shown: readonly AdminPlot[]) {
  const { call } = useConsoleCalls();
  const [chosen, setChosen] = useState<ReadonlyMap<string, AdminPlot>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);
  const onPage = new Map(shown.map((plot) => [plot.number, plot]));
  const plots = [...chosen.values()]
    .map((plot) => onPage.get(plot.number) ?? plot)
    .sort((a, b) => a.number.localeCompare(b.number, "en", { numeric: true }));
  const ask = async (asked: Asked): Promise<readonly AdminPlot[]> => {
    const path = `/api/agent/projects/${encodeURIComponent(slug)}/chosen`;
    const reply = await call<{ plots: readonly AdminPlot[] }>("POST", path, asked);
    setFailure(reply.ok ? null : reply);
    return reply.ok ? reply.body.plots : [];
  };
  const add = (some: readonly AdminPlot[]) =>
    setChosen((was) => new Map([...was, ...some.map((plot) => [plot.number, plot] as const)]));
  const drop = (numbers: ReadonlySet<string>) =>
    setChosen((was) => new Map([...was].filter(([number]) => !numbers.has(number))));
  const isPage = shown.length > 0 && shown.every(({ number }) => chosen.has(number));
  return {
    /** Why plots of other pages could not be had when they were asked for last. */
    failure,
    /** By their numbers. */
    plots,
    numbers: new Set(chosen.keys()),
    /** Those of other pages. */
    elsewhere: plots.filter(({ number }) => !onPage.has(number)),
    /** True where all that are shown are chosen. */
    isPage,
    /** One of the page, or of the plan, which has those of every page. */
    toggle: async (number: string) => {
      const plot = onPage.get(number);
      if (chosen.has(number)) drop(new Set([number]));
      else add(plot ? [plot] : await ask({ numbers: [number] }));
    },
    togglePage: () => (isPage ? drop(new Set(onPage.keys())) : add(shown)),
    /** All that a query finds. */
    addFound: async (query: AdminPlotsQuery) => {
      const params = toPlotsParams({ ...query, from: null });
      add(await ask({ search: String(params) }));
    },
    /** Those of other pages as they are now. */
    refresh: async () => {
      const numbers = [...chosen.keys()].filter((number) => !onPage.has(number));
      if (numbers.length > 0) add(await ask({ numbers }));
    },
    clear: () => setChosen(new Map()),
  };
}

export type ChosenPlots = ReturnType<typeof useChosenPlots>;
