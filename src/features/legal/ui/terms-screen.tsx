import { Trans, useLingui } from "@lingui/react/macro";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { useSite } from "#platform/ui/shell/site.ts";
import { LegalPage, Part } from "./legal-page.tsx";
import { MapWords } from "./map-words.tsx";

export const handle: PageHandle = { words: ["pages"], startsAt: "touch" };

/** The rules of use, in plain words. */
export default function TermsScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`Terms`}
      description={t`What this site is, what it is not, and what we ask of each other. Plain words, no small print.`}
    >
      <WhatItIs />
      <WhatWeAsk />
    </LegalPage>
  );
}

function WhatItIs() {
  return (
    <>
      <Part id="facts" name={<Trans>Facts, not an offer</Trans>}>
        <p>
          <Trans>
            Listings show what others have published, with its source and date. They are not an
            offer, and no promise that a plot is available, approved or worth its price. Text marked
            “sample” is made up to show the site.
          </Trans>
        </p>
      </Part>
      <Part id="check" name={<Trans>Check before you pay</Trans>}>
        <p>
          <Trans>
            Ask for the papers, check the official register, walk the plot, and have your own lawyer
            read the deeds.
          </Trans>{" "}
          <LocalLink to={href("/tools/:tool?", { tool: "documents" })} className="text-link">
            <Trans>Documents checklist</Trans>
          </LocalLink>
        </p>
      </Part>
      <Part id="estimates" name={<Trans>Estimates</Trans>}>
        <p>
          <Trans>
            Costs, instalments and what a budget buys are worked out from what you type and from
            dated rates. The registration office, the tax office and your bank have the final say.
          </Trans>
        </p>
      </Part>
      <Part id="drawings" name={<Trans>Drawings and maps</Trans>}>
        <p>
          <Trans>Illustrations are drawn from stated facts and are not photographs.</Trans>{" "}
          <MapWords />{" "}
          <Trans>
            Distances are in a straight line. Neither drawings nor maps show a boundary.
          </Trans>
        </p>
      </Part>
    </>
  );
}

function WhatWeAsk() {
  const { infoEmail } = useSite();
  return (
    <>
      <Part id="money" name={<Trans>Money</Trans>}>
        <p>
          <Trans>
            Using this site, a call and a visit are free. We take no commission from buyers, and no
            payments are made through this site.
          </Trans>
        </p>
      </Part>
      <Part id="account" name={<Trans>Your account</Trans>}>
        <p>
          <Trans>
            Keep your password to yourself, and give your own name and number. You can delete the
            account in your profile at any time. We may close one that is used to harm others or the
            site.
          </Trans>
        </p>
      </Part>
      <Part id="mistakes" name={<Trans>Mistakes</Trans>}>
        <p>
          <Trans>
            If a fact is wrong, write to {infoEmail} and we will correct it or take it down. Indian
            law applies, and these terms take away none of the rights it gives you.
          </Trans>
        </p>
      </Part>
      <Part id="data" name={<Trans>Your data</Trans>}>
        <p>
          <LocalLink to={href("/privacy")} className="text-link">
            <Trans>What we keep about you is described on its own page.</Trans>
          </LocalLink>
        </p>
      </Part>
    </>
  );
}
