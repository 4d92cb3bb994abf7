import { InboxScreen } from "#leads/inbox/screens/inbox-screen.tsx";

export default function AgentInbox() {
  return <InboxScreen />;
}
