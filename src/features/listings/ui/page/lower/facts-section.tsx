import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type RoadSurface, toExterior } from "#features/listings/illustrations/exterior.ts";
import { toFeatures } from "#features/listings/model/fields/features.ts";
import { FACT_PARTS } from "#features/listings/model/fields/field-kinds.ts";
import { FIELDS, labelOf, statedAt } from "#features/listings/model/fields/fields.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { ROAD_SURFACE_NAMES } from "#features/listings/ui/exterior-words.ts";
import { FeatureMark, OtherFeatureMark } from "#features/listings/ui/feature-mark.tsx";
import { TYPE_NAMES } from "#features/listings/ui/known-texts.ts";
import { useStatusWords } from "#features/listings/ui/status-words.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { AreaWithUnits } from "./area-units.tsx";
import { Unstated } from "./unstated.tsx";

/** What the layout has, and in one line what the listing does not say. */
export function FactsSection({ details }: { details: ListingDetails }) {
  const { listing } = details;
  const features = toFeatures([...listing.keyFeatures, ...listing.additionalInfo.amenities]);
  const count = features.codes.length + features.other.length;
  return (
    <section
      id="facts"
      aria-labelledby="facts-title"
      className="far [--far:840px] md:[--far:650px]"
    >
      <h2 id="facts-title" className="text-h2">
        <Trans>Facts & Features</Trans>
      </h2>
      <div className="mt-5">
        <FactBlock details={details} />
      </div>
      {count > 0 && (
        <>
          <h3 className="mt-8 text-h3">
            <Trans>In the layout</Trans>{" "}
            <span className="font-normal text-muted">
              <Trans>{count} features</Trans>
            </span>
          </h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-1.5 max-sm:text-control sm:gap-x-6 sm:gap-y-2 lg:grid-cols-3">
            {features.codes.map((code) => (
              <li key={code} className="flex min-h-8 min-w-0 items-center gap-2 sm:gap-3">
                <FeatureMark code={code} />
              </li>
            ))}
            {features.other.map((text) => (
              <li key={text} className="flex min-h-8 min-w-0 items-center gap-2 sm:gap-3">
                <OtherFeatureMark text={text} />
              </li>
            ))}
          </ul>
        </>
      )}
      <StatedFacts listing={listing} />
      <UnstatedFacts details={details} />
    </section>
  );
}

function FactBlock({ details: { listing, summary } }: { details: ListingDetails }) {
  const { i18n, t } = useLingui();
  const statusWords = useStatusWords();
  const { widestRoad, roadSurfaces } = toRoads(listing);
  return (
    <TitleBlock columns="grid-cols-2 sm:grid-cols-3">
      {summary.areaSqYards !== null && (
        <TitleCell name={i18n._(labelOf("areaRange"))}>
          <AreaWithUnits area={summary.areaSqYards} />
        </TitleCell>
      )}
      <TitleCell name={i18n._(labelOf("propertyType"))}>
        {i18n._(TYPE_NAMES[summary.propertyType])}
      </TitleCell>
      <TitleCell name={i18n._(labelOf("status"))}>{statusWords(listing.status)}</TitleCell>
      {widestRoad > 0 && (
        <TitleCell name={<Trans>Widest road</Trans>}>{t`${formatWhole(widestRoad)} ft`}</TitleCell>
      )}
      {roadSurfaces.length > 0 && (
        <TitleCell name={<Trans>Road surface</Trans>}>
          <RoadSurfaces surfaces={roadSurfaces} />
        </TitleCell>
      )}
      <TitleCell name={i18n._(labelOf("additionalInfo.gated"))}>
        {summary.gated ? <Trans>Yes</Trans> : <Trans>Not stated</Trans>}
      </TitleCell>
    </TitleBlock>
  );
}

/** The widest road, ft, 0 when none is stated; the surfaces stated. */
function toRoads({ exteriorFeatures }: Listing) {
  const { roadWidths, roadSurfaces } = toExterior(exteriorFeatures);
  return { widestRoad: Math.max(0, ...roadWidths), roadSurfaces };
}

/** Fields shown as they are stated, else named once together. */
const FACTS = FACT_PARTS.flatMap((part) => FIELDS.filter(({ fact }) => fact === part));

function StatedFacts({ listing }: { listing: Listing }) {
  const { i18n, t } = useLingui();
  const stated = FACTS.flatMap(({ path }) => {
    const text = statedAt(listing, path, t`Yes`);
    return text === null ? [] : [{ path, text }];
  });
  if (stated.length === 0) return null;
  return (
    <dl className="mt-8 grid gap-x-6 sm:grid-cols-2">
      {stated.map(({ path, text }) => (
        <div key={path} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-muted">{i18n._(labelOf(path))}</dt>
          <dd className="text-right font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function UnstatedFacts({ details: { listing, summary } }: { details: ListingDetails }) {
  const isLand = summary.propertyType === "Plot";
  const { widestRoad, roadSurfaces } = toRoads(listing);
  const names = [
    ...(summary.areaSqYards === null ? [labelOf("areaRange")] : []),
    ...(widestRoad === 0 ? [msg`widest road`] : []),
    ...(roadSurfaces.length === 0 ? [msg`road surface`] : []),
    ...FACTS.filter(({ fact }) => fact !== "further" && (fact !== "house" || !isLand))
      .filter(({ path }) => statedAt(listing, path, "yes") === null)
      .map(({ path }) => labelOf(path)),
  ];
  return <Unstated names={names} />;
}

/** The road surfaces that the listing states. */
function RoadSurfaces({ surfaces }: { surfaces: readonly RoadSurface[] }) {
  const { i18n } = useLingui();
  return surfaces.map((surface) => i18n._(ROAD_SURFACE_NAMES[surface])).join(", ");
}
