import { useEffect, useState } from "react";

/** Counts down from so many seconds by the clock, so that a sleeping tab does not fall behind. */
export function useCountdown(from: number) {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [left, setLeft] = useState(from);
  useEffect(() => setEndsAt(Date.now() + from * 1000), [from]);
  useEffect(() => {
    if (endsAt === null) return;
    const read = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    read();
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const restart = (seconds = from) => setEndsAt(Date.now() + seconds * 1000);
  return { left, restart };
}
