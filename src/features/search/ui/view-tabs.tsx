import { useLingui } from "@lingui/react/macro";
import { toSearchParams, type View } from "#features/search/model/search-url.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { SearchControl } from "./use-search-state.ts";

const TAB =
  "flex h-12 flex-1 items-center justify-center gap-1.5 px-1 text-control font-[550] whitespace-nowrap aria-[current]:bg-ink aria-[current]:text-white";

/** List or map, on a phone; each a link, with the live count. */
export function ViewTabs({ control: { state }, total }: { control: SearchControl; total: number }) {
  const { t } = useLingui();
  const to = (view: View) => `?${toSearchParams({ ...state, view })}`;
  const current = (view: View) => (state.view === view ? "page" : undefined);
  return (
    <nav
      aria-label={t`View`}
      className="flex flex-1 overflow-hidden rounded border border-edge bg-card"
    >
      <a href={to("list")} aria-current={current("list")} data-keep-scroll className={TAB}>
        <Icon name="list" className="size-5" />
        {t`List`}
        {state.view === "map" && <Count total={total} />}
      </a>
      <a href={to("map")} aria-current={current("map")} data-keep-scroll className={TAB}>
        <Icon name="map" className="size-5" />
        {t`Map`}
        {state.view === "list" && <Count total={total} />}
      </a>
    </nav>
  );
}

function Count({ total }: { total: number }) {
  return <span className="num text-muted">{total}</span>;
}
