import { AgentAccountScreen, useAgent } from "#features/admin/ui.ts";
export default function AgentAccount() {
  const { agent, reload } = useAgent();
  return <AgentAccountScreen agent={agent} onChange={() => void reload()} />;
}
