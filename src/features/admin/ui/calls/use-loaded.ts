import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { isLocked, useConsoleCalls } from "./console-calls.ts";

export type Loaded<Body> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly body: Body };

/**
 * What a call of the console answers, asked anew when the console was opened again. What is shown
 * stays where nobody answers the next time: something may be typed in it.
 */
export function useLoaded<Body>(path: string) {
  const { call, opened } = useConsoleCalls();
  const [loaded, setLoaded] = useState<Loaded<Body>>({ kind: "loading" });
  const shown = useRef<string | null>(null);
  const load = useCallback(async () => {
    const reply = await call<Body>("GET", path);
    if (reply.ok) {
      shown.current = path;
      setLoaded({ kind: "ready", body: reply.body });
      return reply;
    }
    // What is shown stays under the code that is asked for.
    const stays = isLocked(reply.code) || (isAway(reply) && shown.current === path);
    setLoaded((was) => (was.kind === "ready" && stays ? was : { kind: "failed", failure: reply }));
    return reply;
  }, [call, path]);
  useEffect(() => {
    if (opened >= 0) void load();
  }, [load, opened]);
  return { loaded, load };
}

/** Nobody of ours answered, now. */
function isAway({ code }: Failure): boolean {
  return code === "network" || code === "unreadable" || code === "database-away" || code === "busy";
}
