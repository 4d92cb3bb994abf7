import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Purchase } from "#features/calculators/model/checklists.ts";
import { useLeaving } from "#platform/ui/use-leaving.ts";

/** A pause in typing after which the address follows; browsers refuse to write it at each key. */
const PAUSE_MS = 300;

export interface ToolScreenProps {
  /** What the catalogue says of the rates that a tool may start with. */
  readonly median: { readonly rate: number; readonly n: number } | null;
  /** What a checklist is asked for; `found` is null where it is not listed, or no longer. */
  readonly asked: { readonly id: string; readonly found: Purchase | null } | null;
}

/**
 * What a tool is asked: the address at first, then what is typed; the address follows. A rate that
 * nobody gave is the median of the catalogue.
 */
export function useToolParams(median: ToolScreenProps["median"] = null) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const leaving = useLeaving();
  const onType = (form: HTMLFormElement) => {
    const filled = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const next = new URLSearchParams(filled).toString();
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (leaving.current) return;
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };
  const params = new URLSearchParams(typed ?? search);
  if (median && typed === null && !params.get("rate")) params.set("rate", String(median.rate));
  return { params, onType };
}
