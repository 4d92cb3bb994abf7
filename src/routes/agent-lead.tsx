import { LeadScreen } from "#features/admin/ui.ts";
export default function AgentLead() {
  return <LeadScreen />;
}
