import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useState } from "react";
import { BESIDE } from "#features/search/ui/use-scroll-to-card.ts";
import type { SearchMapProps } from "#platform/map/search-map.client.tsx";
import { button } from "#platform/ui/button.ts";
import { NeedsScript } from "#platform/ui/loading.tsx";
import type { MapPaneProps, ResultsMapProps } from "./results-map.tsx";

type MapState =
  | { readonly kind: "loading" }
  | {
      readonly kind: "ready";
      readonly map: ComponentType<SearchMapProps>;
      readonly Results: ComponentType<ResultsMapProps>;
    }
  | { readonly kind: "failed" };

/** The map's place: loads the map after the list, and says so when there can be none. */
export function MapPane(props: MapPaneProps) {
  const { t } = useLingui();
  const inFront = props.control.state.view === "map";
  const wanted = useIsWide() || inFront;
  const [state, setState] = useState<MapState>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted || attempt < 0) return;
    let current = true;
    Promise.all([import("#platform/map/search-map.client.tsx"), import("./results-map.tsx")]).then(
      ([{ default: map }, { ResultsMap: Results }]) =>
        current && setState({ kind: "ready", map, Results }),
      () => current && setState({ kind: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = () => {
    setState({ kind: "loading" });
    setAttempt(attempt + 1);
  };
  return (
    <div
      data-script-only=""
      className={`relative min-h-0 flex-1 bg-map-land ${inFront ? "" : "max-lg:hidden"}`}
    >
      {wanted && state.kind === "ready" && props.index ? (
        <state.Results
          {...props}
          index={props.index}
          map={state.map}
          onError={() => setState({ kind: "failed" })}
        />
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6 text-center text-muted">
          {state.kind === "failed" ? (
            <>
              <p role="alert">{t`Error loading maps`}</p>
              <button type="button" onClick={retry} className={button("outline", "small")}>
                {t`Try again`}
              </button>
            </>
          ) : (
            <>
              <p className="noscript:hidden">{t`Loading Maps…`}</p>
              <NeedsScript />
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** False on the server and until the first effect, so that the page hydrates as it was sent. */
function useIsWide(): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(BESIDE);
    const read = () => setWide(query.matches);
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return wide;
}
