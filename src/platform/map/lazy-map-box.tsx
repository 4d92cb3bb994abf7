import { Trans } from "@lingui/react/macro";
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { button } from "#platform/ui/button.ts";
import { Loading } from "#platform/ui/loading.tsx";

type MapState<Props> =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly map: ComponentType<Props> }
  | { readonly kind: "failed" };

interface LazyMapBoxProps<Props> {
  /** Its height, and the room above it. */
  readonly className?: string;
  readonly fetchMap: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** Draws the fetched map; `fail` tells that it broke. */
  readonly children: (MapOfPage: ComponentType<Props>, fail: () => void) => ReactNode;
}

/** A map's place on a page: it is fetched when the visitor comes near, and can be tried again. */
export function LazyMapBox<Props>({
  className = "mt-5 h-96",
  fetchMap,
  children,
}: LazyMapBoxProps<Props>) {
  const box = useRef<HTMLDivElement>(null);
  const { state, retry, fail } = useLazyMap(box, fetchMap);
  return (
    <div
      ref={box}
      className={`relative overflow-hidden rounded-card border border-line bg-map-land ${className}`}
    >
      {state.kind === "ready" ? (
        children(state.map, fail)
      ) : (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-muted">
          {state.kind === "failed" ? (
            <>
              <p role="alert">
                <Trans>Error loading map</Trans>
              </p>
              <button type="button" onClick={retry} className={button("outline", "small")}>
                <Trans>Try again</Trans>
              </button>
            </>
          ) : (
            <Loading />
          )}
        </div>
      )}
    </div>
  );
}

function useLazyMap<Props>(
  box: RefObject<HTMLElement | null>,
  fetchMap: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const [state, setState] = useState<MapState<Props>>({ kind: "waiting" });
  const fail = () => setState({ kind: "failed" });
  const load = () => {
    setState({ kind: "waiting" });
    fetchMap().then((module) => setState({ kind: "ready", map: module.default }), fail);
  };
  const start = useRef(load);
  useEffect(() => {
    if (!box.current) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        start.current();
      },
      { rootMargin: "400px" },
    );
    watcher.observe(box.current);
    return () => watcher.disconnect();
  }, [box]);
  return { state, retry: load, fail };
}
