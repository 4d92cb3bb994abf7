import { NoLead } from "#leads/inbox/screens/no-lead.tsx";

export default function AgentNoLead() {
  return <NoLead />;
}
