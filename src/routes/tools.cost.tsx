import { CostScreen } from "#tools/cost-screen.tsx";

export default function Cost() {
  return <CostScreen />;
}
