import { Trans, useLingui } from "@lingui/react/macro";
import type { LeadKind } from "#features/leads/model/lead-kinds.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { LeadTaken } from "./lead-taken.tsx";

/** The confirmation as a page: the reference and what happens next, nothing about the person. */
export function TakenScreen({ reference, kind }: { reference: string; kind: LeadKind }) {
  const { t } = useLingui();
  return (
    <div className="wrap py-16 md:py-24">
      <PageHead
        title={t`Your request · Sthalam`}
        description={t`What happens next with your request.`}
        indexed={false}
      />
      <div className="mx-auto max-w-lg">
        <h1 className="mb-6 text-h1">
          <Trans>Thank you</Trans>
        </h1>
        <LeadTaken reference={reference} kind={kind} />
        <LocalLink to={href("/searchProperties")} className={`mt-8 ${button("outline")}`}>
          <Trans>See all layouts</Trans>
        </LocalLink>
      </div>
    </div>
  );
}
