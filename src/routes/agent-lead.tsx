import { LeadScreen } from "#leads/inbox/screens/lead-screen.tsx";

export default function AgentLead() {
  return <LeadScreen />;
}
