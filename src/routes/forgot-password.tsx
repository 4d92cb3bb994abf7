import { ForgotScreen } from "#accounts/screens/forgot-screen.tsx";

export default function ForgotPassword() {
  return <ForgotScreen />;
}
