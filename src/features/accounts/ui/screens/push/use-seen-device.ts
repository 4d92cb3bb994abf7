import { useEffect } from "react";
import type { CallApi } from "#features/accounts/ui/call-api.ts";
import type { PushTopic } from "#platform/push/push-topics.ts";
import { findSubscription, TOPIC_PATHS, unsubscribe } from "./push-browser.ts";

/**
 * Tells once, as what they are about is opened, that this browser shows notifications: they end when
 * this session is signed out. One that was turned off elsewhere, or is another account's, ends here as well.
 */
export function useSeenDevice(topic: PushTopic, call: CallApi): void {
  useEffect(() => {
    const tell = async () => {
      const found = await findSubscription(topic);
      if (!found) return;
      const { endpoint } = found;
      const reply = await call<{ isKnown: boolean }>(
        "POST",
        `${TOPIC_PATHS[topic].calls}/devices/seen`,
        {
          endpoint,
        },
      );
      if (reply.ok && !reply.body.isKnown) await unsubscribe(topic);
    };
    // A browser that forbids asking for its worker has none.
    void tell().catch(() => undefined);
  }, [topic, call]);
}
