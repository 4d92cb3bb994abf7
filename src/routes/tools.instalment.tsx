import { InstalmentScreen } from "#tools/instalment-screen.tsx";

export default function Instalment() {
  return <InstalmentScreen />;
}
