/** What others may use of listings, its views. */
export { APPROVAL_WORDS } from "./ui/approval-words.ts";
export { CONTRADICTION_WORDS, useClaims } from "./ui/contradiction-words.ts";
export { ROAD_SURFACE_NAMES } from "./ui/exterior-words.ts";
export { FeatureMark, useFeatureWords } from "./ui/feature-mark.tsx";
export { footprintPath } from "./ui/illustration.tsx";
export { TYPE_NAMES } from "./ui/known-texts.ts";
export { ApprovalBadge, SoldOutBadge } from "./ui/listing-badges.tsx";
export { CardFacts, CardRate, ListingCard } from "./ui/listing-card.tsx";
export { ListingHead } from "./ui/page/listing-head.tsx";
export { ListingPage } from "./ui/page/listing-page.tsx";
export { NearPlaces } from "./ui/page/near/what-is-near.tsx";
export { ShareButton } from "./ui/page/share-button.tsx";
export { ListingPicture, Photograph } from "./ui/photograph.tsx";
export { SheetPicture } from "./ui/plan-picture.tsx";
export {
  SavedIdsContext,
  SaveSlot,
  SaveSlotContext,
  type SaveSlotProps,
  useSavedIds,
} from "./ui/save-slot.tsx";
export { useSeenListings } from "./ui/seen-listings.ts";
export { SITE_NAMES } from "./ui/site-names.ts";
export { STATUS_NAMES, useStatusWords } from "./ui/status-words.ts";
export { UNIT_WORDS } from "./ui/unit-words.ts";
export {
  DistanceAway,
  LayoutCount,
  SquareYards,
  usePlaceName,
  useSum,
  useWhere,
} from "./ui/words.tsx";
