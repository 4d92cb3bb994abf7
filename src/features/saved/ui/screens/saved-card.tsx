import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import {
  ApprovalBadge,
  ListingPicture,
  SoldOutBadge,
  TYPE_NAMES,
  useWhere,
} from "#features/listings/ui.ts";
import type { SavedListing } from "#features/saved/model/saved-listing.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { href } from "#platform/ui/href.ts";
import { isPlainClick, LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { SinceSavedNote } from "./since-saved-note.tsx";

interface SavedCardProps {
  readonly listing: SavedListing;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onRemove: () => void;
}

/** A saved home: what it is, a tick to compare it, and a button that removes it. */
export function SavedCard({ listing, selected, onSelect, onRemove }: SavedCardProps) {
  const { t } = useLingui();
  const { name, published } = listing;
  return (
    <article
      className={`relative flex h-full flex-col overflow-hidden rounded-card border bg-card ${
        selected ? "border-river ring-1 ring-river" : "border-line hover:border-edge"
      }`}
    >
      <div className="relative">
        <Picture listing={listing} />
        {published && (
          <label className="absolute right-3 bottom-3 z-10 flex min-h-11 cursor-pointer items-center gap-2.5 rounded border border-line bg-card/95 pr-4 pl-3 text-control font-medium">
            <input
              type="checkbox"
              checked={selected}
              onChange={(event) => onSelect(event.currentTarget.checked)}
              aria-label={t`Compare ${name}`}
              className="size-5"
            />
            {t`Compare`}
          </label>
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t`Remove ${name}`}
        title={t`Remove`}
        className="absolute top-3 right-3 z-10 grid size-11 place-items-center rounded border border-line bg-card/95 hover:border-edge"
      >
        <Icon name="trash-2" className="size-5" />
      </button>
      <Facts listing={listing} />
    </article>
  );
}

function Picture({ listing }: { listing: SavedListing }) {
  const { t } = useLingui();
  const { published, areaSqYards } = listing;
  return (
    <div className="relative aspect-4/3 bg-mist max-sm:aspect-video">
      {published ? (
        <ListingPicture
          sizes="(min-width: 64rem) 400px, 100vw"
          summary={listing}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <p className="absolute inset-0 grid place-items-center text-muted">{t`No longer listed`}</p>
      )}
      {published && (
        <span className="picture-label">
          {areaSqYards === null ? t`Area not stated` : t`Illustrative layout`}
        </span>
      )}
    </div>
  );
}

function Facts({ listing }: { listing: SavedListing }) {
  const { t, i18n } = useLingui();
  const where = useWhere();
  const { mlsNumber, name, location, areaSqYards, propertyType, published } = listing;
  return (
    <div className="flex flex-1 flex-col p-4 pb-3">
      <h2 className="text-h3">{published ? <TitleLink listing={listing} /> : name}</h2>
      {listing.isSoldOut && (
        <p>
          <SoldOutBadge />
        </p>
      )}
      <p
        className="text-small text-muted [&>:not(:empty)~span]:before:content-['_·_']"
        title={location}
      >
        <span>{where(listing)}</span>
        <span>{i18n._(TYPE_NAMES[propertyType])}</span>
      </p>
      <dl className="mt-3 mb-3 grid grid-cols-2 gap-4">
        <Fact name={t`Price`}>
          <Price listing={listing} />
        </Fact>
        <Fact name={t`Layout area`}>
          {areaSqYards === null
            ? t`Not stated`
            : t({ message: `${formatWhole(areaSqYards)} sq yd`, context: "standing alone" })}
        </Fact>
      </dl>
      <SinceSavedNote listing={listing} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-2">
        <ApprovalBadge approval={listing.approval} />
        {published && (
          <LocalLink
            to={href("/property/:mlsNumber", { mlsNumber })}
            aria-label={t`View Details: ${name}`}
            className="flex min-h-11 items-center gap-1.5 font-[550] text-river after:absolute after:inset-0 after:rounded-card hover:text-river-deep focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
          >
            {t`View Details`}
            <Icon name="arrow-right" className="size-4" />
          </LocalLink>
        )}
      </div>
    </div>
  );
}

/** Opens the listing by navigation state, at the address `/PropertyDetails`; in a new tab by its page. */
function TitleLink({ listing }: { listing: SavedListing }) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { mlsNumber, name } = listing;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(localPath(href("/PropertyDetails")), { state: { property: listing } });
  };
  return (
    <LocalLink
      to={href("/property/:mlsNumber", { mlsNumber })}
      onClick={open}
      className="relative z-10 hover:text-river"
    >
      {name}
    </LocalLink>
  );
}

function Price({ listing }: { listing: SavedListing }) {
  const { t } = useLingui();
  const { priceRange, ratePerSqYard: rate } = listing;
  if (priceRange !== "") return priceRange;
  if (rate === null) return t`Rate not published`;
  return (
    <>
      {formatRupees(rate)} <span className="text-small font-normal text-muted">{t`per sq yd`}</span>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label text-muted">{name}</dt>
      <dd className="num text-lead font-semibold">{children}</dd>
    </div>
  );
}
