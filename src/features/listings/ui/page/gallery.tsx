import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useState } from "react";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { Photograph } from "#features/listings/ui/photograph.tsx";
import { TEXT_ACTION } from "#platform/ui/button.ts";
import { useFetched } from "#platform/ui/late/use-fetched.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { FurtherViewsPlace } from "./further-views-place.tsx";
import { type DrawnPicture, keyOf, type Picture, usePictures } from "./use-pictures.ts";

const HALF = "md:col-span-2 md:row-span-2";
/** Where each picture stands on a desktop, two rows of four, by how many there are: no holes. */
const PLACES: readonly (readonly string[])[] = [
  [],
  ["md:col-span-4 md:row-span-2"],
  [HALF, HALF],
  [HALF, "md:col-span-2", "md:col-span-2"],
  [HALF, "md:col-span-2", "", ""],
  [HALF, "", "", "", ""],
];
const MOST_SHOWN = PLACES.length - 1;

const loadViewer = async () => (await import("./photo-viewer.tsx")).PhotoViewer;

interface GalleryProps {
  readonly summary: ListingSummary;
  readonly photos: readonly Photo[];
  /** Web addresses of plans, films and pictures that the listing names. */
  readonly media: Listing["media"];
}

/** Main picture and up to four more; any of them opens the viewer. */
export function Gallery({ summary, photos, media }: GalleryProps) {
  const pictures = usePictures(summary, photos);
  const [shown, setShown] = useState<number | null>(null);
  const Viewer = useFetched(loadViewer);
  const isDrawn = summary.areaSqYards !== null;
  const sketch = pictures.findIndex(
    (picture) => picture.kind === "drawn" && picture.view === "plan",
  );
  const floorPlan = pictures.findIndex(({ kind }) => kind === "floor-plan");
  const open = (position: number) => (event: MouseEvent<HTMLElement>) => {
    // Safari focuses no button that is clicked; what has the focus gets it back from the dialog.
    event.currentTarget.focus();
    setShown(position);
  };
  return (
    <div>
      <Tiles pictures={pictures} open={open} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted">
          <Notice isDrawn={isDrawn} kind={pictures[0]?.kind} />
        </p>
        <span className="flex flex-wrap gap-x-6">
          {isDrawn && (
            <button type="button" onClick={open(sketch)} className={LINK}>
              <Icon name="map" className="size-5" />
              <Trans>Layout sketch</Trans>
            </button>
          )}
          {floorPlan >= 0 && (
            <button type="button" onClick={open(floorPlan)} className={LINK}>
              <Icon name="ruler" className="size-5" />
              <Trans>Floor plans</Trans>
            </button>
          )}
          <FurtherViewsPlace photos={photos} media={media} />
        </span>
      </div>
      {Viewer && shown !== null && (
        <Viewer
          pictures={pictures}
          position={shown}
          notice={pictures[shown]?.kind === "drawn" && <Notice isDrawn={isDrawn} kind="drawn" />}
          onMove={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}

interface TilesProps {
  readonly pictures: readonly Picture[];
  readonly open: (position: number) => (event: MouseEvent<HTMLElement>) => void;
}

function Tiles({ pictures, open }: TilesProps) {
  const { t } = useLingui();
  const total = pictures.length;
  const places = PLACES[Math.min(total, MOST_SHOWN)] ?? [];
  return (
    <div className="relative max-md:-mx-4 print:break-inside-avoid">
      <div className="grid gap-2 overflow-hidden max-md:aspect-video md:grid-cols-4 md:grid-rows-[repeat(2,212px)] md:rounded-card">
        {pictures.slice(0, MOST_SHOWN).map((picture, position) => (
          <button
            key={keyOf(picture)}
            type="button"
            onClick={open(position)}
            aria-label={t`Open picture ${position + 1} of ${total}: ${picture.label}`}
            className={`group relative overflow-hidden bg-mist focus-visible:outline-offset-[-4px] ${places[position]} ${
              position ? "max-md:hidden" : ""
            }`}
          >
            {picture.kind === "drawn" ? (
              <Tile picture={picture} isMain={!position} />
            ) : (
              <Photograph
                photo={picture.photo}
                alt={picture.alt}
                sizes={position ? OTHER_SIZES : MAIN_SIZES}
                eager={!position}
                className={`absolute inset-0 size-full ${picture.kind === "floor-plan" ? "object-contain" : "object-cover"}`}
              />
            )}
          </button>
        ))}
      </div>
      {total > 1 && (
        <button
          type="button"
          onClick={open(0)}
          className="absolute right-3 bottom-3 md:top-3 md:bottom-auto flex h-11 items-center gap-2 rounded-full border border-line bg-card px-4 text-control font-[550] hover:border-edge md:rounded md:px-3.5 print:hidden"
        >
          <Icon name="images" className="size-5 max-md:hidden" />
          <span className="num md:hidden">1 / {total}</span>
          <span className="max-md:sr-only">
            {pictures.every(({ kind }) => kind !== "photograph") ? (
              <Trans>See all drawings ({total})</Trans>
            ) : (
              <Trans>See all photos ({total})</Trans>
            )}
          </span>
        </button>
      )}
    </div>
  );
}

interface TileProps {
  readonly picture: DrawnPicture;
  readonly isMain: boolean;
}

function Tile({ picture, isMain }: TileProps) {
  return (
    <>
      <img
        src={picture.tile}
        alt={picture.alt}
        width={640}
        height={480}
        fetchPriority={isMain ? "high" : "auto"}
        decoding="async"
        className="absolute inset-0 size-full"
      />
      <span className="absolute bottom-2 left-2 rounded-[3px] bg-card/90 px-1.5 py-0.5 text-tiny font-medium">
        {picture.label}
      </span>
    </>
  );
}

/** What the pictures are. */
function Notice({ isDrawn, kind }: { isDrawn: boolean; kind: Picture["kind"] | undefined }) {
  if (kind === "photograph" && !isDrawn) return null;
  if (kind === "photograph") return <Trans>Photographs, and an illustrative plan.</Trans>;
  if (!isDrawn)
    return (
      <Trans>
        The listing does not give the area, so the layout itself can’t be drawn. These pictures are
        only signs of what it lists.
      </Trans>
    );
  return (
    <Trans>
      An illustration, not a photograph. As listed: area, road widths and amenities. Drawn by us:
      the outline, plot lines, the side of the gate, and north.
    </Trans>
  );
}

/** How wide the tiles are: the main one fills a phone, half of the page else. */
const MAIN_SIZES = "(min-width: 48rem) 640px, 100vw";
const OTHER_SIZES = "(min-width: 48rem) 320px, 1px";

const LINK = `${TEXT_ACTION} print:hidden`;
