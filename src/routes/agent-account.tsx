import { AgentAccountScreen } from "#accounts/second-factor/agent-account-screen.tsx";
import { useAgent } from "#agent/agent-context.ts";

export default function AgentAccount() {
  const { agent, reload } = useAgent();
  return <AgentAccountScreen agent={agent} onChange={() => void reload()} />;
}
