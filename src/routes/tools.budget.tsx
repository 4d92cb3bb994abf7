import { BudgetScreen } from "#tools/budget-screen.tsx";

export default function Budget() {
  return <BudgetScreen />;
}
