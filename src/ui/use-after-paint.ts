import { startTransition, useEffect, useState } from "react";

/**
 * Follows a value once what depends on it at once has been painted: for costly parts of a screen
 * that may come a frame later, where even a deferred render would take that frame's time.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setLater(() => value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return later;
}
