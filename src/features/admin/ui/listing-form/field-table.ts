import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** How a field is filled in. */
export type FieldKind =
  | "line"
  | "paragraph"
  | "entries"
  | "features"
  | "choice"
  | "yes-no"
  | "date";

export interface FieldSpec {
  /** As `marketValue.pricePerSqYd`. */
  readonly path: string;
  readonly words: MessageDescriptor;
  readonly kind: FieldKind;
  /** How it is written, under the field. */
  readonly hint?: MessageDescriptor;
  /** Values to choose from, or offered while typing; "" stands for not stated. */
  readonly options?: readonly string[];
  readonly required?: boolean;
}

interface FieldGroup {
  readonly id: string;
  readonly words: MessageDescriptor;
  readonly fields: readonly FieldSpec[];
  /** Rarely filled in: closed until asked for, or until something stands in it. */
  readonly folded?: boolean;
}

const line = (
  path: string,
  words: MessageDescriptor,
  more: Partial<FieldSpec> = {},
): FieldSpec => ({
  path,
  words,
  kind: "line",
  ...more,
});
const entries = (path: string, words: MessageDescriptor, more: Partial<FieldSpec> = {}) =>
  line(path, words, { kind: "entries", ...more });

const SIZE_HINT = msg`Such as 162 - 525 sq.yds`;
const ADDRESS_HINT = msg`Web addresses, one for each`;

/** The fields of a listing in the groups of its form; where it lies is asked beside the map. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    id: "basics",
    words: msg`The layout`,
    fields: [
      line("name", msg`Name`, { required: true }),
      line("mlsNumber", msg`Number`, {
        required: true,
        hint: msg`Registration number, such as P06180094959. It cannot be changed later.`,
      }),
      line("propertyType", msg`Type`, {
        kind: "choice",
        options: ["Plot", "Apartment", "Villa"],
        required: true,
      }),
      line("status", msg`Status`, { options: ["Available", "Sold out", "Coming soon"] }),
      line("areaRange", msg`Layout area`, { hint: msg`Such as 49852 sq.yds` }),
      line("basicInformation.lotSize", msg`Plot sizes`, { hint: SIZE_HINT }),
      line("propertyDescription", msg`Description`, { kind: "paragraph" }),
    ],
  },
  {
    id: "price",
    words: msg`Price`,
    fields: [
      line("marketValue.pricePerSqYd", msg`Rate per sq yd`, {
        hint: msg`Such as ₹20000 per sq.yd`,
      }),
      line("priceRange", msg`Price range`),
      line("marketValue.currentValue", msg`Current price`),
      line("marketValue.estimatedValue", msg`Estimated value`),
      line("basicInformation.monthlyCoastEstimate", msg`Monthly cost estimate`),
      line("additionalInfo.financing", msg`Financing`),
    ],
  },
  {
    id: "approval",
    words: msg`Approval and papers`,
    fields: [
      line("constructionDetails.approvals", msg`Registration number`),
      line("constructionDetails.permissions", msg`Permissions`, {
        kind: "choice",
        options: ["", "yes", "no"],
      }),
      line("constructionDetails.restrictions", msg`Restrictions`),
      line("additionalInfo.registration", msg`Registration of the sale`),
      line("additionalInfo.possession", msg`Possession date`),
      line("additionalInfo.ageOfProperty", msg`Age of the property`),
    ],
  },
  {
    id: "features",
    words: msg`What the layout has`,
    fields: [
      line("keyFeatures", msg`Key features`, { kind: "features" }),
      line("additionalInfo.amenities", msg`Amenities`, { kind: "features" }),
      line("additionalInfo.gated", msg`Gated Community`, { kind: "yes-no" }),
      entries("exteriorFeatures", msg`Roads and walls`, {
        hint: msg`In this order: wall, its surface, widths of the roads in feet, road surface`,
        options: ["40", "60 , 40", "BT_Road", "CC_Road", "Metal_Road", "Gravel_Road"],
      }),
    ],
  },
  {
    id: "plots",
    words: msg`Land and supply`,
    fields: [
      line("propertyInformation.facing", msg`Facing`),
      line("propertyInformation.soilType", msg`Soil type`),
      line("propertyInformation.waterSource", msg`Water source`),
      line("utilities.electricity", msg`Electricity`),
      line("utilities.water", msg`Water`),
      line("utilities.sewage", msg`Sewage`),
      line("utilities.internet", msg`Internet`),
      line("utilities.gasConnection", msg`Gas connection`),
    ],
  },
  {
    id: "agent",
    words: msg`Who sells it`,
    folded: true,
    fields: [
      line("ownerAgent.name", msg`Agent`),
      line("ownerAgent.company", msg`Company`),
      line("ownerAgent.phone", msg`Phone`),
      line("ownerAgent.email", msg`E-mail`),
      line("ownerAgent.experience", msg`Experience`),
      line("ownerAgent.specialization", msg`Specialization`),
      line("ownerAgent.photo", msg`Address of a photograph`),
    ],
  },
  {
    id: "house",
    words: msg`If there is a house`,
    folded: true,
    fields: [
      line("basicInformation.homeType", msg`Kind of house`),
      line("basicInformation.beds", msg`Bedrooms`),
      line("basicInformation.baths", msg`Bathrooms`),
    ],
  },
  {
    id: "sources",
    words: msg`Sources and links`,
    folded: true,
    fields: [
      line("source.name", msg`Who published the facts`),
      line("source.readOn", msg`Read on`, { kind: "date" }),
      entries("media.videoTours", msg`Videos`, { hint: ADDRESS_HINT }),
      entries("media.floorPlans", msg`Floor plans`, { hint: ADDRESS_HINT }),
      entries("media.images", msg`Pictures elsewhere`, { hint: ADDRESS_HINT }),
      entries("flags", msg`Oddities to point out`, {
        options: [
          "shared-registration",
          "placeholder-id",
          "road-surface-contradicts",
          "zero-measure",
          "registration-not-stated",
          "area-not-stated",
          "rate-not-stated",
        ],
      }),
    ],
  },
];

/** Where the layout is: asked beside the map. */
export const PLACE_FIELDS: readonly FieldSpec[] = [
  line("location", msg`Address`, { required: true }),
  line("neighborhoodDetails.area", msg`Town`),
  line("neighborhoodDetails.district", msg`District`),
  line("neighborhoodDetails.state", msg`State`),
  line("neighborhoodDetails.pincode", msg`PIN code`),
  entries("neighborhoodDetails.nearbyLandmarks", msg`Landmarks nearby`),
  line("plusCode", msg`Plus code`),
  line("lat", msg`Latitude`),
  line("lng", msg`Longitude`),
];

const WORDS: ReadonlyMap<string, MessageDescriptor> = new Map(
  [...FIELD_GROUPS.flatMap(({ fields }) => fields), ...PLACE_FIELDS].map(
    ({ path, words }) => [path, words] as const,
  ),
);

/** The name of the field that a path such as `keyFeatures.3` leads into; null for none of ours. */
export function fieldWords(path: string): MessageDescriptor | null {
  return WORDS.get(path) ?? WORDS.get(path.replace(/\.\d+$/, "")) ?? null;
}
