/** The longest that work waits for a quiet moment, ms. */
const PATIENCE_MS = 200;

/** Runs work after the next frame is painted, when the page is quiet; returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  let callOff = () => {};
  const frame = requestAnimationFrame(() => {
    callOff = whenQuiet(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    callOff();
  };
}

/** Safari knows no idle moments: there it is the task after the frame. */
function whenQuiet(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => cancelIdleCallback(handle);
}
