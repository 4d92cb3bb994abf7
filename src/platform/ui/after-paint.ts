import { startTransition, useEffect, useState } from "react";

/** The longest that work waits for a quiet moment, ms. */
const PATIENCE_MS = 200;

/** Runs work after the next frame is painted, when the page is quiet; returns what calls it off. */
export function afterPaint(context: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenQuiet(context);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

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

/** Safari knows no idle moments: there it is the task after the frame. */
function whenQuiet(context: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(context);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(context, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
