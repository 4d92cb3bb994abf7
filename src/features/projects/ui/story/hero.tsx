import { Trans, useLingui } from "@lingui/react/macro";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { pdfPath } from "#features/projects/pdf/pdf-names.ts";
import { useContactLinks } from "#features/projects/ui/contact-links.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { VisitLink } from "#features/projects/ui/visit-link.tsx";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";
import { Registration } from "./registration.tsx";

/** The first sight: the project drawn from its plan, its name, its facts and what to do next. */
export function Hero({ view: { media } }: { view: ProjectView }) {
  const { t } = useLingui();
  const { name, isSample, plotCount, minutesFromAmaravati } = projectFacts;
  return (
    <header className="print:hidden">
      <DrawnPicture
        picture={media.pictures.hero}
        alt={t`${name} from above the gate, drawn from its plan`}
        sizes="100vw"
        eager
        height={615}
        className="aspect-[16/11] w-full object-cover md:aspect-auto md:h-[clamp(340px,36vw,540px)]"
      />
      <div className="wrap">
        <div className="relative -mt-10 rounded-card border border-line bg-card p-5 md:-mt-14 md:p-10">
          <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
            <div className="min-w-0 lg:flex-1">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-muted">
                {isSample && (
                  <span className="rounded-tag bg-mist px-2 py-0.5 font-medium text-ink">
                    <Trans>Sample project</Trans>
                  </span>
                )}
                <Trans>Illustrative, drawn from the plan</Trans>
              </p>
              <h1 className="mt-2 text-display">{name}</h1>
              <p className="mt-1 text-lead text-muted">
                <Trans>
                  {plotCount} gated plots, {minutesFromAmaravati} minutes from Amaravati
                </Trans>
              </p>
              <div className="mt-3">
                <Registration />
              </div>
            </div>
            <HeroActions />
          </div>
          <HeroFacts />
        </div>
      </div>
    </header>
  );
}

function HeroActions() {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const { enquiry, text } = useContactLinks();
  /** Two in a line of a phone, without their icons; one below the other where the words are too long. */
  const half = `max-[26.25rem]:px-3 ${button("outline")}`;
  return (
    <div className="flex w-full flex-wrap gap-3 *:grow min-[26.25rem]:grid min-[26.25rem]:grid-cols-2 lg:w-auto">
      <VisitLink className={`basis-full ${button("action")}`}>
        <Trans>Schedule Site Visit</Trans>
      </VisitLink>
      <a
        href={pdfPath({ name: "brochure", language })}
        hrefLang={language}
        download
        className={half}
      >
        <Icon name="download" className="size-5 max-[26.25rem]:hidden" />
        <Trans>Get Brochure</Trans>
      </a>
      <LocalLink {...enquiry("callback")} className={half}>
        <Icon name="phone" className="size-5 max-[26.25rem]:hidden" />
        <Trans>Request a Callback</Trans>
      </LocalLink>
      <WhatsAppLink text={text} className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>Talk to Us on WhatsApp</Trans>
      </WhatsAppLink>
    </div>
  );
}

function HeroFacts() {
  const { t } = useLingui();
  const { acres, plotCount, smallestSqYards, largestSqYards, roadFeet } = projectFacts;
  const [smallest, largest] = [formatWhole(smallestSqYards), formatWhole(largestSqYards)];
  const [avenue, park, loop] = roadFeet;
  const facts = [
    [t`Total area`, t`${formatDecimal(acres, 1)} acres`],
    [t`Plots`, formatWhole(plotCount)],
    [t`Plot sizes`, t`${smallest} to ${largest} sq yd`],
    [t`Roads`, t`${avenue}, ${park} and ${loop} ft`],
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-ink pt-5 md:mt-8 md:grid-cols-4">
      {facts.map(([name, value]) => (
        <div key={name} className="md:not-last:border-r md:not-last:border-line">
          <dt className="text-label font-medium text-muted">{name}</dt>
          <dd className="num mt-0.5 text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
