import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "react-router";
import type { LeadKind } from "#leads/lead-kinds.ts";
import { button } from "#ui/button.ts";
import { LocalLink } from "#ui/local-link.tsx";
import { PageHead } from "#ui/shell/page-head.tsx";
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
