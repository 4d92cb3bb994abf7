import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { type REFUSALS, useRefusalWords } from "#features/admin/ui/refusal-words.ts";

/** Asks for something done to many listings: null where it is refused, and `failure` says why in `words` or the console's. */
export function useAsking(
  refused: keyof typeof REFUSALS,
  words: Readonly<Record<"too-many", string>>,
) {
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords(refused);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const ask = async <Body>(path: string, body: object): Promise<Body | null> => {
    setBusy(true);
    const reply = await call<Body>("POST", path, body);
    setBusy(false);
    setFailure(reply.ok ? null : refusalWords(reply, words));
    return reply.ok ? reply.body : null;
  };
  return { failure, isBusy, ask, forget: () => setFailure(null) };
}
