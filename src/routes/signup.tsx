import { SignupScreen } from "#features/accounts/ui.ts";
export default function Signup() {
  return <SignupScreen />;
}
