import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "./console-calls.ts";

export type Loaded<Body> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly body: Body };

/** What a call of the console answers, asked anew when the console was opened again. */
export function useLoaded<Body>(path: string) {
  const { call, opened } = useConsoleCalls();
  const [loaded, setLoaded] = useState<Loaded<Body>>({ kind: "loading" });
  const load = useCallback(async () => {
    const reply = await call<Body>("GET", path);
    if (reply.ok) setLoaded({ kind: "ready", body: reply.body });
    // What is shown stays under the code that is asked for.
    else
      setLoaded((was) =>
        was.kind === "ready" && isLocked(reply) ? was : { kind: "failed", failure: reply },
      );
    return reply;
  }, [call, path]);
  useEffect(() => {
    if (opened >= 0) void load();
  }, [load, opened]);
  return { loaded, load };
}

function isLocked({ code }: Failure): boolean {
  return code === "second-factor-needed" || code === "no-such-call";
}
