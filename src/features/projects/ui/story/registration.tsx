import { Trans } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { useSite } from "#platform/ui/shell/site.ts";

/** What the law wants beside every offer: the project's registration and the agent's own. */
export function Registration() {
  const { registration } = projectFacts;
  const { operator } = useSite();
  return (
    <p className="text-control">
      {registration.kind === "registered" ? (
        <Trans>AP RERA registration: {registration.number}</Trans>
      ) : (
        <b className="font-semibold">
          <Trans>Not registered with AP RERA, not for sale</Trans>
        </b>
      )}
      {operator && (
        <span className="block text-muted">
          {operator.legalName} · <Trans>RERA agent registration: {operator.reraAgentNumber}</Trans>
        </span>
      )}
    </p>
  );
}
