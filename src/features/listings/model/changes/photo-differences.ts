import type { Photo, PhotoKind } from "#features/listings/photos/photo.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";

/** Words of a photograph that are others now, in one language. */
interface Reworded {
  readonly photo: Photo;
  readonly language: Language;
  readonly before: string;
  readonly after: string;
}

/** A picture that is said to be something else now. */
interface Reclassified {
  readonly photo: Photo;
  readonly before: PhotoKind;
}

/** In what the photographs of a listing differ. */
export interface PhotoDifferences {
  readonly added: readonly Photo[];
  readonly removed: readonly Photo[];
  /** All of them as they follow each other now; empty when those that stayed kept their order. */
  readonly order: readonly Photo[];
  readonly reworded: readonly Reworded[];
  readonly reclassified: readonly Reclassified[];
}

/** What was added, removed, put in another order, worded or classed anew. */
export function toPhotoDifferences(
  before: readonly Photo[],
  after: readonly Photo[],
): PhotoDifferences {
  const was = new Map(before.map((photo) => [photo.hash, photo]));
  const is = new Set(after.map(({ hash }) => hash));
  const stayedBefore = before.filter(({ hash }) => is.has(hash));
  const stayed = after.filter(({ hash }) => was.has(hash));
  const isSameOrder = stayed.every(({ hash }, at) => stayedBefore[at]?.hash === hash);
  return {
    added: after.filter(({ hash }) => !was.has(hash)),
    removed: before.filter(({ hash }) => !is.has(hash)),
    order: isSameOrder ? [] : after,
    reclassified: stayed.flatMap((photo) => {
      const before = was.get(photo.hash)?.kind ?? photo.kind;
      return before === photo.kind ? [] : [{ photo, before }];
    }),
    reworded: stayed.flatMap((photo) =>
      LANGUAGES.flatMap((language) => {
        const pair = {
          before: was.get(photo.hash)?.alt[language] ?? "",
          after: photo.alt[language],
        };
        return pair.before === pair.after ? [] : [{ photo, language, ...pair }];
      }),
    ),
  };
}
