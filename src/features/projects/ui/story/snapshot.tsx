import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import type { ProjectMedia } from "#features/projects/model/project-view.ts";
import { pdfPath } from "#features/projects/pdf/pdf-names.ts";
import { useContactLinks } from "#features/projects/ui/contact-links.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import { VisitLink } from "#features/projects/ui/visit-link.tsx";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { untilLoaded } from "#platform/ui/late/until-loaded.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { WhatsAppLink } from "#platform/ui/shell/agent-links.tsx";

/** Only sites that have a film load it. */
const Walkthrough = lazy(() =>
  untilLoaded(async () => ({
    default: (await import("#features/projects/ui/walk/walkthrough.tsx")).Walkthrough,
  })),
);

/** The project's figures as on a drawing's title block, its papers, and a walk through it. */
export function Snapshot({ media }: { media: ProjectMedia }) {
  const { t } = useLingui();
  const { acres, plotCount, smallestSqYards, largestSqYards } = projectFacts;
  const [smallest, largest] = [formatWhole(smallestSqYards), formatWhole(largestSqYards)];
  const rows = [
    [t`Total Area`, t`${formatDecimal(acres, 1)} Acres`],
    [t`Number of Plots`, formatWhole(plotCount)],
    [t`Plot Size Range`, t`${smallest} to ${largest} Sq Yards`],
  ] as const;
  return (
    <section
      aria-labelledby="snapshot-title"
      className="far border-y border-line bg-card py-12 [--far:610px] sm:[--far:780px] md:py-20 lg:[--far:350px] print:hidden"
    >
      <div className="wrap grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="snapshot-title" className="mb-6 text-h2 md:text-h1">
            <Trans>Project at a glance</Trans>
          </h2>
          <dl className="rounded-[2px] border border-ink">
            {rows.map(([name, value]) => (
              <div
                key={name}
                className="flex items-baseline justify-between gap-4 px-4 py-3 not-last:border-b not-last:border-line"
              >
                <dt className="text-control text-muted">{name}</dt>
                <dd className="num text-h3">{value}</dd>
              </div>
            ))}
          </dl>
          <SnapshotActions />
        </div>
        {media.walkthrough ? (
          <Suspense>
            <Walkthrough source={media.walkthrough} poster={media.pictures.hero} />
          </Suspense>
        ) : (
          <figure>
            <DrawnPicture
              picture={media.pictures["master-layout"]}
              alt={t`The whole layout with its roads and gardens, drawn from the plan`}
              sizes="(width >= 1024px) 560px, 92vw"
              className="aspect-[16/10] w-full rounded-card border border-line object-cover"
            />
            <figcaption className="mt-2 text-small text-muted">
              <Trans>Illustrative, drawn from the plan</Trans>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}

function SnapshotActions() {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const { text } = useContactLinks();
  return (
    <div className="mt-4 grid grid-cols-1 gap-3 min-[26.25rem]:grid-cols-2">
      <a
        href={pdfPath({ name: "layout", language })}
        hrefLang={language}
        download
        className={`min-[26.25rem]:col-span-2 ${button("primary")}`}
      >
        <Icon name="download" className="size-5" />
        <Trans>Download Layout PDF</Trans>
      </a>
      <VisitLink className={button("outline")}>
        <Trans>Book a Site Visit</Trans>
      </VisitLink>
      <WhatsAppLink text={text} className={button("outline")}>
        <Icon name="message-circle" className="size-5 text-leaf" />
        <Trans>Chat on WhatsApp</Trans>
      </WhatsAppLink>
    </div>
  );
}
