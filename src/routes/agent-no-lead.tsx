import { NoLead } from "#features/admin/ui.ts";
export default function AgentNoLead() {
  return <NoLead />;
}
