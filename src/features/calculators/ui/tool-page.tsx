import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { href } from "#platform/ui/href.ts";
import { WayUp } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { UnknownDuties } from "./unknown-duties.tsx";

interface ToolPageProps {
  /** Path of the page, without language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Counts with the duties of the state. */
  readonly needsDuties?: true;
  readonly children: ReactNode;
}

/** What every tool's page stands in. */
export function ToolPage({ path, title, description, needsDuties, children }: ToolPageProps) {
  const { hasDuties, state } = useRegion();
  return (
    <div className="wrap pt-4 pb-16 md:pb-24">
      <PageHead title={`${title} · Sthalam`} description={description} canonicalPath={path} />
      <WayUp to={href("/tools/:tool?")}>
        <Trans>All tools</Trans>
      </WayUp>
      <h1 className="mt-3 text-h1">{title}</h1>
      <p className="mt-2 max-w-2xl text-muted">{description}</p>
      {needsDuties && !hasDuties ? <UnknownDuties state={state} /> : children}
    </div>
  );
}
