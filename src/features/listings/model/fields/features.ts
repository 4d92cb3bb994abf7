/**
 * The field's vocabulary of features, worth most to a buyer first: what is dear to add later and
 * sets a layout apart, then what nearly every layout has. `raw` are the spellings met in published
 * listings, compared without case, underscores and double spaces. What is sought the search knows of
 * every listing, so that a filter may ask for it: few enough that sets of them stay few.
 */
const FEATURE_TABLE = [
  { code: "club-house", isSought: true, raw: ["Club House", "Clubhouse"] },
  { code: "swimming-pool", isSought: true, raw: ["Swimming Pool"] },
  { code: "security", isSought: true, raw: ["24x7 Security", "24/7 Security"] },
  { code: "underground-power", isSought: true, raw: ["Underground Power Supply"] },
  {
    code: "water-to-each-plot",
    isSought: true,
    raw: ["Water connection to each plot", "tap connection to each plot"],
  },
  { code: "municipal-water", isSought: true, raw: ["Municipal water connection"] },
  { code: "underground-drainage", isSought: true, raw: ["Underground Drainage"] },
  { code: "cctv", isSought: true, raw: ["CC Tv Survelliance", "CCTV Surveillance"] },
  { code: "cc-roads", raw: ["CC Roads"] },
  { code: "bt-roads", raw: ["BT Roads"] },
  { code: "children-play-area", raw: ["Children Play Area"] },
  { code: "park", raw: ["Park"] },
  { code: "overhead-tank", raw: ["Overhead Water Tank"] },
  { code: "sewage-treatment", raw: ["STP"] },
  { code: "underground-data-ducts", raw: ["Underground Internet & Telecommunication Ducts"] },
  { code: "power-backup", raw: ["Power Backup", "24/7 Power Backup"] },
  { code: "gym", raw: ["gym"] },
  { code: "indoor-games", raw: ["Indoor Games"] },
  { code: "multi-purpose-hall", raw: ["Multi Purpose Hall"] },
  { code: "tennis-court", raw: ["Tennis Court"] },
  { code: "badminton-court", raw: ["Badminton Court"] },
  { code: "basketball-court", raw: ["Basket Ball Court", "Basketball Court"] },
  { code: "volleyball-court", raw: ["Volley Ball Court", "Volleyball Court"] },
  { code: "courts", raw: ["Courts"] },
  { code: "cricket-nets", raw: ["cricket nets", "cricket net"] },
  { code: "jogging-track", raw: ["jogging track"] },
  { code: "walking-track", raw: ["walking track"] },
  { code: "temple", raw: ["temple", "Temple with 5cr"] },
  { code: "rain-water-harvesting", raw: ["Rain Water Harvesting"] },
  { code: "compound-wall", raw: ["Compound wall"] },
  { code: "solar-fencing", raw: ["solar fencing"] },
  { code: "fire-sprinklers", raw: ["Fire Spriklers", "Fire Sprinklers"] },
  { code: "street-lights", raw: ["street lights"] },
  { code: "foot-paths", raw: ["Foot Paths"] },
  { code: "avenue-plantation", raw: ["Avenue Plantation"] },
  { code: "entrance-arch", raw: ["Entrance Arch"] },
  { code: "main-gate", raw: ["Main Gate"] },
  { code: "security-cabin", raw: ["Security cabin"] },
  { code: "open-power", raw: ["Open Power Supply"] },
  { code: "power-supply", raw: ["Power Supply"] },
  { code: "open-drainage", raw: ["open drainage"] },
  { code: "plot-signs", raw: ["Plots Signage"] },
  { code: "boundary-pegs", raw: ["Boundary_Pegs"] },
] as const;

/** One feature of a layout; its words on the screen are looked up by this code. */
export type FeatureCode = (typeof FEATURE_TABLE)[number]["code"];

/** All codes, worth most to a buyer first. */
export const FEATURE_CODES: readonly FeatureCode[] = FEATURE_TABLE.map(({ code }) => code);

const SOUGHT: ReadonlySet<FeatureCode> = new Set(
  FEATURE_TABLE.flatMap((feature) => ("isSought" in feature ? feature.code : [])),
);

/** True for a feature that a filter may ask for. */
export function isSought(code: FeatureCode): boolean {
  return SOUGHT.has(code);
}

const CODE_OF: ReadonlyMap<string, FeatureCode> = new Map(
  FEATURE_TABLE.flatMap(({ code, raw }) => raw.map((text) => [fold(text), code] as const)),
);

function fold(raw: string): string {
  return raw.toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ").trim();
}

export interface Features {
  /** Each once, worth most first. */
  readonly codes: readonly FeatureCode[];
  /** What the vocabulary does not know, as it was written. */
  readonly other: readonly string[];
}

/** Reads features as published into codes; stored texts stay as they are. */
export function toFeatures(raw: readonly string[]): Features {
  const found = new Set<FeatureCode>();
  const other: string[] = [];
  for (const text of raw) {
    const code = CODE_OF.get(fold(text));
    if (code) found.add(code);
    else if (text.trim() !== "") other.push(text);
  }
  return { codes: FEATURE_CODES.filter((code) => found.has(code)), other };
}

/** A feature as it is published, where agents choose it: the first of its spellings. */
export function spellingOf(code: FeatureCode): string {
  return FEATURE_TABLE.find((feature) => feature.code === code)?.raw[0] ?? code;
}

/** The code of a feature as published; null where the vocabulary does not know it. */
export function findFeatureCode(raw: string): FeatureCode | null {
  return CODE_OF.get(fold(raw)) ?? null;
}
