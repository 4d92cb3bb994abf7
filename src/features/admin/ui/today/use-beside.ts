import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { Today } from "#features/admin/model/replies.ts";

/** Where the day leaves room for a lead beside it. */
const ROOM = "(min-width: 80rem)";

/** Where a lead's row leads, and whether it is the one that stands beside the day. */
export type Beside = (reference: string) => { readonly to: string; readonly isOpen: boolean };

function useRoom(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(ROOM);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(ROOM).matches,
    () => false,
  );
}

function firstOf({ waiting, steps, visits }: Today): string | null {
  const [first] = [...waiting.leads, ...steps.leads, ...visits];
  return first?.reference ?? null;
}

/**
 * On a wide window a row opens its lead beside the day, at first that of the nearest deadline, which stays while
 * something is done to it; on others it leads to the lead's own page.
 */
export function useBeside(today: Today): { readonly open: string | null; readonly beside: Beside } {
  const asked = new URLSearchParams(useLocation().search).get("lead");
  const hasRoom = useRoom();
  const first = firstOf(today);
  const [begun, setBegun] = useState(first);
  // The day may begin with nobody; the first that comes stays.
  if (begun === null && first !== null) setBegun(first);
  const open = hasRoom ? (asked ?? begun) : null;
  const beside = (reference: string) => ({
    to: hasRoom
      ? `${consoleHref("today")}?${new URLSearchParams({ lead: reference })}`
      : consoleHref("leads/:reference", { reference }),
    isOpen: reference === open,
  });
  return { open, beside };
}
