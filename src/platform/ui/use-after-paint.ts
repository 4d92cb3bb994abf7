import { startTransition, useEffect, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/**
 * Follows a value once what depends on it at once has been painted: for costly parts of a screen
 * that may come a frame later, where even a deferred render would take that frame's time. The
 * value must keep its identity from render to render.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [later, setLater] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setLater(() => value))), [value]);
  return later;
}
