import { UndoEmailScreen } from "#features/accounts/ui.ts";
import { secretAddress } from "#platform/ui/shell/page-handle.ts";

export const headers = secretAddress;

export default function UndoEmail() {
  return <UndoEmailScreen />;
}
