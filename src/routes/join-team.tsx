import { JoinTeamScreen } from "#features/accounts/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"] };

/** What its address holds is told to nobody and kept nowhere. */
export const headers = () => ({ "referrer-policy": "no-referrer", "cache-control": "no-store" });

export default function JoinTeam() {
  return <JoinTeamScreen />;
}
