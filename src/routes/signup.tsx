import { SignupScreen } from "#accounts/screens/signup-screen.tsx";
import { useArrive } from "#favourites/use-arrive.ts";

export default function Signup() {
  return <SignupScreen onSignedIn={useArrive()} />;
}
