import { WithdrawScreen } from "#features/leads/ui.ts";
import { type PageHandle, secretAddress } from "#platform/ui/shell/page-handle.ts";

export const handle: PageHandle = { words: ["leads", "accounts"] };

export const headers = secretAddress;

export default function Withdraw() {
  return <WithdrawScreen />;
}
