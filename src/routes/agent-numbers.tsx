import { NumbersScreen } from "#numbers/screens/numbers-screen.tsx";

export default function AgentNumbers() {
  return <NumbersScreen />;
}
