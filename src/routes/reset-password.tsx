import { ResetScreen } from "#features/accounts/ui.ts";
import { secretAddress } from "#platform/ui/shell/page-handle.ts";

export const headers = secretAddress;

export default function ResetPassword() {
  return <ResetScreen />;
}
