import { USUAL_RULES, writeHours } from "#features/leads/index.ts";
import type { Operator, Site } from "#platform/ui/shell/site.ts";
import { MESSAGE_SETTINGS, type MessageKey } from "./message-settings.ts";
import type { SettingKind } from "./setting-kinds.ts";
import { SITE_TEXT_SETTINGS, type SiteTextKey } from "./site-texts.ts";
import { TESTIMONIAL_KEYS, type TestimonialKey } from "./testimonials.ts";

/** Groups of fields on the page of settings, which owners change. */
export const SETTING_GROUPS = ["contact", "visits", "law"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];
/**
 * Where a setting stands in the console: texts of pages below the fields, texts of messages on a page of
 * their own, for agents.
 */
type AnyGroup = SettingGroup | "texts" | "testimonials" | "messages";

interface Setting {
  readonly group: AnyGroup;
  readonly kind: SettingKind;
  /** The variable that says it where nobody has set it in the console; null where there is none. */
  readonly environment: string | null;
  /** What a site that is a sample makes up until somebody says it; null where it makes up nothing. */
  readonly sample: string | null;
  /** Every page has it with the site; texts come with the pages that show them. */
  readonly isPublic: boolean;
  /** A site that is real has it. */
  readonly isNeeded: boolean;
  /** What holds where no owner has set one that is not public; empty for nothing. */
  readonly usual: string;
}

/** In the console alone. */
const UNTOLD = {
  environment: null,
  sample: null,
  isPublic: false,
  isNeeded: false,
  usual: "",
} as const;

/** On every page: a field of the site by the same name, or of its operator. */
const TOLD = {
  environment: null,
  sample: null,
  isPublic: true,
  isNeeded: false,
  usual: "",
} as const;

/** When visits are offered on a day of the week. */
const VISIT_HOURS = {
  ...UNTOLD,
  group: "visits",
  kind: "hours",
  usual: writeHours(USUAL_RULES.hours[0] ?? null),
} as const satisfies Setting;

/** Who answers in law. */
const OPERATOR = { ...TOLD, group: "law", kind: "line", isNeeded: true } as const;

/** A text that agents write to buyers; where nobody has changed it the site's own holds. */
const MESSAGE_TEXT: Setting = { ...UNTOLD, group: "messages", kind: "message" };

/** What a site says of itself in paragraphs, or in a line. */
const PAGE_TEXT = { ...UNTOLD, group: "texts" } as const;

const TESTIMONIAL: Setting = { ...UNTOLD, group: "testimonials", kind: "testimonial" };

