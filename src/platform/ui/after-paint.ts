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

/** Safari knows no idle moments: there it is the task after the frame. */
function whenQuiet(context: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(context);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(context, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
