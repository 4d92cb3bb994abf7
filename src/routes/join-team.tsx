import { JoinTeamScreen } from "#features/accounts/ui.ts";
import { type PageHandle, secretAddress } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["accounts"] };

export const headers = secretAddress;

export default function JoinTeam() {
  return <JoinTeamScreen />;
}
