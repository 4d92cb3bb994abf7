import { SignupScreen } from "#features/accounts/ui.ts";
import { useArrive } from "#features/saved/ui.ts";
export default function Signup() {
  return <SignupScreen onSignedIn={useArrive()} />;
}
