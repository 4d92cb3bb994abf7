import { LoginScreen } from "#features/accounts/ui.ts";
import { useArrive } from "#features/saved/ui.ts";
export default function Login() {
  return <LoginScreen onSignedIn={useArrive()} />;
}
