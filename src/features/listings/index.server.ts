/** What others may use of listings, on the server. */
export { illustrationsApi } from "./api/illustrations.server.ts";
export { picturesApi } from "./api/pictures.server.ts";
export { saveListing } from "./commands/change-listing.server.ts";
export { forgetWhoChanged } from "./commands/forget-actor.server.ts";
export { type TakeBackResult, takeBack } from "./commands/take-back.server.ts";
export { footprintOf } from "./illustrations/footprint.server.ts";
export { hashIllustration } from "./illustrations/illustration-hash.server.ts";
export type { CheckFile } from "./import/check-file.server.ts";
export { openFileThreads, type WithFileThread } from "./import/file-threads.server.ts";
export { type ImportResult, importListings } from "./import/import-listings.server.ts";
export type { Geocode } from "./import/place-listings.server.ts";
export { previewImport } from "./import/preview-import.server.ts";
export { readSheet } from "./import/read-file.server.ts";
export { BrokenFileError } from "./import/source-row.ts";
export { importTemplate, TEMPLATE_KINDS } from "./import/template.server.ts";
export type { LayoutSketch } from "./model/illustration-facts.ts";
export {
  addPhoto,
  describePhoto,
  movePhoto,
  type PhotoEditing,
  type PhotosContext,
  type PhotosResult,
  removePhoto,
  restorePhoto,
  sweepPhotos,
} from "./photos/listing-photos.server.ts";
export { MOST_PICTURE_BYTES } from "./photos/prepare-photo.server.ts";
export { findAdminListing, findAdminListings } from "./queries/find-admin-listings.server.ts";
export { findChanges } from "./queries/find-changes.server.ts";
export { findKnown, isKnown } from "./queries/last-published.server.ts";
export {
  catalogueVersion,
  findListing,
  findPhotos,
  findTwins,
  readSummaries,
} from "./queries/listing-store.server.ts";
export { findState } from "./queries/stored-state.server.ts";
