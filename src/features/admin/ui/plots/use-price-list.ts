import { useState } from "react";
import { session } from "#features/accounts/ui.ts";
import { codeOf, sendFile } from "#features/admin/ui/listings/send-file.ts";
import { isLocked, useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
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
  const { call } = useConsoleCalls();
  const [state, setState] = useState<PriceListState>({ kind: "none" });
  const path = `/api/agent/projects/${encodeURIComponent(slug)}/prices`;
  const fail = async (code: string) => {
    setState({ kind: "failed", code });
    if (isLocked(code)) await call("GET", "/api/agent/me");
  };
  return {
    state,
    forget: () => setState({ kind: "none" }),
    fetchFile: async (kind: "xlsx" | "csv") => {
      const now = session.current();
      const authorization = `Bearer ${now.status === "signed-in" ? now.token : ""}`;
      const reply = await fetch(`${path}?as=${kind}`, { headers: { authorization } }).catch(
        () => null, // no network: told as such
      );
      if (reply?.ok) download(`${slug}-prices.${kind}`, await reply.blob());
      else await fail(reply ? codeOf(await reply.text()) : "network");
    },
    look: async (file: File) => {
      setState({ kind: "busy" });
      const sent = await sendFile({ path: `${path}/look`, file });
      if (sent.kind === "network") return fail("network");
      if (sent.status !== 200) return fail(codeOf(sent.text));
      const { preview } = JSON.parse(sent.text) as { preview: PriceListPreview };
      setState({ kind: "looked", preview });
    },
  };
}
