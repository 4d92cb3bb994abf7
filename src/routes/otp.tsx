import { OtpScreen } from "#features/accounts/ui.ts";
import { useArrive } from "#features/saved/ui.ts";
export default function Otp() {
  return <OtpScreen onSignedIn={useArrive()} />;
}
