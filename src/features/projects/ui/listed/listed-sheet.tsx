import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import type { ListedPlotView, ListedProjectView } from "#features/projects/model/listed-project.ts";
import { takesVisits, toPlotSubject } from "#features/projects/model/plot-subject.ts";
import { DocumentsLink } from "#features/projects/ui/documents-link.tsx";
import { useArrival } from "#features/projects/ui/plot/use-sheet-focus.ts";
import { FACING_WORDS, STATUS_WORDS } from "#features/projects/ui/plot-words.ts";
import { useFigures } from "#features/projects/ui/project-words.ts";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { button, ICON_BUTTON } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";

interface ListedSheetProps {
  readonly plot: ListedPlotView;
  readonly project: ListedProjectView;
  readonly control: PlanControl;
}

/** One plot: what is stated of it, what it costs, and what may be asked. */
export function ListedSheet({ plot, project: { slug, facts }, control }: ListedSheetProps) {
  const { t, i18n } = useLingui();
  const { sqYards, feet, sum } = useFigures();
  const { number, status, facing, roadFeet, sides, corner, parkSide, price, total } = plot;
  const position = [corner && t`Corner`, parkSide && t`Park-side`].filter(Boolean).join(", ");
  const about = t`${facts.name}, plot ${number}`;
  const { isSample, registration } = facts;
  // Nobody may be invited to buy what is not registered (RERA Act 2016, section 3).
  const isForSale = registration !== null && !isSample;
  const mayVisit = takesVisits({ isForSale, isSample }, useSite());
  const kind = !mayVisit || status === "sold" ? "message" : "site-visit";
  const sheet = useRef<HTMLElement>(null);
  const title = useArrival(sheet, number);
  const query = new URLSearchParams({ kind, plot: toPlotSubject(facts, number) });
  return (
    <aside
      ref={sheet}
      id="plot"
      aria-labelledby="plot-title"
      className="lg:order-last rounded-card border border-line bg-card p-5 lg:sticky lg:top-20"
    >
      <div className="mb-3 flex items-center gap-3">
        <h3 ref={title} id="plot-title" tabIndex={-1} className="text-h3 outline-none">
          <Trans>Plot {number}</Trans>
        </h3>
        <span className="rounded-tag bg-mist px-2 py-0.5 text-label font-medium">
          {i18n._(STATUS_WORDS[status])}
        </span>
        <a
          href={control.pathWith({ plot: null })}
          data-keep-scroll=""
          data-replace=""
          aria-label={t`Close`}
          className={`-mr-2 ml-auto print:hidden ${ICON_BUTTON}`}
        >
          <Icon name="x" className="size-6" />
        </a>
      </div>
      <TitleBlock columns="grid-cols-2">
        <TitleCell name={t`Size`}>{sqYards(plot.sqYards)}</TitleCell>
        <TitleCell name={t`Sides, ft`}>{sides ?? t`Not stated`}</TitleCell>
        <TitleCell name={t`Facing`}>
          {facing === null ? t`Not stated` : i18n._(FACING_WORDS[facing])}
        </TitleCell>
        <TitleCell name={t`Road`}>{roadFeet === null ? t`Not stated` : feet(roadFeet)}</TitleCell>
        {position !== "" && <TitleCell name={t`Position`}>{position}</TitleCell>}
      </TitleBlock>
      {(price !== null || status !== "sold") && (
        <p className="mt-4 flex items-baseline justify-between gap-4">
          <b className="font-semibold">
            <Trans>Land</Trans>
          </b>
          <span className="num text-figure">{price === null ? t`On request` : sum(price)}</span>
        </p>
      )}
      {price !== null && (
        <p className="num mt-1 text-small text-muted">
          {total === null ? (
            <Trans>{formatRupees(price / plot.sqYards)} per sq yd, without duties</Trans>
          ) : (
            <Trans>
              {formatRupees(price / plot.sqYards)} per sq yd; with duties {sum(total)}
            </Trans>
          )}
        </p>
      )}
      <LocalLink
        to={`${href("/enquire")}?${query}`}
        data-layout={about}
        className={`mt-4 w-full ${button("action")}`}
      >
        {status === "sold" ? (
          <Trans>Ask for similar</Trans>
        ) : mayVisit ? (
          <Trans>Book a site visit</Trans>
        ) : (
          <Trans>Ask a Question</Trans>
        )}
      </LocalLink>
      <DocumentsLink project={slug} plot={number} />
    </aside>
  );
}
