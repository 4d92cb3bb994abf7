import { Trans, useLingui } from "@lingui/react/macro";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { useKnownText } from "#features/listings/ui/known-texts.ts";
import { NearPlaces } from "#features/listings/ui/page/near/what-is-near.tsx";
import { FarTown, usePlaceName, useWhere } from "#features/listings/ui/words.tsx";
import type { NearPlace } from "#features/places/index.ts";
import { formatKm } from "#platform/i18n/formats.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** Where it lies: the map, what is near in a straight line, and the place on other maps. */
export function NeighbourhoodSection({ details }: { details: ListingDetails }) {
  const { listing, summary, landmarks, farTown, village } = details;
  const where = useWhere();
  const { district, state, pincode, nearbyLandmarks } = listing.neighborhoodDetails;
  const knownText = useKnownText();
  const address = [where(summary), district, knownText(state), pincode].filter(
    (part) => part !== "",
  );
  const place =
    listing.lat === null || listing.lng === null ? null : { lat: listing.lat, lng: listing.lng };
  return (
    <section
      id="neighbourhood"
      aria-labelledby="neighbourhood-title"
      className="far [--far:1390px] md:[--far:1100px]"
    >
      <h2 id="neighbourhood-title" className="text-h2">
        <Trans>Neighbourhood</Trans>
      </h2>
      <p className="mt-1 text-small text-muted md:mt-2 md:text-base">
        {address.join(", ")}
        {farTown && <FarTown town={farTown} />}
        {listing.plusCode !== "" && (
          <>
            {" · "}
            <Trans>plus code {listing.plusCode}</Trans>
          </>
        )}
      </p>
      {place && (
        <>
          <NearPlaces
            // What is picked is one of this layout's.
            key={summary.mlsNumber}
            place={place}
            subject={{ id: summary.mlsNumber, name: summary.name, near: details.near }}
          />
          <ExternalMaps lat={place.lat} lng={place.lng} />
        </>
      )}
      {village && <NearestVillage village={village} />}
      <Landmarks landmarks={landmarks} />
      {nearbyLandmarks.length > 0 && (
        <p className="mt-4">
          <Trans>As the listing says:</Trans> {nearbyLandmarks.join(", ")}
        </p>
      )}
    </section>
  );
}

/** The nearest village, with where its place is known from. */
function NearestVillage({ village: { name, km } }: { village: NearPlace }) {
  const { t } = useLingui();
  const [place, figure] = [usePlaceName()(name), formatKm(km)];
  return (
    <p className="mt-2 text-small text-muted">
      {t`Nearest village or town: ${place}, ${figure} km in a straight line.`}{" "}
      <Trans>Villages: survey of rural roads (PMGSY), Ministry of Rural Development, 2022.</Trans>
    </p>
  );
}

function ExternalMaps({ lat, lng }: { lat: number; lng: number }) {
  const link = "text-link inline-flex min-h-11 items-center gap-1.5 text-small";
  return (
    <p className="flex flex-wrap gap-x-5">
      <a
        className={link}
        target="_blank"
        rel="noreferrer"
        href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
      >
        <Trans>Open in Google Maps</Trans>
        <Icon name="external-link" className="size-4" />
      </a>
      <a
        className={link}
        target="_blank"
        rel="noreferrer"
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`}
      >
        <Trans>Open in OpenStreetMap</Trans>
        <Icon name="external-link" className="size-4" />
      </a>
    </p>
  );
}

function Landmarks({ landmarks }: Pick<ListingDetails, "landmarks">) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  if (landmarks.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-h3">
        <Trans>Landmarks</Trans>
      </h3>
      <ol aria-label={t`Nearest landmarks`} className="mt-2 grid gap-x-8 sm:grid-cols-2">
        {landmarks.map(({ name, km }) => (
          <li
            key={name.en}
            className="flex items-center gap-3 border-b border-line py-2 max-md:text-control md:py-3"
          >
            <span className="flex-1">{placeName(name)}</span>
            <span className="num font-[550]">{t`${formatKm(km)} km`}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
