import { TableScreen } from "#desk/table/table-screen.tsx";

export default function AgentListings() {
  return <TableScreen />;
}
