import { TableScreen } from "#features/admin/ui.ts";
export default function AgentListings() {
  return <TableScreen />;
}
