import type { PictureListing } from "#features/listings/index.ts";
import type { CheckedPicture, PictureFile, PictureRefusal } from "./check-picture.ts";

/** How far a picture is. */
export type PictureState =
  | { readonly kind: "ready" }
  | { readonly kind: "left-out"; readonly code: PictureRefusal }
  | { readonly kind: "sending"; readonly part: number }
  /** `hash` of the photograph that it became; null where the listing had it already. */
  | { readonly kind: "done"; readonly hash: string | null }
  | { readonly kind: "failed"; readonly words: string };

/** A file that was chosen, where it goes, and how far it is. */
export interface BatchPicture extends Pick<PictureFile, "path" | "open"> {
  readonly id: string;
  readonly mark: string;
  readonly listing: PictureListing | null;
  readonly state: PictureState;
}

/** A picture that has a listing to go to. */
export interface FittingPicture extends BatchPicture {
  readonly listing: PictureListing;
}

/** A photograph that a picture became, which can be taken off its listing again. */
interface AddedPhoto {
  readonly id: string;
  readonly mlsNumber: string;
  readonly hash: string;
}

/** A file once it was looked at; left out as a double where one of `before` is the same for the same listing. */
export function toBatchPicture(
  { path, open }: PictureFile,
  { refusal, mark }: CheckedPicture,
  listing: PictureListing | null,
  before: readonly BatchPicture[],
): BatchPicture {
  const isDouble = before.some(
    (other) =>
      other.mark === mark &&
      other.listing?.mlsNumber === listing?.mlsNumber &&
      other.state.kind !== "left-out",
  );
  const code = refusal ?? (isDouble ? "double" : null);
  const state: PictureState = code ? { kind: "left-out", code } : { kind: "ready" };
  return { id: crypto.randomUUID(), path, open, mark, listing, state };
}

/** The pictures with one of them further than before, or with another listing. */
export function withChange(
  pictures: readonly BatchPicture[],
  id: string,
  change: Partial<Pick<BatchPicture, "state" | "listing">>,
): readonly BatchPicture[] {
  return pictures.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** The pictures that sending takes: those of a listing that are ready, or failed before. */
export function picturesToSend(pictures: readonly BatchPicture[]): FittingPicture[] {
  return pictures
    .filter(({ state }) => state.kind === "ready" || state.kind === "failed")
    .filter((one): one is FittingPicture => one.listing !== null);
}

/** The photographs that the pictures became; none of those that a listing had already. */
export function addedPhotos(pictures: readonly BatchPicture[]): AddedPhoto[] {
  return pictures.flatMap(({ id, listing, state }) =>
    listing && state.kind === "done" && state.hash !== null
      ? [{ id, mlsNumber: listing.mlsNumber, hash: state.hash }]
      : [],
  );
}
