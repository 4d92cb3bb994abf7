// A headless browser has no push service to subscribe with: a test makes its subscription.
import type { TestBrowser } from "../../src/platform/push/push-testing.ts";

/** What a page needs to believe that its browser is subscribed, in the place of its push service. */
export function subscriptionOf(endpoint: string, keys: TestBrowser) {
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Has a page subscribe so; given to a page before its own script. */
export function subscribeHere(given: ReturnType<typeof subscriptionOf>): void {
  const toBytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0))
      .buffer;
  const NAME = "test-subscription";
  const made = (key: string) => ({
    endpoint: given.endpoint,
    options: { applicationServerKey: toBytes(key) },
    getKey: (name: "p256dh" | "auth") => toBytes(given[name]),
    unsubscribe: async () => {
      localStorage.removeItem(NAME);
      return true;
    },
  });
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey);
    localStorage.setItem(NAME, key);
    return made(key) as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => {
    const key = localStorage.getItem(NAME);
    return key === null ? null : (made(key) as unknown as PushSubscription);
  };
}
