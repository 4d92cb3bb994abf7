import type { PushTopic } from "#platform/push/push-topics.ts";
import { PUSH_WORKER } from "#platform/ui/known-markup.ts";

interface TopicPaths {
  /** Of its worker, which shows notifications and answers for nothing: no page is below it. */
  readonly scope: string;
  /** Below which its calls are. */
  readonly calls: string;
}

export const TOPIC_PATHS: Readonly<Record<PushTopic, TopicPaths>> = {
  requests: { scope: "/agent-push/", calls: "/api/agent/push" },
  saved: { scope: "/saved-push/", calls: "/api/alerts/push" },
};

/** What a browser is able to do, and was allowed. */
export type PushAbility = "able" | "unable" | "denied";

/** Whether this browser can show notifications; on an iPhone only a site on the home screen can. */
export function pushAbility(): PushAbility {
  const isAble =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unable";
  return Notification.permission === "denied" ? "denied" : "able";
}

/** This browser's subscription, as the server takes it. */
export interface Subscribed {
  readonly endpoint: string;
  /** Base64url, as the following. */
  readonly p256dh: string;
  readonly auth: string;
  readonly vapidKey: string;
}

/** The subscription that this browser has for a topic; null for none, and where it may show nothing. */
export async function findSubscription(topic: PushTopic): Promise<PushSubscription | null> {
  if (pushAbility() !== "able") return null;
  const registration = await navigator.serviceWorker.getRegistration(TOPIC_PATHS[topic].scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** SHA-256 (hex) of a subscription's address, as the server names devices by. */
export async function markOf({ endpoint }: Pick<PushSubscription, "endpoint">): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([endpoint]));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Subscribes this browser with the server's public key (base64url), anew where it was made for
 * another one. Throws where the browser's push service cannot be reached.
 */
export async function subscribe(topic: PushTopic, publicKey: string): Promise<Subscribed> {
  const registration = await register(TOPIC_PATHS[topic].scope);
  const before = await registration.pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return {
    endpoint: made.endpoint,
    p256dh: toBase64url(made.getKey("p256dh")),
    auth: toBase64url(made.getKey("auth")),
    vapidKey: publicKey,
  };
}

/** Ends this browser's subscription for a topic; without one there is nothing to end. */
export async function unsubscribe(topic: PushTopic): Promise<void> {
  await (await findSubscription(topic))?.unsubscribe();
}

/** The public key that a subscription was made for, base64url; null where the browser does not tell. */
export function keyOf({ options }: PushSubscription): string | null {
  return options.applicationServerKey && toBase64url(options.applicationServerKey);
}

/** The worker, once it is there: a subscription needs one that runs. */
async function register(scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(PUSH_WORKER, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  await new Promise<void>((done, fail) => {
    const look = () => {
      if (coming.state === "activated") done();
      if (coming.state === "redundant") fail(new Error("The worker did not start."));
    };
    coming.addEventListener("statechange", look);
    look();
  });
  return registration;
}

function toBase64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
