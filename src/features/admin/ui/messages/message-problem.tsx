import { Trans } from "@lingui/react/macro";
import { LONGEST_MESSAGE, type MessageProblem } from "#features/leads/index.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** What is wrong with a text, and what to do. */
export function MessageProblemLine({ problem }: { readonly problem: MessageProblem }) {
  return (
    <span className="flex items-start gap-1.5 text-danger">
      <Icon name="circle-alert" className="mt-0.75 size-4" />
      <span>
        <ProblemWords problem={problem} />
      </span>
    </span>
  );
}

function ProblemWords({ problem }: { readonly problem: MessageProblem }) {
  switch (problem.code) {
    case "empty":
      return <Trans>Write a text, or go back to ours.</Trans>;
    case "too-long":
      return <Trans>At most {LONGEST_MESSAGE} characters: shorten it.</Trans>;
    case "broken":
      return <Trans>It has characters that cannot be sent. Type that part again.</Trans>;
    case "unknown-placeholder": {
      const tokens = problem.tokens.join(", ");
      return <Trans>There is nothing to fill in for {tokens}. Choose from the names below.</Trans>;
    }
  }
}
