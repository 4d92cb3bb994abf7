/** What others may use of listings, on the server. */
export { illustrationsApi } from "./api/illustrations.server.ts";
export { picturesApi } from "./api/pictures.server.ts";
export {
  checkDraft,
  forgetWhoChanged,
  moveWhoChanged,
  saveListing,
} from "./commands/change-listing.server.ts";
export { deleteListings, lookAtDeletion } from "./commands/delete-listings.server.ts";
export { applyEdit, lookAtEdit } from "./commands/edit-listings.server.ts";
export { type TakeBackResult, takeBack } from "./commands/take-back.server.ts";
export { findEdits, findImports, undoImport } from "./commands/undo-import.server.ts";
export { hashIllustration } from "./illustrations/illustration-hash.server.ts";
export {
  type FileReading,
  openFileThreads,
  type WithFileThread,
} from "./import/file-threads.server.ts";
export { isTarget, type Reading } from "./import/find-columns.ts";
export { findStoredIn } from "./import/find-stored.server.ts";
export { importListings } from "./import/import-listings.server.ts";
export type { Geocode } from "./import/place-listings.server.ts";
export { previewImport } from "./import/preview-import.server.ts";
export { recallHeads, rememberHeads } from "./import/remember-heads.server.ts";
export { ownHeads } from "./import/sheet-columns.ts";
export { listingsSheet, TEMPLATE_KINDS, toCsv } from "./import/template.server.ts";
export { footprintOf, type LayoutSketch } from "./model/illustration-facts.ts";
export {
  addPhoto,
  describePhoto,
  movePhoto,
  type PhotoEditing,
  type PhotosContext,
  type PhotosResult,
  removePhoto,
  restorePhoto,
} from "./photos/listing-photos.server.ts";
export { MOST_PICTURE_BYTES } from "./photos/prepare-photo.server.ts";
export { sweepPhotos } from "./photos/sweep-photos.server.ts";
export {
  findAdminListing,
  findAdminListings,
  isListedAs,
} from "./queries/find-admin-listings.server.ts";
export { findChanges } from "./queries/find-changes.server.ts";
export {
  findFirstChange,
  findPriceHistories,
  findPriceHistory,
  priceHistoriesSince,
} from "./queries/find-price-history.server.ts";
export { findKnown, isKnown } from "./queries/last-published.server.ts";
export {
  catalogueVersion,
  findListing,
  findPhotos,
  findTwins,
  readAllListings,
  readSummaries,
} from "./queries/listing-store.server.ts";
export { matchPictures, offerListings } from "./queries/match-pictures.server.ts";
export { findState } from "./queries/stored-state.server.ts";
