import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { takesVisits } from "#features/projects/model/plot-subject.ts";
import { isForSale, projectFacts } from "#features/projects/model/project-facts.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { useContactLinks } from "./contact-links.ts";

interface VisitLinkProps {
  readonly plot?: number;
  readonly className: string;
  /** What it says where a visit may be asked for. */
  readonly children: ReactNode;
}

/** Whether a visit to the featured project may be asked for. */
export function useTakesVisits(): boolean {
  return takesVisits({ isForSale, isSample: projectFacts.isSample }, useSite());
}

/**
 * Asks for a visit. Of a project that is not for sale it takes a question instead: nobody may be
 * invited to buy where nothing is registered (RERA Act 2016, section 3), nor to see what is made up.
 */
export function VisitLink({ plot, className, children }: VisitLinkProps) {
  const { enquiry } = useContactLinks(plot);
  const mayVisit = useTakesVisits();
  return (
    <LocalLink {...enquiry(mayVisit ? "site-visit" : "message")} className={className}>
      {mayVisit ? children : <Trans>Ask a Question</Trans>}
    </LocalLink>
  );
}
