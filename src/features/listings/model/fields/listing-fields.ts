import type { FieldSpec, KindValues } from "./field-kinds.ts";
import { LISTING_FLAGS } from "./flags.ts";
import { PROPERTY_TYPES } from "./listing-codes.ts";
import { LISTING_STATUSES } from "./listing-status.ts";

const SIZES_HINT = /*i18n*/ "Such as 162 - 525 sq.yds";
const ADDRESSES_HINT = /*i18n*/ "Web addresses, one for each";

/**
 * Every field of a listing by its path. From an entry follow the type and the schema, the import's
 * column and the template's, the field of the console's form, its name in the history, and where
 * `compared` or `fact` say so a row of the comparison and of the listing's page.
 */
export const LISTING_FIELDS = {
  name: { kind: "line", label: /*i18n*/ "Name", form: "basics", required: true },
  /** Part of addresses and file names. */
  mlsNumber: {
    kind: "line",
    label: /*i18n*/ "Number",
    hint: /*i18n*/ "Registration number, such as P06180094959. It cannot be changed later.",
    pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/,
    form: "basics",
    required: true,
  },
  propertyType: {
    kind: "choice",
    label: /*i18n*/ "Type",
    options: PROPERTY_TYPES,
    many: true,
    form: "basics",
    required: true,
  },
  status: {
    kind: "status",
    label: /*i18n*/ "Status",
    usual: "Available",
    options: LISTING_STATUSES,
    many: true,
    form: "basics",
  },
  areaRange: {
    kind: "area",
    label: /*i18n*/ "Layout area",
    hint: /*i18n*/ "Such as 49852 sq.yds",
    form: "basics",
  },
  "basicInformation.lotSize": {
    kind: "sizes",
    label: /*i18n*/ "Plot sizes",
    hint: SIZES_HINT,
    form: "basics",
    fact: "layout",
  },
  propertyDescription: { kind: "paragraph", label: /*i18n*/ "Description", form: "basics" },

  location: { kind: "line", label: /*i18n*/ "Address", form: "place", required: true },
  "neighborhoodDetails.area": { kind: "line", label: /*i18n*/ "Town", many: true, form: "place" },
  "neighborhoodDetails.district": {
    kind: "line",
    label: /*i18n*/ "District",
    many: true,
    form: "place",
    compared: { house: "community", land: "surroundings" },
  },
  "neighborhoodDetails.state": { kind: "line", label: /*i18n*/ "State", many: true, form: "place" },
  "neighborhoodDetails.pincode": {
    kind: "line",
    label: /*i18n*/ "PIN code",
    pattern: /^([1-9]\d{5})?$/,
    many: true,
    form: "place",
    compared: { house: "community", land: "surroundings" },
  },
  "neighborhoodDetails.nearbyLandmarks": {
    kind: "entries",
    label: /*i18n*/ "Landmarks nearby",
    form: "place",
  },
  /** Of the place, in full: "7M82CPVH+PV". */
  plusCode: {
    kind: "line",
    label: /*i18n*/ "Plus code",
    pattern: /^([2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,7})?$/,
    form: "place",
  },
  lat: { kind: "degrees", label: /*i18n*/ "Latitude", within: 90, form: "place" },
  lng: { kind: "degrees", label: /*i18n*/ "Longitude", within: 180, form: "place" },

  "constructionDetails.approvals": {
    kind: "line",
    label: /*i18n*/ "Registration number",
    many: true,
    form: "approval",
    compared: { land: "approvals" },
  },
  "constructionDetails.permitNumber": {
    kind: "line",
    label: /*i18n*/ "CRDA / LP number",
    hint: /*i18n*/ "Of the layout permission, such as LP No. 32/2021",
    form: "approval",
    compared: { land: "approvals" },
  },
  "constructionDetails.permissions": {
    kind: "choice",
    label: /*i18n*/ "Permissions",
    options: ["", "yes", "no"],
    many: true,
    form: "approval",
  },
  "constructionDetails.restrictions": {
    kind: "line",
    label: /*i18n*/ "Restrictions",
    many: true,
    form: "approval",
    compared: { land: "approvals" },
    fact: "layout",
  },
  "additionalInfo.registration": {
    kind: "line",
    label: /*i18n*/ "Registration of the sale",
    many: true,
    form: "approval",
    fact: "further",
  },
  "additionalInfo.possession": {
    kind: "line",
    label: /*i18n*/ "Possession date",
    many: true,
    form: "approval",
    fact: "sale",
  },
  "additionalInfo.ageOfProperty": {
    kind: "line",
    label: /*i18n*/ "Age of the property",
    form: "approval",
    fact: "house",
  },

  "marketValue.pricePerSqYd": {
    kind: "rate",
    label: /*i18n*/ "Rate per sq yd",
    hint: /*i18n*/ "Such as ₹20000 per sq.yd",
    many: true,
    form: "price",
  },
  priceRange: {
    kind: "line",
    label: /*i18n*/ "Price range",
    many: true,
    form: "price",
    fact: "further",
  },
  "marketValue.currentValue": { kind: "line", label: /*i18n*/ "Current price", form: "price" },
  "marketValue.estimatedValue": { kind: "line", label: /*i18n*/ "Estimated value", form: "price" },
  "basicInformation.monthlyCoastEstimate": {
    kind: "line",
    label: /*i18n*/ "Monthly cost estimate",
    form: "price",
    compared: { house: "interior", land: "price" },
    fact: "further",
  },
  "additionalInfo.financing": {
    kind: "line",
    label: /*i18n*/ "Financing",
    many: true,
    form: "price",
    compared: { house: "hoa", land: "price" },
    fact: "sale",
  },

  keyFeatures: { kind: "features", label: /*i18n*/ "Key features", many: true, form: "features" },
  "additionalInfo.amenities": {
    kind: "features",
    label: /*i18n*/ "Amenities",
    many: true,
    form: "features",
  },
  "additionalInfo.gated": {
    kind: "yes-no",
    label: /*i18n*/ "Gated Community",
    hint: /*i18n*/ "with a wall and a gate around it",
    many: true,
    form: "features",
  },
  exteriorFeatures: {
    kind: "entries",
    label: /*i18n*/ "Roads and walls",
    hint: /*i18n*/ "In this order: wall, its surface, widths of the roads in feet, road surface",
    offers: ["40", "60 , 40", "BT_Road", "CC_Road", "Metal_Road", "Gravel_Road"],
    form: "features",
  },

  "propertyInformation.facing": {
    kind: "line",
    label: /*i18n*/ "Facing",
    form: "plots",
    compared: { house: "property", land: "land" },
    fact: "land",
  },
  "propertyInformation.soilType": {
    kind: "line",
    label: /*i18n*/ "Soil type",
    many: true,
    form: "plots",
    compared: { house: "property", land: "land" },
    fact: "land",
  },
  "propertyInformation.waterSource": {
    kind: "line",
    label: /*i18n*/ "Water source",
    many: true,
    form: "plots",
    compared: { house: "property", land: "land" },
    fact: "land",
  },
  "utilities.electricity": {
    kind: "line",
    label: /*i18n*/ "Electricity",
    many: true,
    form: "plots",
    fact: "supply",
  },
  "utilities.water": {
    kind: "line",
    label: /*i18n*/ "Water",
    many: true,
    form: "plots",
    fact: "supply",
  },
  "utilities.sewage": {
    kind: "line",
    label: /*i18n*/ "Sewage",
    many: true,
    form: "plots",
    fact: "supply",
  },
  "utilities.internet": {
    kind: "line",
    label: /*i18n*/ "Internet",
    many: true,
    form: "plots",
    fact: "supply",
  },
  "utilities.gasConnection": {
    kind: "line",
    label: /*i18n*/ "Gas connection",
    many: true,
    form: "plots",
    fact: "supply",
  },

  "ownerAgent.name": { kind: "line", label: /*i18n*/ "Agent", many: true, form: "agent" },
  "ownerAgent.company": { kind: "line", label: /*i18n*/ "Company", many: true, form: "agent" },
  "ownerAgent.phone": { kind: "line", label: /*i18n*/ "Phone", many: true, form: "agent" },
  "ownerAgent.email": { kind: "line", label: /*i18n*/ "E-mail", many: true, form: "agent" },
  "ownerAgent.experience": { kind: "line", label: /*i18n*/ "Experience", form: "agent" },
  "ownerAgent.specialization": { kind: "line", label: /*i18n*/ "Specialization", form: "agent" },
  "ownerAgent.photo": { kind: "address", label: /*i18n*/ "Address of a photograph", form: "agent" },

  "basicInformation.homeType": {
    kind: "line",
    label: /*i18n*/ "Kind of house",
    form: "house",
    fact: "house",
  },
  "basicInformation.beds": {
    kind: "line",
    label: /*i18n*/ "Bedrooms",
    form: "house",
    compared: { house: "overview" },
    fact: "house",
  },
  "basicInformation.baths": {
    kind: "line",
    label: /*i18n*/ "Bathrooms",
    form: "house",
    compared: { house: "overview" },
    fact: "house",
  },

  "source.name": {
    kind: "line",
    label: /*i18n*/ "Who published the facts",
    many: true,
    form: "sources",
  },
  /** The day the facts were read there. */
  "source.readOn": { kind: "date", label: /*i18n*/ "Checked on", many: true, form: "sources" },
  "media.videoTours": {
    kind: "addresses",
    label: /*i18n*/ "Videos",
    hint: ADDRESSES_HINT,
    form: "sources",
  },
  "media.floorPlans": {
    kind: "addresses",
    label: /*i18n*/ "Floor plans",
    hint: ADDRESSES_HINT,
    form: "sources",
  },
  "media.images": {
    kind: "addresses",
    label: /*i18n*/ "Pictures elsewhere",
    hint: ADDRESSES_HINT,
    form: "sources",
  },
  flags: {
    kind: "choices",
    label: /*i18n*/ "Discrepancies to flag",
    options: LISTING_FLAGS,
    form: "sources",
  },
} as const satisfies Readonly<Record<string, FieldSpec>>;

type Fields = typeof LISTING_FIELDS;
/** As `marketValue.pricePerSqYd`: a name, or a group's name and one in it. */
export type FieldPath = keyof Fields;

type ValueOf<Spec> = Spec extends {
  readonly kind: infer Kind extends keyof KindValues;
  readonly options?: infer Options;
}
  ? Options extends readonly (infer Option)[]
    ? Kind extends "choices"
      ? Option[]
      : Kind extends "status"
        ? string
        : Option
    : KindValues[Kind]
  : never;

type GroupName = FieldPath extends infer Path
  ? Path extends `${infer Group}.${string}`
    ? Group
    : never
  : never;

/** A layout as published: the stored shape, texts untouched; empty means not stated. */
export type Listing = {
  [Path in FieldPath as Path extends `${string}.${string}` ? never : Path]: ValueOf<Fields[Path]>;
} & {
  [Group in GroupName]: {
    [Path in FieldPath as Path extends `${Group}.${infer Name}` ? Name : never]: ValueOf<
      Fields[Path]
    >;
  };
};
