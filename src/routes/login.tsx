import { LoginScreen } from "#features/accounts/ui.ts";
export default function Login() {
  return <LoginScreen />;
}
