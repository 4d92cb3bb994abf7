/** What others may use of listings. */
export { type RoadSurface, toExterior } from "./illustrations/exterior.ts";
export { tellsWhich } from "./import/find-columns.ts";
export {
  type HeadFigures,
  readHeadFigures,
  toCountedRate,
  withoutMultiple,
  withoutUnit,
} from "./import/head-figures.ts";
export { normalHeader } from "./import/header-words.ts";
export type {
  ImportLine,
  ImportPreview,
  ImportProgress,
  ImportResult,
  ImportUndone,
  PastEdit,
  PastImport,
  PreviewRow,
} from "./import/import-preview.ts";
export type { ProblemReport } from "./import/problem-report.ts";
export { toReportLines } from "./import/report-texts.ts";
export type { ImportNote, ImportProblemCode } from "./import/source-row.ts";
export type { TableAs } from "./import/table-report.ts";
export {
  type AdminListingsQuery,
  LISTINGS_COUNTED_TO,
  PAGE_LISTINGS,
  parseAdminListingsQuery,
  toAdminListingsSearch,
} from "./model/admin-listings-query.ts";
export type {
  AdminListing,
  AdminListingRow,
  AdminListingsTable,
  GeocodeReply,
  ListingHistoryReply,
  ListingPreview,
  PhotosReply,
  SavedFacts,
} from "./model/admin-listings-replies.ts";
export {
  budgetQuery,
  listingPath,
  MOST_LAKHS,
  MOST_TYPED_LAKHS,
  parseBudget,
  toListingQuery,
  USUAL_LAKHS,
} from "./model/budget-query.ts";
export {
  BULK_FIELDS,
  type BulkChange,
  type BulkDone,
  type BulkPreview,
  type BulkProblem,
  fieldOf,
  MOST_AT_ONCE,
} from "./model/bulk-edit.ts";
export { type CatalogueColumns, summaryAt } from "./model/catalogue-columns.ts";
export { decodeCatalogue, encodeCatalogue } from "./model/catalogue-file.ts";
export { type ContradictionCode, contradictionsOf } from "./model/contradictions.ts";
export { DELETED, type Deletion, type DeletionPreview } from "./model/deletion.ts";
export { type Difference, toDifferences, toFields } from "./model/differences.ts";
export { toDisplayName } from "./model/display-name.ts";
export { firstRows } from "./model/distinct-layouts.ts";
export { FEATURE_CODES, findFeatureCode, spellingOf } from "./model/features.ts";
export {
  COMPARISON_TABS,
  type ComparedIn,
  type ComparedKind,
  type ComparisonTab,
  type FormGroup,
  LONGEST,
} from "./model/field-kinds.ts";
export {
  FIELDS,
  findLabel,
  type ListingField,
  labelOf,
  statedAt,
  toMessage,
  valueAt,
  withValue,
} from "./model/fields.ts";
export { flagsOf, pointOf } from "./model/figures.ts";
export type { ListingFlag } from "./model/flags.ts";
export type { Listing, ListingProblem } from "./model/listing.ts";
export type { ChangeKind, ListingChange } from "./model/listing-change.ts";
export {
  APPROVALS,
  type Approval,
  PROPERTY_TYPES,
  type PropertyType,
} from "./model/listing-codes.ts";
export type { ListingDetails } from "./model/listing-details.ts";
export type { FieldPath } from "./model/listing-fields.ts";
export { purchaseOfListing } from "./model/listing-purchase.ts";
export {
  findStatus,
  LISTING_STATUSES,
  type ListingStatus,
} from "./model/listing-status.ts";
export type { PhotoDifferences } from "./model/photo-differences.ts";
export { byName, type PictureListing } from "./model/picture-names.ts";
export type { PriceHistory, PriceStep } from "./model/price-history.ts";
export { type ListingSummary, type SummarySources, toSummary } from "./model/summary.ts";
export { toTwin } from "./model/twins.ts";
export {
  findUnit,
  isUntold,
  PLAIN_FIGURES,
  toCountedSum,
  typedArea,
  typedDate,
  typedSum,
} from "./model/typed-figures.ts";
export { canBePanorama, PHOTO_KINDS, type Photo, type PhotoKind } from "./photos/photo.ts";
export { toRefusalLine } from "./photos/photo-texts.ts";
export type { KnownListing } from "./queries/last-published.server.ts";
