import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import type { AgentLead } from "#features/leads/index.ts";

/** Notes that the greeting was opened in WhatsApp; where that fails the agent sees it missing, and notes it. */
export function useGreeting(
  { reference, language, greeting }: Pick<AgentLead, "reference" | "language" | "greeting">,
  onChange: (lead: AgentLead) => void,
): () => void {
  const { call } = useConsoleCalls();
  return async () => {
    const path = `/api/agent/leads/${encodeURIComponent(reference)}/messages`;
    const message = { id: crypto.randomUUID(), kind: "greeting", channel: "whatsapp", language };
    const reply = await call<{ lead: AgentLead }>("POST", path, {
      ...message,
      text: greeting,
    });
    if (reply.ok) onChange(reply.body.lead);
  };
}
