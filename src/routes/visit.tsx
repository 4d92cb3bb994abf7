import { VisitScreen } from "#features/leads/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["leads", "accounts"] };

/** What its address holds is told to nobody and kept nowhere. */
export const headers = () => ({ "referrer-policy": "no-referrer", "cache-control": "no-store" });

export default function Visit() {
  return <VisitScreen />;
}
