import { OFFLINE_WORKER } from "#platform/ui/known-markup.ts";
import type { OfflineMessage } from "./offline-caches.ts";

let coming: Promise<ServiceWorker | null> | null = null;

/**
 * Tells the worker of pages without a network, which is registered by the first message. In
 * development, and in a browser that forbids workers or has none, nothing is stored.
 */
export async function tellWorker(message: OfflineMessage): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  coming ??= register();
  (await coming)?.postMessage(message);
}

async function register(): Promise<ServiceWorker | null> {
  const isNew = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(OFFLINE_WORKER);
  } catch {
    return null; // It works with a network alone, as before.
  }
  const { active } = await navigator.serviceWorker.ready;
  if (active && isNew) tellOfFetched(active);
  return active;
}

/** What a page fetches that began without the worker, which stores what passes through it alone. */
function tellOfFetched(worker: ServiceWorker): void {
  const watcher = new PerformanceObserver((list) => {
    const urls = list.getEntries().map(({ name }) => new URL(name));
    const own = urls.filter(({ origin }) => origin === location.origin);
    const paths = own.map(({ pathname }) => pathname);
    worker.postMessage({ kind: "fetched", paths } satisfies OfflineMessage);
  });
  watcher.observe({ type: "resource", buffered: true });
}
