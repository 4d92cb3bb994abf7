import {
  type PhotosContext,
  putPhotosBack,
} from "#features/listings/photos/listing-photos.server.ts";
import { findPhotosBefore } from "#features/listings/queries/find-changes.server.ts";
import { findState } from "#features/listings/queries/stored-state.server.ts";
import { type SaveResult, type Undo, undoChange } from "./change-listing.server.ts";

/** A photograph's files are kept for a day after it was removed. */
export type TakeBackResult = SaveResult | { readonly ok: false; readonly code: "photos-gone" };

/**
 * Puts a listing back to what it was before one of its changes, by a change of its own: its facts,
 * or its photographs, whichever the change was about. `seen` is the version of those.
 */
export async function takeBack(context: PhotosContext, undo: Undo): Promise<TakeBackResult> {
  const { mlsNumber, seen, by } = undo;
  const photos = await findPhotosBefore(context.db, mlsNumber, undo.change);
  if (!photos) return undoChange(context, undo);
  const done = await putPhotosBack({ ...context, by }, mlsNumber, { photos, seen });
  const stored = await findState(context.db, mlsNumber);
  if (!stored) return { ok: false, code: "no-such-listing" };
  if (done.ok) return { ok: true, stored };
  if (done.code === "photos-gone") return { ok: false, code: "photos-gone" };
  return { ok: false, code: "changed-meanwhile", stored };
}
