import { useEffect } from "react";

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
