import { useLingui } from "@lingui/react/macro";
import { toSearchParams, type View } from "#features/search/model/search-url.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { SearchControl } from "./use-search-state.ts";

const TAB =
  "flex h-11 min-w-11.5 items-center justify-center gap-1.5 text-control font-[550] whitespace-nowrap aria-[current]:bg-ink aria-[current]:text-white md:px-3";

/** List or map, on a phone; each a link, with the live count. */
export function ViewTabs({ control: { state }, total }: { control: SearchControl; total: number }) {
  const { t } = useLingui();
  const to = (view: View) => `?${toSearchParams({ ...state, view })}`;
  const current = (view: View) => (state.view === view ? "page" : undefined);
  return (
    <nav aria-label={t`View`} className="flex overflow-hidden rounded border border-edge bg-card">
      <a href={to("map")} aria-current={current("map")} data-keep-scroll className={TAB}>
        <Icon name="map" className="size-5" />
        <Words>{t`Map`}</Words>
        {state.view === "list" && <Count total={total} />}
      </a>
      <a href={to("list")} aria-current={current("list")} data-keep-scroll className={TAB}>
        <Icon name="list" className="size-5" />
        <Words>{t`List`}</Words>
        {state.view === "map" && <Count total={total} />}
      </a>
    </nav>
  );
}

/** On a phone the icons stand alone: the words are read out. */
function Words({ children }: { children: string }) {
  return <span className="max-md:sr-only">{children}</span>;
}

function Count({ total }: { total: number }) {
  return <span className="num text-muted max-md:sr-only">{total}</span>;
}