/** Every field of the page of settings, in its order. */
const TABLE = {
  supportPhone: {
    ...TOLD,
    group: "contact",
    kind: "phone",
    environment: "SUPPORT_PHONE",
    sample: "+91 90000 00000",
    isNeeded: true,
  },
  whatsappNumber: {
    ...TOLD,
    group: "contact",
    kind: "phone",
    environment: "WHATSAPP_NUMBER",
    sample: "+91 90000 00000",
    isNeeded: true,
  },
  infoEmail: {
    ...TOLD,
    group: "contact",
    kind: "email",
    environment: "INFO_EMAIL",
    sample: "hello@sthalam.example",
    isNeeded: true,
  },
  postalAddress: {
    ...TOLD,
    group: "contact",
    kind: "line",
    environment: "POSTAL_ADDRESS",
    sample: "", // the region's
    isNeeded: true,
  },
  officeHours: { ...TOLD, group: "contact", kind: "line" },
  mondayHours: VISIT_HOURS,
  tuesdayHours: VISIT_HOURS,
  wednesdayHours: VISIT_HOURS,
  thursdayHours: VISIT_HOURS,
  fridayHours: VISIT_HOURS,
  saturdayHours: VISIT_HOURS,
  sundayHours: VISIT_HOURS,
  visitsClosed: { ...UNTOLD, group: "visits", kind: "stretches" },
  visitMinutes: {
    ...UNTOLD,
    group: "visits",
    kind: "minutes",
    usual: String(USUAL_RULES.minutes),
  },
  visitsAtOneLayout: {
    ...UNTOLD,
    group: "visits",
    kind: "count",
    usual: String(USUAL_RULES.atOneLayout),
  },
  visitCars: { ...UNTOLD, group: "visits", kind: "count" },
  keyInCalendarAddress: { ...UNTOLD, group: "visits", kind: "yes-no", usual: "no" },
  legalName: { ...OPERATOR, environment: "LEGAL_NAME" },
  reraAgentNumber: { ...OPERATOR, environment: "RERA_AGENT_NUMBER" },
  grievanceOfficer: { ...OPERATOR, environment: "GRIEVANCE_OFFICER" },
  crdaRegistration: {
    ...TOLD,
    group: "law",
    kind: "line",
    environment: "CRDA_REGISTRATION",
    sample: "sample number",
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** A field of the page of settings. */
export type FieldSettingKey = keyof typeof TABLE;
/** A setting that owners change. */
export type SiteSettingKey = FieldSettingKey | SiteTextKey | TestimonialKey;
export type SettingKey = SiteSettingKey | MessageKey;

type KeyWhere<Trait> = {
  [Key in FieldSettingKey]: (typeof TABLE)[Key] extends Trait ? Key : never;
}[FieldSettingKey];
/** One that every page has with the site. */
type ToldKey = KeyWhere<{ readonly isPublic: true }>;
/** One that a variable may say. */
type VariableKey = KeyWhere<{ readonly environment: string }>;
type SampleKey = KeyWhere<{ readonly sample: string }>;
export type SettingVariable = (typeof TABLE)[VariableKey]["environment"];

/** A setting of the same kind for each key. */
function forEach<Key extends SettingKey>(keys: readonly Key[], toSetting: (key: Key) => Setting) {
  const entries = keys.map((key) => [key, toSetting(key)] as const);
  return Object.fromEntries(entries) as Readonly<Record<Key, Setting>>;
}

export const FIELD_SETTING_KEYS = Object.keys(TABLE) as readonly FieldSettingKey[];
const TEXT_KEYS = SITE_TEXT_SETTINGS.map(({ key }) => key);
export const MESSAGE_SETTING_KEYS = MESSAGE_SETTINGS.map(({ key }) => key);

export const SETTINGS: Readonly<Record<SettingKey, Setting>> = {
  ...TABLE,
  ...forEach(TEXT_KEYS, (key) => ({
    ...PAGE_TEXT,
    kind: key.startsWith("promise.") ? "line" : "paragraphs",
  })),
  ...forEach(TESTIMONIAL_KEYS, () => TESTIMONIAL),
  ...forEach(MESSAGE_SETTING_KEYS, () => MESSAGE_TEXT),
};

export const SITE_SETTING_KEYS: readonly SiteSettingKey[] = [
  ...FIELD_SETTING_KEYS,
  ...TEXT_KEYS,
  ...TESTIMONIAL_KEYS,
];
/** All, whoever changes them. */
export const SETTING_KEYS: readonly SettingKey[] = [...SITE_SETTING_KEYS, ...MESSAGE_SETTING_KEYS];

const TOLD_KEYS = FIELD_SETTING_KEYS.filter(isTold);
const SAMPLE_KEYS = FIELD_SETTING_KEYS.filter(
  (key): key is SampleKey => TABLE[key].sample !== null,
);
/** The settings that a variable may say. */
export const VARIABLE_SETTINGS = FIELD_SETTING_KEYS.filter(
  (key): key is VariableKey => TABLE[key].environment !== null,
).map((key) => TABLE[key]);

/** What owners have set; what has no value is as the environment says. */
export type SetValues = Readonly<Partial<Record<SettingKey, string>>>;
type ToldValues = Readonly<Record<ToldKey, string>>;

/** Of a sample, which has nobody who answers in law. */
const NO_OPERATOR: Operator = { legalName: "", reraAgentNumber: "", grievanceOfficer: "" };

/** What a site says of itself on every page, as far as settings say it. */
type ToldSite = Omit<ToldValues, keyof Operator> & Pick<Site, "operator" | "sample" | "samples">;

/** The site by its variables alone. A sample makes up what they leave out, of a real site that is empty. */
export function siteByVariables(
  said: Readonly<Partial<Record<SettingVariable, string | undefined>>>,
  isSample: boolean,
): ToldSite {
  const sayingOf = (key: ToldKey) => {
    const { environment, sample } = TABLE[key];
    return (environment && said[environment]) || (isSample && sample) || "";
  };
  const told = Object.fromEntries(TOLD_KEYS.map((key) => [key, sayingOf(key)])) as ToldValues;
  const { ofOperator, ofSite } = partTold(told);
  const isMadeUp = (key: SampleKey) => !said[TABLE[key].environment];
  return {
    ...ofSite,
    operator: isSample ? null : ofOperator,
    sample: isSample,
    samples: isSample ? SAMPLE_KEYS.filter(isMadeUp) : [],
  };
}

/** What holds where no owner has set it; empty for nothing. */
export function usualValue(key: SettingKey, byEnvironment: Site): string {
  if (!isTold(key)) return SETTINGS[key].usual;
  const told: ToldValues = { ...NO_OPERATOR, ...byEnvironment, ...byEnvironment.operator };
  return told[key];
}

/** The site with what owners have set in the place of what the environment says. */
export function withSettings(site: Site, set: SetValues): Site {
  const told = TOLD_KEYS.flatMap((key) => (set[key] === undefined ? [] : [[key, set[key]]]));
  const { ofOperator, ofSite } = partTold<Partial<ToldValues>>(Object.fromEntries(told));
  const operator = site.operator && { ...site.operator, ...ofOperator };
  const samples = site.samples.filter((name) => !(name in ofSite));
  return { ...site, ...ofSite, operator, samples };
}

/** What is said of who answers in law, and the rest. */
function partTold<Told extends Partial<ToldValues>>(told: Told) {
  const all = Object.entries(told);
  return {
    ofOperator: Object.fromEntries(all.filter(([key]) => key in NO_OPERATOR)),
    ofSite: Object.fromEntries(all.filter(([key]) => !(key in NO_OPERATOR))),
  } as {
    readonly ofOperator: Pick<Told, keyof Told & keyof Operator>;
    readonly ofSite: Omit<Told, keyof Operator>;
  };
}

/** What a real site lacks; nothing of a sample. */
export function findMissing(site: Site): SettingKey[] {
  if (site.sample) return [];
  return SETTING_KEYS.filter((key) => SETTINGS[key].isNeeded && usualValue(key, site) === "");
}

function isTold(key: SettingKey): key is ToldKey {
  return SETTINGS[key].isPublic;
}
