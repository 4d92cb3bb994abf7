import { useEffect } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "#platform/ui/late/after-paint.ts";
import type { OfflineMessage } from "./offline-caches.ts";

/** Tells the worker, whose script comes with the first message; without a network it is told nothing. */
export function tellOffline(message: OfflineMessage): void {
  void import("./tell-worker.ts").then(
    ({ tellWorker }) => tellWorker(message),
    () => undefined,
  );
}

/** Has each page that is opened stored, to be read without a network. */
export function useStoredPages(): void {
  const { pathname, search } = useLocation();
  useEffect(
    () => afterPaint(() => tellOffline({ kind: "visited", path: pathname + search })),
    [pathname, search],
  );
}
