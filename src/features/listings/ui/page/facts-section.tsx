import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { toExterior } from "#features/listings/illustrations/exterior.ts";
import { toFeatures } from "#features/listings/model/features.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { FeatureMark, OtherFeatureMark } from "#features/listings/ui/feature-mark.tsx";
import { TYPE_NAMES } from "#features/listings/ui/type-names.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { AreaWithUnits } from "./area-units.tsx";
import { RoadSurfaces } from "./road-surfaces.tsx";
import { Unstated } from "./unstated.tsx";

/** What the layout has, and in one line what the listing does not say. */
export function FactsSection({ details }: { details: ListingDetails }) {
  const { listing } = details;
  const features = toFeatures([...listing.keyFeatures, ...listing.additionalInfo.amenities]);
  const count = features.codes.length + features.other.length;
  return (
    <section id="facts" aria-labelledby="facts-title" className="scroll-mt-20">
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
          <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {features.codes.map((code) => (
              <li key={code} className="flex min-h-8 items-center gap-3">
                <FeatureMark code={code} />
              </li>
            ))}
            {features.other.map((text) => (
              <li key={text} className="flex min-h-8 items-center gap-3">
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
  const { widestRoad, roadSurfaces } = toRoads(listing);
  return (
    <TitleBlock columns="grid-cols-2 sm:grid-cols-3">
      {summary.areaSqYards !== null && (
        <TitleCell name={<Trans>Layout area</Trans>}>
          <AreaWithUnits area={summary.areaSqYards} />
        </TitleCell>
      )}
      <TitleCell name={<Trans>Type</Trans>}>{i18n._(TYPE_NAMES[summary.propertyType])}</TitleCell>
      <TitleCell name={<Trans>Status</Trans>}>
        {listing.status === "Available" ? t`Available` : listing.status}
      </TitleCell>
      {widestRoad > 0 && (
        <TitleCell name={<Trans>Widest road</Trans>}>{t`${formatWhole(widestRoad)} ft`}</TitleCell>
      )}
      {roadSurfaces.length > 0 && (
        <TitleCell name={<Trans>Road surface</Trans>}>
          <RoadSurfaces surfaces={roadSurfaces} />
        </TitleCell>
      )}
      <TitleCell name={<Trans>Gated Community</Trans>}>
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

interface PlainFact {
  readonly name: MessageDescriptor;
  readonly read: (listing: Listing) => string;
}

/** Facts that are plain text in a listing: shown where stated, else named once together. */
const PLAIN_FACTS: readonly PlainFact[] = [
  { name: msg`facing`, read: (l) => l.propertyInformation.facing },
  { name: msg`soil type`, read: (l) => l.propertyInformation.soilType },
  { name: msg`water source`, read: (l) => l.propertyInformation.waterSource },
  { name: msg`plot sizes`, read: (l) => l.basicInformation.lotSize },
  { name: msg`restrictions`, read: (l) => l.constructionDetails.restrictions },
  { name: msg`electricity`, read: (l) => l.utilities.electricity },
  { name: msg`water`, read: (l) => l.utilities.water },
  { name: msg`sewage`, read: (l) => l.utilities.sewage },
  { name: msg`internet`, read: (l) => l.utilities.internet },
  { name: msg`gas connection`, read: (l) => l.utilities.gasConnection },
  { name: msg`age of the property`, read: (l) => l.additionalInfo.ageOfProperty },
  { name: msg`possession date`, read: (l) => l.additionalInfo.possession },
  { name: msg`financing`, read: (l) => l.additionalInfo.financing },
];

function StatedFacts({ listing }: { listing: Listing }) {
  const { i18n } = useLingui();
  const stated = PLAIN_FACTS.filter(({ read }) => read(listing) !== "");
  if (stated.length === 0) return null;
  return (
    <dl className="mt-8 grid gap-x-6 sm:grid-cols-2">
      {stated.map(({ name, read }) => (
        <div key={name.id} className="flex justify-between gap-4 border-b border-line py-2.5">
          <dt className="text-muted first-letter:uppercase">{i18n._(name)}</dt>
          <dd className="text-right font-medium">{read(listing)}</dd>
        </div>
      ))}
    </dl>
  );
}

function UnstatedFacts({ details: { listing, summary } }: { details: ListingDetails }) {
  const { widestRoad, roadSurfaces } = toRoads(listing);
  const names = [
    ...(summary.areaSqYards === null ? [msg`layout area`] : []),
    ...(widestRoad === 0 ? [msg`widest road`] : []),
    ...(roadSurfaces.length === 0 ? [msg`road surface`] : []),
    ...PLAIN_FACTS.filter(({ read }) => read(listing) === "").map(({ name }) => name),
  ];
  return <Unstated names={names} />;
}
