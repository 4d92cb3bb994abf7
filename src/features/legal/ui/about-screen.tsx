import { Trans, useLingui } from "@lingui/react/macro";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { LegalPage, Part, TEXT_LINK } from "./legal-page.tsx";

/** Who runs the site, how layouts are checked, who pays whom: what backs the landing page. */
export function AboutScreen() {
  const { t } = useLingui();
  return (
    <LegalPage
      title={t`About Sthalam`}
      description={t`Sthalam means plot, place. It shows layouts around Vijayawada, Guntur and Amaravati with what is known of each, and what is not.`}
    >
      <WhoAndHow />
      <WhoPays />
      <HowWeHelp />
      <p className="flex flex-wrap gap-3">
        <LocalLink to={href("/searchProperties")} className={button("primary")}>
          <Trans>See all layouts</Trans>
        </LocalLink>
        <LocalLink to={href("/contact")} className={button("outline")}>
          <Trans>Talk to us</Trans>
        </LocalLink>
      </p>
    </LegalPage>
  );
}

function WhoAndHow() {
  const { crdaRegistration, sample } = useSite();
  return (
    <>
      <Part id="who" name={<Trans>Who we are</Trans>}>
        <p>
          <Trans>
            One agent runs this site for families who buy a plot to live on. CRDA registration:{" "}
            {crdaRegistration}.
          </Trans>{" "}
          {sample && (
            <Trans>Number, address and e-mail are sample values until the agent sets them.</Trans>
          )}
        </p>
      </Part>
      <Part id="verified" name={<Trans>How layouts are verified</Trans>}>
        <p>
          <Trans>
            Each listing names its source and the day it was read. We show the RERA registration as
            it is stated, with a link to the official register where you can check it yourself.
          </Trans>
        </p>
        <p>
          <Trans>
            “RERA no. stated” means that a number is published and nothing more. “Approved” stands
            only where the listing’s permissions say so as well. Gaps, numbers that two listings
            share and facts that contradict each other are marked, not tidied away.
          </Trans>
        </p>
      </Part>
    </>
  );
}

function WhoPays() {
  return (
    <Part id="who-pays" name={<Trans>Who pays whom: zero commission</Trans>}>
      <p>
        <Trans>
          You pay the seller the price, and the government stamp duty, transfer duty and the
          registration fee. You pay us nothing: no commission, no fee for a visit or a call.
        </Trans>
      </p>
      <p>
        <Trans>
          If anybody asks you for money in our name, do not pay, and tell us. What a plot costs in
          all is worked out here, part by part:
        </Trans>{" "}
        <LocalLink to={href("/tools/:tool?", { tool: "cost" })} className={TEXT_LINK}>
          <Trans>all-in cost of a plot</Trans>
        </LocalLink>
      </p>
    </Part>
  );
}

function HowWeHelp() {
  return (
    <>
      <Part id="guided" name={<Trans>Direct or guided buying</Trans>}>
        <p>
          <Trans>
            Every listing shows what its publisher states, so that you can go to the developer
            yourself. Or ask for a visit: we come along, with the questions and the list of papers.
          </Trans>{" "}
          <LocalLink to={href("/tools/:tool?", { tool: "documents" })} className={TEXT_LINK}>
            <Trans>Documents checklist</Trans>
          </LocalLink>
        </p>
      </Part>
      <Part id="clock" name={<Trans>A call back within 24 hours</Trans>}>
        <p>
          <Trans>
            Every request gets a reference and a time. The agent is told at once, and the clock of
            24 hours runs until you are answered.
          </Trans>
        </p>
      </Part>
      <Part id="demand" name={<Trans>Community demand</Trans>}>
        <p>
          <Trans>
            We count how many accounts have saved a home, and show it only when at least five homes
            have five saves each. Fewer would say nothing of demand, and might point at somebody.
          </Trans>
        </p>
      </Part>
      <Part id="pictures" name={<Trans>Pictures, maps and estimates</Trans>}>
        <p>
          <Trans>
            Drawings are made from a listing’s own facts and say that they are illustrations. The
            map is schematic. Rates are asking rates, not sale prices, and say how many they rest
            on.
          </Trans>
        </p>
      </Part>
    </>
  );
}
