import { ResetScreen } from "#features/accounts/ui.ts";
/** The address holds a secret: it is told to nobody and kept nowhere. */
export const headers = () => ({ "referrer-policy": "no-referrer", "cache-control": "no-store" });

export default function ResetPassword() {
  return <ResetScreen />;
}
