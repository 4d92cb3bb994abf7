import { startTransition, useEffect, useState } from "react";

/** The longest that a task waits for a quiet moment, ms. */
const PATIENCE_MS = 200;

/** Runs a task after the next frame is painted, when the page is quiet; returns what calls it off. */
export function afterPaint(task: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenQuiet(task);
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

/** Safari knows no idle moments: there it comes right after the frame. */
function whenQuiet(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
