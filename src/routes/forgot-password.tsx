import { ForgotScreen } from "#features/accounts/ui.ts";
export default function ForgotPassword() {
  return <ForgotScreen />;
}
