import { PrivacyScreen } from "#standing/privacy-screen.tsx";

export default function Privacy() {
  return <PrivacyScreen />;
}
