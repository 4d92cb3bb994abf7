import { useLingui } from "@lingui/react/macro";
import { toSearchParams, type View } from "#features/search/model/query/search-url.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { SearchControl } from "./use-search-state.ts";

const TAB =
  "flex h-11 min-w-11.5 items-center justify-center gap-1.5 text-control font-[550] whitespace-nowrap aria-[current]:bg-ink aria-[current]:text-white md:px-3";

/** List or map, on a phone; each a link, with the live count. */
export function ViewTabs({ control: { state }, total }: { control: SearchControl; total: number }) {
  const { t } = useLingui();
  const tab = (view: View, words: string) => (
    <a
      href={`?${toSearchParams({ ...state, view })}`}
      aria-current={state.view === view ? "page" : undefined}
      data-keep-scroll
      className={TAB}
    >
      <Icon name={view} className="size-5" />
      <span className="max-md:sr-only">{words}</span>
      {state.view !== view && <span className="num text-muted max-md:sr-only">{total}</span>}
    </a>
  );
  return (
    <nav aria-label={t`View`} className="flex overflow-hidden rounded border border-edge bg-card">
      {tab("map", t`Map`)}
      {tab("list", t`List`)}
    </nav>
  );
}
