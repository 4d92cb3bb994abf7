import { memo } from "react";
import type { Listing } from "#features/listings/model/listing.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { LatePlace, whenNear } from "#platform/ui/late/when-near.tsx";

const PLACE = "further-views";

interface FurtherViewsProps {
  readonly photos: readonly Photo[];
  /** Web addresses of plans, films and pictures that the listing names. */
  readonly media: Listing["media"];
}

const { Part } = whenNear<FurtherViewsProps>(PLACE, async () => ({
  default: (await import("./further-views.tsx")).FurtherViews,
}));

/** What else there is to see of a listing, where there is anything; few have the script for it. */
export const FurtherViewsPlace = memo(({ photos, media }: FurtherViewsProps) => {
  const isAnything =
    photos.some(({ kind }) => kind === "panorama") || Object.values(media).flat().length > 0;
  if (!isAnything) return null;
  return (
    <LatePlace id={PLACE} className="flex flex-wrap gap-x-6" short>
      <Part photos={photos} media={media} />
    </LatePlace>
  );
});
