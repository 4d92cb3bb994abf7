import { InboxScreen } from "#features/admin/ui.ts";
export default function AgentInbox() {
  return <InboxScreen />;
}
