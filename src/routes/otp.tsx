import { OtpScreen } from "#accounts/screens/otp-screen.tsx";
import { useArrive } from "#favourites/use-arrive.ts";

export default function Otp() {
  return <OtpScreen onSignedIn={useArrive()} />;
}
