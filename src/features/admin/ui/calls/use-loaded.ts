import { useCallback, useEffect, useRef, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { isLocked, useConsoleCalls } from "./console-calls.ts";

export type Loaded<Body> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly body: Body };

/**
 * What a call of the console answers, asked anew when the console was opened again. What is shown
 * stays where nobody answers the next time: something may be typed in it. An answer that is overtaken
 * by a newer one, or by another path, is not shown.
 */
export function useLoaded<Body>(path: string) {
  const { call, opened } = useConsoleCalls();
  const [loaded, setLoaded] = useState<Loaded<Body>>({ kind: "loading" });
  const asked = useRef(path);
  const shown = useRef<string | null>(null);
  const turns = useRef({ asked: 0, shown: 0 });
  // The same for every path: what was begun at one asks for the one that is shown by then.
  const load = useCallback(async () => {
    const at = asked.current;
    const turn = ++turns.current.asked;
    const reply = await call<Body>("GET", at);
    if (at !== asked.current || turn < turns.current.shown) return reply;
    if (reply.ok) {
      turns.current.shown = turn;
      shown.current = at;
      setLoaded({ kind: "ready", body: reply.body });
      return reply;
    }
    // What is shown stays under the code that is asked for.
    const stays = isLocked(reply.code) || (isAway(reply) && shown.current === at);
    setLoaded((was) => (was.kind === "ready" && stays ? was : { kind: "failed", failure: reply }));
    return reply;
  }, [call]);
  useEffect(() => {
    asked.current = path;
    if (opened >= 0) void load();
  }, [load, opened, path]);
  return { loaded, load };
}

/** Nobody of ours answered, now. */
function isAway({ code }: Failure): boolean {
  return code === "network" || code === "unreadable" || code === "database-away" || code === "busy";
}
