import { useEffect, useRef, useState } from "react";
import { untilLoaded } from "./until-loaded.ts";

/**
 * A part of the app that opens on a click, fetched once the page is alive: it opens at once, also
 * where the network has gone since. Null until it is there.
 */
export function useFetched<Value>(load: () => Promise<Value>): Value | null {
  const [fetched, setFetched] = useState<{ readonly value: Value } | null>(null);
  const first = useRef(load);
  useEffect(() => {
    let isLeft = false;
    untilLoaded(first.current).then((value) => isLeft || setFetched({ value }));
    return () => {
      isLeft = true;
    };
  }, []);
  return fetched?.value ?? null;
}
