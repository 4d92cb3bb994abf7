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
export { type CatalogueColumns, summaryAt } from "./model/catalogue/catalogue-columns.ts";
export { decodeCatalogue, encodeCatalogue } from "./model/catalogue/catalogue-file.ts";
export { firstRows } from "./model/catalogue/distinct-layouts.ts";
export { type ListingSummary, type SummarySources, toSummary } from "./model/catalogue/summary.ts";
export {
  BULK_FIELDS,
  type BulkChange,
  type BulkDone,
  type BulkPreview,
  type BulkProblem,
  fieldOf,
  MOST_AT_ONCE,
} from "./model/changes/bulk-edit.ts";
export { DELETED, type Deletion, type DeletionPreview } from "./model/changes/deletion.ts";
export { type Difference, toDifferences, toFields } from "./model/changes/differences.ts";
export type { ChangeKind, ListingChange } from "./model/changes/listing-change.ts";
export type { PhotoDifferences } from "./model/changes/photo-differences.ts";
export {
  type PriceHistory,
  type PriceStep,
  percentChanged,
} from "./model/changes/price-history.ts";
export { type ContradictionCode, contradictionsOf } from "./model/contradictions.ts";
export { toDisplayName } from "./model/display-name.ts";
export { FEATURE_CODES, findFeatureCode, spellingOf } from "./model/fields/features.ts";
export {
  COMPARISON_TABS,
  type ComparedIn,
  type ComparedKind,
  type ComparisonTab,
  type FormGroup,
  LONGEST,
} from "./model/fields/field-kinds.ts";
export {
  FIELDS,
  findLabel,
  type ListingField,
  labelOf,
  statedAt,
  toMessage,
  valueAt,
  withValue,
} from "./model/fields/fields.ts";
export { flagsOf, pointOf } from "./model/fields/figures.ts";
export type { ListingFlag } from "./model/fields/flags.ts";
export {
  APPROVALS,
  type Approval,
  PROPERTY_TYPES,
  type PropertyType,
} from "./model/fields/listing-codes.ts";
export type { FieldPath } from "./model/fields/listing-fields.ts";
export {
  findStatus,
  LISTING_STATUSES,
  type ListingStatus,
} from "./model/fields/listing-status.ts";
export {
  findUnit,
  isUntold,
  PLAIN_FIGURES,
  toCountedSum,
  typedArea,
  typedDate,
  typedSum,
} from "./model/fields/typed-figures.ts";
export type { Listing, ListingProblem } from "./model/listing.ts";
export type { ListingDetails } from "./model/listing-details.ts";
export { purchaseOfListing } from "./model/listing-purchase.ts";
export { byName, type PictureListing } from "./model/picture-names.ts";
export { toTwin } from "./model/twins.ts";
export { canBePanorama, PHOTO_KINDS, type Photo, type PhotoKind } from "./photos/photo.ts";
export { toRefusalLine } from "./photos/photo-texts.ts";
export type { KnownListing } from "./queries/last-published.server.ts";
