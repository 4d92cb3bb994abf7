/**
 * What serves a village, as a family asks for it. A veterinary hospital is no hospital, and a
 * sub-centre, which has a nurse, is no health centre, which has a doctor.
 */
export const FACILITY_KINDS = [
  "high-school",
  "school",
  "junior-college",
  "college",
  "hospital",
  "health-centre",
  "health-sub-centre",
  "veterinary",
  "bank",
  "bus-stop",
  "fuel",
  "market",
  "village-office",
  "mandal-office",
] as const;

export type FacilityKind = (typeof FACILITY_KINDS)[number];

/** What a surveyor typed, read: a kind; something else that is surely none of them; or unsure. */
export type ReadKind = FacilityKind | "other" | "unsure";

/**
 * What surveyors typed, as patterns, each with what it says; of several the first. Typed in the
 * field, hence the spellings: "payroll bunk" is a petrol bunk, "veternity" a vet's.
 */
const PATTERNS: readonly (readonly [ReadKind, RegExp])[] = [
  ["veterinary", /\bve?t\b|\bv[ei]r?tr?[aei]|\bvetr|wytanati|live ?stock|\brlu\b|gopala ?mitra/],
  ["veterinary", /animal husbandry/],
  ["unsure", /\batm\b|\bp[as]cs\b|p a c s|iit ?jee|academy|divi[sz]i/],
  [
    "other",
    /\bmi(l[kc]|nk)|\bmelk|\bri[cs]e?|\braice|mi?l{1,2}s?$|co(l|ll)ection|collecton|calletion/,
  ],
  [
    "other",
    /godo|godu|godw|go?wd|wear|ware? ?hous|storage|storge|[pf]ou[al]|poll tree|pack(ing)? (house|cent)/,
  ],
  [
    "other",
    /\bag[ar]o ?ind|\bargo|agro\b|industr|fertili|seeds?\b|factory|feeds?\b|timber|\bgas\b/,
  ],
  ["other", /substation|spin|dia?ry|\bpost(al)?\b|\biti\b|toll ?plaza/],
  ["other", /(ayu(sh|r)|eye|mental|dental)\D*hosp/],
  ["market", /\bmandi\b|market|matket|\br[ay][iy]?thu|\braitu|\bsant?h?a\b/],
  [
    "village-office",
    /p[ah]*[nm]+y?ch|panc|\bg ?p ?s? ?(off|opff|head)|^gp$|sach[ai]valayam|karayi?l?ay?am/,
  ],
  [
    "mandal-office",
    /\bma(n|d|nd)ala? ?(head|off|dev|rev|praja|pari?shadh? off)|\bm[po]*do\b|block head/,
  ],
  ["bank", /bank|grammena|\bsbi\b|\b[bi]ob\b|\bboi\b/],
  ["bus-stop", /\bb[iu]s ?(s|a)|\bbus(top|tand)|apsrtc/],
  ["fuel", /\bf(ue|u)le?\b|fuelstation|bunk|petro|indian ?oil|[fp]illing/],
  ["college", /college of eng/],
  ["junior-college", /(\bjunior|\bjr|\binter(mediate)?) coll/],
  ["college", /coll[ae]|polytech|institut|iiit|b ?tech/],
  ["high-school", /zp ?h ?s|zphigh|z ?p ?h ?s|h[iu]ghs? ?s(ch|hc|vh|co|ho)|higher sec|zp school/],
  ["school", /scho/],
  ["health-sub-centre", /sub ?cent|sub health|upa kand|\bphsc\b/],
  [
    "health-centre",
    /\bph ?c|\bp h c|\bchc\b|\bhea?l(th|ih|h)|healthcent|arogya|^primary (health|hosp)/,
  ],
  ["hospital", /hosp/],
];

/** "Z.P. High-School" → "z p high school". */
const tidy = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * The kind of what a surveyor typed: "Payroll bunk" → `fuel`. `other` is a mill, a store, a clinic
 * for one illness: surely none of ours. `unsure` is for what may be one: it is left out, not guessed.
 */
export function readFacilityKind(typed: string): ReadKind {
  const text = tidy(typed);
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? "unsure";
}
