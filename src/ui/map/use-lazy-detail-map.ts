import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import type { DetailMapProps } from "./detail-map.client.tsx";

type MapState =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly map: ComponentType<DetailMapProps> }
  | { readonly kind: "failed" };

/** The map of one place, fetched when the visitor comes near its box. */
export function useLazyDetailMap(box: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<MapState>({ kind: "waiting" });
  const fail = () => setState({ kind: "failed" });
  const load = () => {
    setState({ kind: "waiting" });
    import("./detail-map.client.tsx").then(
      (module) => setState({ kind: "ready", map: module.default }),
      fail,
    );
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
