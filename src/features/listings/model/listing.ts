import { z } from "zod";
import { areaText, plotSizesText, rateText } from "./figure-texts.ts";
import { LISTING_FLAGS } from "./flags.ts";
import { PROPERTY_TYPES } from "./listing-codes.ts";

/** Longest word, line and paragraph kept of a listing, in UTF-16 units. */
const LINE = 300;
const PARAGRAPH = 5000;
const MOST_ENTRIES = 100;

/** PostgreSQL keeps no zero character, and UTF-8 no half of a pair. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
const BROKEN = { params: { code: "bad-format" } };

const line = z.string().max(LINE).refine(isStorable, BROKEN).default("");
const paragraph = z.string().max(PARAGRAPH).refine(isStorable, BROKEN).default("");
const entry = z.string().min(1).max(LINE).refine(isStorable, BROKEN);
const lines = z.array(entry).max(MOST_ENTRIES).default([]);
const required = z.string().trim().min(1).max(LINE).refine(isStorable, BROKEN);
const picture = z
  .string()
  .max(2000)
  .refine((text) => /^(https?:\/\/|\/(?!\/))[^\s\0]+$/.test(text) && text.isWellFormed(), {
    params: { code: "bad-address" },
  });
const pictures = z.array(picture).max(MOST_ENTRIES).default([]);

/** A figure written as text: empty when not stated, else in a form that the figures are read from. */
function figure(reads: (text: string) => unknown) {
  return line.refine((text) => text === "" || reads(text) !== null, {
    params: { code: "bad-figure" },
  });
}

function group<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape).prefault({} as z.input<z.ZodObject<Shape, z.core.$strict>>);
}

const listingSchema = z
  .strictObject({
    name: required,
    location: required,
    areaRange: figure((text) => areaText(text) ?? plotSizesText(text)),
    priceRange: line,
    status: required.default("Available"),
    propertyType: z.enum(PROPERTY_TYPES),
    /** Part of addresses and file names. */
    mlsNumber: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
    /** Degrees in WGS 84; null until geocoded. */
    lat: z.number().min(-90).max(90).nullable().default(null),
    lng: z.number().min(-180).max(180).nullable().default(null),
    propertyDescription: paragraph,
    keyFeatures: lines,
    exteriorFeatures: lines,
    media: group({ images: pictures, videoTours: pictures, floorPlans: pictures }),
    basicInformation: group({
      beds: line,
      baths: line,
      /** Sizes of the layout's plots: "162 - 525 sq.yds". */
      lotSize: figure(plotSizesText),
      homeType: line,
      monthlyCoastEstimate: line,
    }),
    propertyInformation: group({ facing: line, soilType: line, waterSource: line }),
    constructionDetails: group({
      /** Registration number. */
      approvals: line,
      permissions: z.enum(["yes", "no", ""]).default(""),
      restrictions: line,
    }),
    marketValue: group({
      currentValue: line,
      estimatedValue: line,
      pricePerSqYd: figure(rateText),
    }),
    neighborhoodDetails: group({
      area: line,
      district: line,
      state: line,
      pincode: z
        .string()
        .regex(/^([1-9]\d{5})?$/)
        .default(""),
      nearbyLandmarks: lines,
    }),
    utilities: group({
      electricity: line,
      water: line,
      sewage: line,
      internet: line,
      gasConnection: line,
    }),
    ownerAgent: group({
      name: line,
      photo: z.union([z.literal(""), picture]).default(""),
      phone: line,
      email: line,
      company: line,
      experience: line,
      specialization: line,
    }),
    additionalInfo: group({
      ageOfProperty: line,
      possession: line,
      financing: line,
      registration: line,
      amenities: lines,
      gated: z.boolean().default(false),
    }),
    /** Full plus code of the place: "7M82CPVH+PV". */
    plusCode: z
      .string()
      .regex(/^([2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,7})?$/)
      .default(""),
    /** Who published the facts, and the day they were read. */
    source: group({ name: line, readOn: z.union([z.literal(""), z.iso.date()]).default("") }),
    flags: z.array(z.enum(LISTING_FLAGS)).max(MOST_ENTRIES).default([]),
  })
  .refine(({ lat, lng }) => (lat === null) === (lng === null), {
    path: ["lng"],
    params: { code: "half-a-place" },
  });

/** A layout as published: the stored shape, texts untouched; empty means not stated. */
export type Listing = z.infer<typeof listingSchema>;

export type ProblemCode =
  | "missing"
  | "wrong-type"
  | "too-long"
  | "too-many"
  | "out-of-range"
  | "bad-format"
  | "unknown-value"
  | "unknown-field"
  | "bad-figure"
  | "bad-address"
  | "half-a-place";

export interface ListingProblem {
  /** Field, as `marketValue.pricePerSqYd` or `keyFeatures.3`; empty for the whole. */
  readonly path: string;
  /** What stands there, at most 60 characters. */
  readonly value: string;
  readonly code: ProblemCode;
}

export type ParsedListing =
  | { readonly ok: true; readonly listing: Listing }
  | { readonly ok: false; readonly problems: readonly ListingProblem[] };

/** Parses one listing from anywhere: file, table or request. Missing texts become empty. */
export function parseListing(input: unknown): ParsedListing {
  const parsed = listingSchema.safeParse(input, { reportInput: true });
  if (parsed.success) return { ok: true, listing: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap(toProblems) };
}

function toProblems(issue: z.core.$ZodIssue): ListingProblem[] {
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      path: path === "" ? key : `${path}.${key}`,
      value: shorten((issue.input as Record<string, unknown> | undefined)?.[key]),
      code: "unknown-field",
    }));
  }
  const code = toCode(issue);
  // The whole listing stands where half a place is missing: it is no value to be shown.
  return [{ path, value: code === "half-a-place" ? "" : shorten(issue.input), code }];
}

function toCode(issue: z.core.$ZodIssue): ProblemCode {
  switch (issue.code) {
    case "custom":
      return issue.params?.code as ProblemCode;
    case "too_small":
      return issue.origin === "string" ? "missing" : "out-of-range";
    case "too_big":
      if (issue.origin === "string") return "too-long";
      return issue.origin === "array" ? "too-many" : "out-of-range";
    case "invalid_value":
      return issue.input === undefined ? "missing" : "unknown-value";
    case "invalid_type":
      return issue.input === undefined ? "missing" : "wrong-type";
    default:
      return "bad-format";
  }
}

const LONGEST_SHOWN = 60;

/** A value as it may be shown in a report: one line of at most 60 characters. */
export function shorten(value: unknown): string {
  if (value === undefined) return "";
  const text = typeof value === "string" ? value.slice(0, 1000) : (JSON.stringify(value) ?? "");
  const oneLine = text.replace(/\s+/g, " ").trim();
  return oneLine.length > LONGEST_SHOWN ? `${oneLine.slice(0, LONGEST_SHOWN - 1)}…` : oneLine;
}
