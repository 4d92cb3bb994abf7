import { UndoEmailScreen } from "#features/accounts/ui.ts";
/** What its address holds is told to nobody and kept nowhere. */
export const headers = () => ({ "referrer-policy": "no-referrer", "cache-control": "no-store" });

export default function UndoEmail() {
  return <UndoEmailScreen />;
}
