import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { isInside, type LatLng } from "#lib/geo/geo.ts";
import type { Region } from "./region.ts";
import { DUTY_IDS } from "./state-duties.ts";

const name = z.strictObject({
  en: z.string().trim().min(1),
  te: z.string().trim().min(1),
  hi: z.string().trim().min(1),
});
/** A name that older files have once for all languages. */
const nameOrText = name.or(
  z
    .string()
    .trim()
    .min(1)
    .transform((text) => ({ en: text, te: text, hi: text })),
);
const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);

const schema = z.strictObject({
  about: z.string(),
  around: name,
  state: name,
  stateVariants: z.array(z.string().trim().min(1)).default([]),
  towns: z.array(name).min(3),
  seat: name,
  authority: name,
  register: z.strictObject({ name, url: z.url({ protocol: /^https$/ }) }),
  bounds: z
    .strictObject({ west: lng, south: lat, east: lng, north: lat })
    .refine(({ west, east }) => west < east, "must have its west before its east")
    .refine(({ south, north }) => south < north, "must have its south below its north"),
  centre: z.strictObject({ lat, lng }),
  sampleAddress: nameOrText,
  duties: z.unknown(),
  featuredProject: z.boolean(),
  catalogue: z.string().min(1),
  places: z.string().min(1),
});

/** The state whose duties `data/rates.json` has. */
const SHIPPED_DUTIES = "andhra-pradesh";
const percent = z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, 'must be a percentage such as "1.5"');
const source = z.strictObject({
  publisher: z.string().trim().min(1),
  url: z.url({ protocol: /^https$/ }),
  dated: z.string().trim().min(1).nullable(),
});
const stateDuties = z.strictObject({
  asOf: z.iso.date(),
  duties: z
    .array(z.strictObject({ id: z.enum(DUTY_IDS), percent, source }))
    .min(1)
    .refine(
      (duties) => new Set(duties.map(({ id }) => id)).size === duties.length,
      "must have each duty once",
    ),
  conflicts: z.array(z.strictObject({ percents: z.tuple([percent, percent]), source })).default([]),
});

const gazetteer = z.object({
  places: z
    .array(z.object({ en: z.string(), lat: z.number(), lng: z.number() }))
    .min(1, "must have a place"),
});

type ReadRegion =
  | { readonly ok: true; readonly region: Region }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The region that the site comes with, found upwards from this module: in the source and in the build. */
function findShipped(): string {
  for (let at = import.meta.dirname; at !== dirname(at); at = dirname(at)) {
    const file = join(at, "data/region/region.json");
    if (existsSync(file)) return file;
  }
  throw new Error(`No data/region above ${import.meta.dirname}: the installation is broken.`);
}

/**
 * Reads the region of a file, or the one that the site comes with, and looks whether its places lie in it.
 * What is wrong is told in sentences, each beginning with the part that it is about.
 */
export function readRegion(path: string | undefined): ReadRegion {
  const file = path === undefined ? findShipped() : resolve(path);
  const content = readJson(file);
  if (typeof content === "string") return refuse(content);
  const read = schema.safeParse(content.json);
  if (!read.success) return refuse(...read.error.issues.map((issue) => toSentence(issue)));
  const { duties: said, featuredProject, about: _, ...told } = read.data;
  const isElsewhere = said === SHIPPED_DUTIES || said === null;
  const duties = isElsewhere ? null : stateDuties.safeParse(said);
  if (duties?.error)
    return refuse(...duties.error.issues.map((issue) => toSentence(issue, "duties")));
  const folder = dirname(file);
  const region: Region = {
    ...told,
    folder,
    isShipped: path === undefined,
    catalogue: resolve(folder, told.catalogue),
    places: resolve(folder, told.places),
    hasDuties: said !== null,
    duties: duties?.data ?? null,
    hasProject: featuredProject,
  };
  const problems = [...findMissing(region), ...findMisplaced(region)];
  return problems.length > 0 ? refuse(...problems) : { ok: true, region };
}

/** The region that the site comes with; throws where the installation lacks it. */
export function shippedRegion(): Region {
  const read = readRegion(undefined);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.region;
}

function refuse(...problems: string[]): ReadRegion {
  return { ok: false, problems };
}

function readJson(file: string): { readonly json: unknown } | string {
  try {
    return { json: JSON.parse(readFileSync(file, "utf8")) };
  } catch (error) {
    const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : "cannot be read";
    return `${file} ${why}`;
  }
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function toSentence({ path, message }: Issue, ...within: readonly string[]): string {
  return `${[...within, ...path.map(String)].join(".") || "the file"}: ${message}`;
}

function findMissing({ catalogue }: Region): string[] {
  return existsSync(catalogue) ? [] : [`catalogue: there is no file ${catalogue}`];
}

/** Bounds that hold nothing, and places beside them: a slip of the pen, or another region's file. */
function findMisplaced({ bounds, centre, places, seat }: Region): string[] {
  const content = readJson(places);
  if (typeof content === "string") return [`places: ${content}`];
  const read = gazetteer.safeParse(content.json);
  if (!read.success) return read.error.issues.map((issue) => `places: ${toSentence(issue)}`);
  const isIn = (place: LatLng) => isInside(bounds, place);
  const all = read.data.places;
  const inside = all.filter(isIn);
  if (inside.length === 0) return [`bounds: no place of ${places} lies in them`];
  const outside = all.filter((place) => !isIn(place)).map(({ en }) => en);
  return [
    ...(isIn(centre) ? [] : ["centre: lies outside the bounds"]),
    ...(inside.some(({ en }) => en === seat.en) ? [] : [`seat: no place is called ${seat.en}`]),
    ...(outside.length === 0 ? [] : [`places: outside the bounds: ${outside.join(", ")}`]),
  ];
}
