import { useEffect, useState } from "react";

const TICK_MS = 20_000;

/** The time, a few times a minute: for clocks that run while one looks at them. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
