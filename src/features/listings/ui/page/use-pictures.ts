import { useLingui } from "@lingui/react/macro";
import type { ViewCode } from "layout-art/views";
import { useLocation } from "react-router";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { type Photo, type PhotoKind, photosOfKind } from "#features/listings/photos/photo.ts";
import { cardPicturePath, illustrationPath } from "#features/listings/ui/illustration.tsx";
import { useViewWords } from "#features/listings/ui/view-words.ts";
import { languageOf } from "#platform/i18n/languages.ts";

interface Shown {
  readonly alt: string;
  /** Short words in its corner. */
  readonly label: string;
}

/** A picture drawn from the facts: the addresses of its files. */
export interface DrawnPicture extends Shown {
  readonly kind: "drawn";
  readonly view: ViewCode;
  /** With its title and scale, for a whole screen. */
  readonly src: string;
  /** Without letters, for any frame. */
  readonly tile: string;
}

interface UploadedPicture extends Shown {
  readonly kind: Exclude<PhotoKind, "panorama">;
  readonly photo: Photo;
}

/** One picture of a listing, and what it shows. */
export type Picture = DrawnPicture | UploadedPicture;

/** What tells a picture from the listing's others. */
export function keyOf(picture: Picture): string {
  return picture.kind === "drawn" ? picture.src : picture.photo.hash;
}

/**
 * The pictures of a listing in the order they are shown: what is drawn, the model first; where there
 * are photographs, these, and of the drawn ones only the plan. Floor plans come last.
 */
export function usePictures(summary: ListingSummary, photos: readonly Photo[]): readonly Picture[] {
  const { t } = useLingui();
  const { label, alt } = useViewWords();
  const language = languageOf(useLocation().pathname);
  const { name } = summary;
  const drawn = summary.views.map(
    (view): DrawnPicture => ({
      kind: "drawn",
      view,
      src: illustrationPath(summary, view, language),
      tile: cardPicturePath(summary, view, language),
      alt: alt(summary, view),
      label: label(view),
    }),
  );
  const taken = photosOfKind(photos, "photograph").map((photo, index): Picture => {
    const number = index + 1;
    const alt = photo.alt[language] || t`Photograph ${number} of ${name}`;
    return { kind: "photograph", photo, alt, label: t`Photograph ${number}` };
  });
  const plans = photosOfKind(photos, "floor-plan").map((photo, index): Picture => {
    const number = index + 1;
    const alt = photo.alt[language] || t`Floor plan ${number} of ${name}`;
    return { kind: "floor-plan", photo, alt, label: t`Floor plan ${number}` };
  });
  if (taken.length === 0) return [...withModelFirst(drawn), ...plans];
  const sketch = summary.areaSqYards === null ? [] : drawn.filter(({ view }) => view === "plan");
  return [...taken, ...sketch, ...plans];
}

/** A page opens on the model seen from above; what it stands on, the plan, comes next. */
function withModelFirst(drawn: readonly DrawnPicture[]): readonly DrawnPicture[] {
  const isModel = ({ view }: DrawnPicture) => view === "aerial";
  return [...drawn.filter(isModel), ...drawn.filter((picture) => !isModel(picture))];
}
