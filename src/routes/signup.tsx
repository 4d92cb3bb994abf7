import { SignupScreen } from "#accounts/screens/signup-screen.tsx";

export default function Signup() {
  return <SignupScreen />;
}
