import { ImportScreen } from "#features/admin/ui.ts";
export default function AgentImport() {
  return <ImportScreen />;
}
