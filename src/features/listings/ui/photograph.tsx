import { useLingui } from "@lingui/react/macro";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { CardPhoto } from "#features/listings/model/fields/listing-codes.ts";
import { type PhotoFormat, photoFileName, widthsOf } from "#features/listings/photos/photo.ts";
import { Illustration } from "./illustration.tsx";

/** Address of the file of a photograph that is so wide. */
export function photoPath({ hash }: CardPhoto, width: number, format: PhotoFormat): string {
  return `/pictures/${photoFileName(hash, width, format)}`;
}

function sourceSet(photo: CardPhoto, format: PhotoFormat): string {
  return widthsOf(photo)
    .map((width) => `${photoPath(photo, width, format)} ${width}w`)
    .join(", ");
}

interface PhotographProps {
  readonly photo: CardPhoto;
  readonly alt: string;
  /** How wide it is shown, as `sizes` of HTML says it. */
  readonly sizes: string;
  /** True for the first picture of a page. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** A photograph in the size and kind that suits the browser. */
export function Photograph({ photo, alt, sizes, eager = false, className }: PhotographProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(photo, "avif")} sizes={sizes} />
      <img
        src={photoPath(photo, widthsOf(photo)[0] ?? photo.width, "webp")}
        srcSet={sourceSet(photo, "webp")}
        sizes={sizes}
        alt={alt}
        width={photo.width}
        height={photo.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        draggable={false}
        className={className}
      />
    </picture>
  );
}

interface ListingPictureProps {
  readonly summary: Pick<
    ListingSummary,
    "mlsNumber" | "illustration" | "name" | "areaSqYards" | "photos"
  >;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string;
}

/** The one picture that stands for a listing: its first photograph, else its drawn plan. */
export function ListingPicture({
  summary,
  sizes,
  eager = false,
  className = "",
}: ListingPictureProps) {
  const { t } = useLingui();
  const { name, photos } = summary;
  const [photo] = photos;
  if (!photo) return <Illustration summary={summary} eager={eager} className={className} />;
  const alt = t`Photograph of ${name}`;
  const covering = `object-cover ${className}`;
  return <Photograph photo={photo} alt={alt} sizes={sizes} eager={eager} className={covering} />;
}
