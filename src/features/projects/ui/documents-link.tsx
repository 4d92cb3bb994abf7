import { Trans } from "@lingui/react/macro";
import { checklistPath } from "#features/calculators/index.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface DocumentsLinkProps {
  /** Its slug. */
  readonly project: string;
  readonly plot: number | string;
}

/** The way from a plot to the checklist of its papers. */
export function DocumentsLink({ project, plot }: DocumentsLinkProps) {
  return (
    <LocalLink
      to={checklistPath(`${project}/${plot}`)}
      className="text-link mt-2 inline-flex min-h-11 items-center gap-2 text-control print:hidden"
    >
      <Icon name="list-checks" className="size-5" />
      <Trans>Papers to see before you pay</Trans>
    </LocalLink>
  );
}
