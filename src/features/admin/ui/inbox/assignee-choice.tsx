import { Trans, useLingui } from "@lingui/react/macro";
import { useAgent, useColleagueName } from "#features/admin/ui/admin-context.tsx";
import type { AgentLead } from "#features/leads/index.ts";
import { SavedChoice } from "./saved-choice.tsx";

interface AssigneeChoiceProps {
  readonly lead: AgentLead;
  readonly onChoose: (assignee: string | null) => void;
}

/** Which agent cares for the lead; one who is gone stays named until another is chosen. */
export function AssigneeChoice({ lead, onChoose }: AssigneeChoiceProps) {
  const { t } = useLingui();
  const { agent } = useAgent();
  const colleague = useColleagueName();
  const { assignedTo } = lead;
  const isGone = assignedTo !== null && !lead.agents.includes(assignedTo);
  const agents = isGone ? [...lead.agents, assignedTo] : lead.agents;
  const nameOf = (email: string) => (email === agent.email ? t`You` : colleague(email));
  return (
    <SavedChoice
      label={<Trans>Cared for by</Trans>}
      value={assignedTo ?? ""}
      options={[["", t`Nobody yet`], ...agents.map((email) => [email, nameOf(email)] as const)]}
      submit={() => <Trans>Hand over</Trans>}
      onSave={(value) => onChoose(value === "" ? null : value)}
    />
  );
}
