import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";

type MapState<Props> =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly map: ComponentType<Props> }
  | { readonly kind: "failed" };

/** A map fetched when the visitor comes near its box. */
export function useLazyMap<Props>(
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
