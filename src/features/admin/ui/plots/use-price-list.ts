import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { PriceListPreview } from "#features/projects/index.ts";
import { download } from "#platform/ui/download.ts";

/** Where a price list stands that is brought back. */
export type PriceListState =
  | { readonly kind: "none" }
  | { readonly kind: "busy" }
  | { readonly kind: "failed"; readonly code: string }
  | { readonly kind: "looked"; readonly preview: PriceListPreview };

/** Fetches the price list of a project, and has one that comes back compared. */
export function usePriceList(slug: string) {
  const { fetchFile, sendFile } = useConsoleCalls();
  const [state, setState] = useState<PriceListState>({ kind: "none" });
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/prices`;
  return {
    state,
    forget: () => setState({ kind: "none" }),
    fetchFile: async (kind: "xlsx" | "csv") => {
      const reply = await fetchFile(`${path}?as=${kind}`);
      if (reply.ok) download(`${slug}-prices.${kind}`, reply.body);
      else setState({ kind: "failed", code: reply.code });
    },
    look: async (file: File) => {
      setState({ kind: "busy" });
      const sent = await sendFile({ path: `${path}/look`, file });
      if (!sent.ok) return setState({ kind: "failed", code: sent.code });
      const { preview } = JSON.parse(sent.body) as { preview: PriceListPreview };
      setState({ kind: "looked", preview });
    },
  };
}
