import { Trans, useLingui } from "@lingui/react/macro";
import type { Said } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { SampleNote } from "#platform/ui/shell/sample-note.tsx";
import { useRegion, useSite } from "#platform/ui/shell/site.ts";
import { LegalPage, Part } from "./legal-page.tsx";
import { MapWords } from "./map-words.tsx";

/** Who runs the site, how layouts are checked, who pays whom: what backs the landing page. */
export function AboutScreen({ about }: { readonly about: Said | null }) {
  const { t } = useLingui();
  const { around } = useRegion();
  return (
    <LegalPage
      title={t`About Sthalam`}
      description={t`Sthalam means “plot” or “place”. It shows layouts around ${around}, with what is known about each and what is not.`}
    >
      <WhoAndHow about={about} />
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

function WhoAndHow({ about }: { readonly about: Said | null }) {
  const { crdaRegistration } = useSite();
  const { authority, register, isShipped } = useRegion();
  return (
    <>
      <Part id="who" name={<Trans>Who we are</Trans>}>
        {about ? (
          <Paragraphs said={about} />
        ) : (
          <p>
            <Trans>One agent runs this site for families buying a plot to live on.</Trans>
          </p>
        )}
        {crdaRegistration !== "" && (
          <p>
            <Trans>
              {authority} registration: {crdaRegistration}
            </Trans>
          </p>
        )}
        <SampleNote />
      </Part>
      <Part id="verified" name={<Trans>What we check, and what we do not</Trans>}>
        <p>
          <Trans>Each listing names its source and the day we read it.</Trans>{" "}
          {isShipped && (
            <>
              <Trans>
                The first ones come from the catalogue handed over with this site’s specification.
                It does not say where its facts are from, and they were not checked at {register}.
              </Trans>{" "}
            </>
          )}
          <Trans>
            We show the RERA registration as stated and do not look it up: a link to the official
            register is beside it, with the steps to check it yourself.
          </Trans>
        </p>
        <p>
          <Trans>
            “RERA number given” means only that a number is published. “Approved, as listed” appears
            only where the listing says, too, that permissions are in place, and no listing with the
            same number says otherwise. Gaps, numbers shared by two listings and facts that
            contradict each other are flagged, never tidied away.
          </Trans>
        </p>
      </Part>
    </>
  );
}

/** What an owner wrote, parted where a line was left empty. */
function Paragraphs({ said: { text, language } }: { readonly said: Said }) {
  return (
    <div lang={language} className="grid gap-3 [overflow-wrap:anywhere] whitespace-pre-line">
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text stands as it is, and may repeat itself
        <p key={at}>{paragraph}</p>
      ))}
    </div>
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
          If anyone asks you for money in our name, don’t pay, and tell us. See what a plot costs in
          all, item by item:
        </Trans>{" "}
        <LocalLink to={href("/tools/:tool?", { tool: "cost" })} className="text-link">
          <Trans>all-in cost of a plot</Trans>
        </LocalLink>
      </p>
    </Part>
  );
}

function HowWeHelp() {
  return (
    <>
      <Part id="guided" name={<Trans>Buy direct, or with us beside you</Trans>}>
        <p>
          <Trans>
            Every listing shows what its publisher states, so you can go to the developer yourself.
            Or ask for a visit: we come along with the questions and the list of papers.
          </Trans>{" "}
          <LocalLink to={href("/tools/:tool?", { tool: "documents" })} className="text-link">
            <Trans>Documents checklist</Trans>
          </LocalLink>
        </p>
      </Part>
      <Part id="clock" name={<Trans>A call back within 24 hours</Trans>}>
        <p>
          <Trans>
            Every request gets a reference and a time. The agent is told at once, and the 24-hour
            clock runs until you have talked with each other.
          </Trans>
        </p>
      </Part>
      <Part id="demand" name={<Trans>Community demand</Trans>}>
        <p>
          <Trans>
            We count how many accounts have saved a layout, and show it only when at least five
            layouts have five saves each. Fewer would say nothing about demand, and might identify
            someone.
          </Trans>
        </p>
      </Part>
      <Part id="pictures" name={<Trans>Pictures, maps and estimates</Trans>}>
        <p>
          <Trans>
            Drawings are made from a listing’s own facts and are marked as illustrations.
          </Trans>{" "}
          <MapWords />{" "}
          <Trans>
            Rates are asking rates, not sale prices, and say how many layouts they are based on.
          </Trans>
        </p>
      </Part>
      <DataSources />
    </>
  );
}

/** Open data that the pages tell of, each with who published it, when and on what terms. */
function DataSources() {
  const { isShipped } = useRegion();
  const { map } = useSite();
  return (
    <Part id="sources" name={<Trans>Where our data comes from</Trans>}>
      {isShipped && <Survey />}
      <p>
        <Trans>
          Land and coast: Natural Earth, in the public domain. Places, roads and rivers: typed by
          us, schematic.
        </Trans>
      </p>
      {map.streets !== null && (
        <p>
          <Trans>
            Streets, water and houses: © OpenStreetMap contributors, under the Open Database
            License.
          </Trans>
        </p>
      )}
    </Part>
  );
}

/** What the region that the site comes with is surveyed by. */
function Survey() {
  return (
    <>
      <p>
        <Trans>
          Villages, and the schools, health centres, hospitals, banks, bus stops, petrol pumps and
          markets near a layout: survey of rural roads (PMGSY, GeoSadak), Ministry of Rural
          Development, 2022, under the Government Open Data License – India. Surveyors typed what
          they saw. We sort it by a table of spellings and leave out what stays unsure. Towns are
          not in this survey, and we say so where one is nearer.
        </Trans>
      </p>
      <p>
        <Trans>
          Railway stations: Indian Railways data published by datameet, 2016, in the public domain
          (CC0).
        </Trans>
      </p>
    </>
  );
}
