import { TermsScreen } from "#standing/terms-screen.tsx";

export default function Terms() {
  return <TermsScreen />;
}
