import { OtpScreen } from "#features/accounts/ui.ts";
export default function Otp() {
  return <OtpScreen />;
}
