import type { ReactNode } from "react";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSignInPlace } from "./sign-in-place.ts";

interface StepHeadingProps {
  readonly title: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly lead?: ReactNode;
}

/** What a step of signing in is: the page's title and head, or the sheet's title. */
export function StepHeading({ title, pageTitle, description, lead }: StepHeadingProps) {
  const { titleId } = useSignInPlace();
  return (
    <>
      {titleId === null ? (
        <>
          <PageHead title={pageTitle} description={description} indexed={false} />
          <h1 className="text-h1">{title}</h1>
        </>
      ) : (
        <h2 id={titleId} tabIndex={-1} className="pr-12 text-h2 outline-none">
          {title}
        </h2>
      )}
      {lead && <p className="mt-2 text-muted [overflow-wrap:anywhere]">{lead}</p>}
    </>
  );
}
