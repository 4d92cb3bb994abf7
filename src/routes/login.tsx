import { LoginScreen } from "#accounts/screens/login-screen.tsx";
import { useArrive } from "#favourites/use-arrive.ts";

export default function Login() {
  return <LoginScreen onSignedIn={useArrive()} />;
}
