// For screens that stay open for hours, while the time goes on and others are at it too.
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

/** Loads anew whenever the page is looked at again: another agent may have been here meanwhile. */
export function useLookedAt(load: () => Promise<unknown>) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void load();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [load]);
}
