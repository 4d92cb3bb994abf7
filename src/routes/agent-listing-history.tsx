import { HistoryScreen } from "#desk/history/history-screen.tsx";

export default function AgentListingHistory() {
  return <HistoryScreen />;
}
