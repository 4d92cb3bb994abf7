import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { takesVisits } from "#features/projects/model/project-facts.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useContactLinks } from "./contact-links.ts";

interface VisitLinkProps {
  readonly plot?: number;
  readonly className: string;
  /** What it says where a visit may be asked for. */
  readonly children: ReactNode;
}

/**
 * Asks for a visit. Of a real project that is not registered it takes a question instead: nobody may
 * be invited to buy there (RERA Act 2016, section 3).
 */
export function VisitLink({ plot, className, children }: VisitLinkProps) {
  const { enquiry } = useContactLinks(plot);
  return (
    <LocalLink {...enquiry(takesVisits ? "site-visit" : "message")} className={className}>
      {takesVisits ? children : <Trans>Ask a Question</Trans>}
    </LocalLink>
  );
}
