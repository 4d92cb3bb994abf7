import { useEffect } from "react";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { findSubscription, pushAbility, unsubscribe } from "./push-browser.ts";

/**
 * Tells once, as the console opens, that this browser shows notifications: they end when this session
 * is signed out. One that was turned off elsewhere, or is another agent's, ends here as well.
 */
export function useSeenDevice(): void {
  const { call } = useConsoleCalls();
  useEffect(() => {
    const tell = async () => {
      const found = pushAbility() === "able" ? await findSubscription() : null;
      if (!found) return;
      const { endpoint } = found;
      const reply = await call<{ isKnown: boolean }>("POST", "/api/agent/push/devices/seen", {
        endpoint,
      });
      if (reply.ok && !reply.body.isKnown) await unsubscribe();
    };
    // A browser that forbids asking for its worker has none.
    void tell().catch(() => undefined);
  }, [call]);
}
