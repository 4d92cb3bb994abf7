import { Plural, Trans } from "@lingui/react/macro";
import type { LandingData } from "#features/landing/model/landing-data.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { SurveyMark } from "#platform/ui/empty-sheet.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { CarouselFilterForm } from "./carousel-filter-form.tsx";
import { LayoutsCarousel } from "./layouts-carousel.tsx";

/** Layouts that state a registration, a few at a time; the address holds the filters. */
export function ExploreLayouts({
  filters,
  layouts: { total, registered, shown, inMaps },
}: Pick<LandingData, "filters" | "layouts">) {
  const all = formatWhole(registered);
  return (
    <section
      id="buy-plot"
      aria-labelledby="explore"
      className="far wrap py-16 [--far:780px] md:py-24"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-1">
        <div>
          <h2 id="explore" className="text-h2">
            <Trans>Explore Approved Projects</Trans>
          </h2>
          <p className="text-muted">
            <Plural
              value={total}
              one={`# of ${all} layouts with a RERA registration number fits the filters below. Its card shows what is known about its approval.`}
              other={`# of ${all} layouts with a RERA registration number fit the filters below. Each card shows what is known about its approval.`}
            />
          </p>
        </div>
        <LocalLink
          to={inMaps}
          className="inline-flex min-h-11 items-center gap-2 font-[550] text-river hover:text-river-deep"
        >
          <Trans>Explore Projects in Maps</Trans>
          <Icon name="arrow-right" className="size-4" />
        </LocalLink>
      </div>
      <CarouselFilterForm filters={filters} />
      {shown.length === 0 ? (
        <NothingFits />
      ) : (
        <LayoutsCarousel key={inMaps} layouts={shown} budgetLakhs={filters.budgetLakhs} />
      )}
    </section>
  );
}

function NothingFits() {
  return (
    <div className="mt-6 flex flex-col items-center gap-4 rounded-card border border-line bg-card px-5 py-16 text-center">
      <SurveyMark />
      <p role="status" className="max-w-md">
        <Trans>No properties match your current filters. Try adjusting your search criteria.</Trans>
      </p>
      <LocalLink
        to="/#buy-plot"
        data-keep-scroll=""
        className="text-link inline-flex min-h-11 items-center"
      >
        <Trans>Clear filters</Trans>
      </LocalLink>
    </div>
  );
}
