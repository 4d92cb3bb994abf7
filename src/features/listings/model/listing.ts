import { z } from "zod";
import { shorten } from "#lib/text/one-line.ts";
import { type FieldKind, type FieldSpec, type KindValues, LONGEST } from "./fields/field-kinds.ts";
import { FIELDS } from "./fields/fields.ts";
import { areaText, plotSizesText, rateText } from "./fields/figure-texts.ts";
import type { Listing } from "./fields/listing-fields.ts";
import {
  isMereFigure,
  typedArea,
  typedDate,
  typedRate,
  typedSizes,
} from "./fields/typed-figures.ts";

export type { Listing } from "./fields/listing-fields.ts";

const LONGEST_ADDRESS = 2000;
const MOST_ENTRIES = 100;

/** PostgreSQL keeps no zero character, and UTF-8 no half of a pair. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();
const BROKEN = { params: { code: "bad-format" } };

const text = (most: number) => z.string().max(most).refine(isStorable, BROKEN);
const line = text(LONGEST.line).default("");
const entry = z.string().min(1).max(LONGEST.line).refine(isStorable, BROKEN);
const required = z.string().trim().min(1).max(LONGEST.line).refine(isStorable, BROKEN);
const lines = listOf(entry);
const address = z
  .string()
  .max(LONGEST_ADDRESS)
  .refine((link) => /^(https?:\/\/|\/(?!\/))[^\s\0]+$/.test(link) && link.isWellFormed(), {
    params: { code: "bad-address" },
  });

function listOf<Entry>(schema: z.ZodType<Entry>) {
  return z.array(schema).max(MOST_ENTRIES).default([]);
}

/**
 * A figure written as text: empty when not stated, else in a form that the figures are read from;
 * what people write in another form is brought into it. One without a unit that is no likely figure
 * of its kind is out of range.
 */
function figure(reads: (text: string) => unknown, typed: (text: string) => string | null) {
  const isRead = (written: string) => written === "" || reads(written) !== null;
  return line
    .transform((written) => (isRead(written) ? written : (typed(written) ?? written)))
    .superRefine((written, context) => {
      if (isRead(written)) return;
      const code = isMereFigure(written) ? "out-of-range" : "bad-figure";
      context.addIssue({ code: "custom", params: { code } });
    });
}

function lineSchema({ pattern, required: isNeeded, usual }: FieldSpec): z.ZodType<string> {
  if (pattern) return isNeeded ? z.string().regex(pattern) : z.string().regex(pattern).default("");
  if (usual !== undefined) return required.default(usual);
  return isNeeded ? required : line;
}

function choiceSchema({ options = [], required: isNeeded }: FieldSpec): z.ZodType<string> {
  return isNeeded ? z.enum(options) : z.enum(options).default("");
}

const SCHEMAS: { [Kind in FieldKind]: (field: FieldSpec) => z.ZodType<KindValues[Kind]> } = {
  line: lineSchema,
  paragraph: () => text(LONGEST.paragraph).default(""),
  area: () => figure((written) => areaText(written) ?? plotSizesText(written), typedArea),
  sizes: () => figure(plotSizesText, typedSizes),
  rate: () => figure(rateText, typedRate),
  date: () =>
    z
      .string()
      .transform((written) => typedDate(written) ?? written)
      .pipe(z.union([z.literal(""), z.iso.date()]))
      .default(""),
  address: () => z.union([z.literal(""), address]).default(""),
  addresses: () => listOf(address),
  entries: () => lines,
  features: () => lines,
  degrees: ({ within = 0 }) => z.number().min(-within).max(within).nullable().default(null),
  "yes-no": () => z.boolean().default(false),
  choice: choiceSchema,
  status: lineSchema,
  choices: ({ options = [] }) => listOf(z.enum(options)),
};

type Shape = Record<string, z.ZodType>;

/** The shape of all fields; groups stand after the fields that are in none. */
function toShape(): Shape {
  const shape: Shape = {};
  const groups: Record<string, Shape> = {};
  for (const field of FIELDS) {
    const schema = SCHEMAS[field.kind](field);
    const [first = "", second] = field.path.split(".");
    if (second === undefined) shape[first] = schema;
    else groups[first] = { ...groups[first], [second]: schema };
  }
  for (const [name, group] of Object.entries(groups))
    shape[name] = z.strictObject(group).prefault({});
  return shape;
}

const listingSchema = z
  .strictObject(toShape())
  .refine(({ lat, lng }) => (lat === null) === (lng === null), {
    path: ["lng"],
    params: { code: "half-a-place" },
  });

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
  /** A figure larger than any layout has. */
  | "too-great"
  | "bad-address"
  | "half-a-place"
  /** On another continent, or with latitude and longitude in each other's place. */
  | "outside-region"
  /** In India, and not in the region that the site is of. */
  | "beyond-region";

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
  if (parsed.success) return { ok: true, listing: parsed.data as Listing };
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
