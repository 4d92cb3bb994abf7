import { USUAL_RULES, writeHours } from "#features/leads/index.ts";
import type { Site } from "#platform/ui/shell/site.ts";
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
  /** Every page has it with the site; texts come with the pages that show them. */
  readonly isPublic: boolean;
  /** A site that is real has it. */
  readonly isNeeded: boolean;
  /** What holds where no owner has set it; empty for nothing. */
  readonly of: (site: Site) => string;
}

/** When visits are offered on a day of the week. */
const VISIT_HOURS = {
  ...{ group: "visits", kind: "hours", environment: null, isPublic: false, isNeeded: false },
  of: () => writeHours(USUAL_RULES.hours[0] ?? null),
} as const satisfies Setting;

/** A text that agents write to buyers; where nobody has changed it the site's own holds. */
const MESSAGE_TEXT: Setting = {
  ...{ group: "messages", kind: "message", environment: null, isPublic: false, isNeeded: false },
  of: () => "",
};

/** What a site says of itself in paragraphs, or in a line. */
const PAGE_TEXT = {
  ...{ group: "texts", environment: null, isPublic: false, isNeeded: false },
  of: () => "",
} as const satisfies Omit<Setting, "kind">;

const TESTIMONIAL: Setting = {
  ...{ group: "testimonials", kind: "testimonial", environment: null },
  ...{ isPublic: false, isNeeded: false },
  of: () => "",
};

/** Every field of the page of settings, in its order. */
const TABLE = {
  supportPhone: {
    ...{
      group: "contact",
      kind: "phone",
      environment: "SUPPORT_PHONE",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.supportPhone,
  },
  whatsappNumber: {
    ...{
      group: "contact",
      kind: "phone",
      environment: "WHATSAPP_NUMBER",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.whatsappNumber,
  },
  infoEmail: {
    ...{
      group: "contact",
      kind: "email",
      environment: "INFO_EMAIL",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.infoEmail,
  },
  postalAddress: {
    ...{
      group: "contact",
      kind: "line",
      environment: "POSTAL_ADDRESS",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.postalAddress,
  },
  officeHours: {
    ...{ group: "contact", kind: "line", environment: null, isNeeded: false, isPublic: true },
    of: (site) => site.officeHours,
  },
  mondayHours: VISIT_HOURS,
  tuesdayHours: VISIT_HOURS,
  wednesdayHours: VISIT_HOURS,
  thursdayHours: VISIT_HOURS,
  fridayHours: VISIT_HOURS,
  saturdayHours: VISIT_HOURS,
  sundayHours: VISIT_HOURS,
  visitsClosed: {
    ...{ group: "visits", kind: "stretches", environment: null, isPublic: false, isNeeded: false },
    of: () => "",
  },
  visitMinutes: {
    ...{ group: "visits", kind: "minutes", environment: null, isPublic: false, isNeeded: false },
    of: () => String(USUAL_RULES.minutes),
  },
  visitsAtOneLayout: {
    ...{ group: "visits", kind: "count", environment: null, isPublic: false, isNeeded: false },
    of: () => String(USUAL_RULES.atOneLayout),
  },
  visitCars: {
    ...{ group: "visits", kind: "count", environment: null, isPublic: false, isNeeded: false },
    of: () => "",
  },
  keyInCalendarAddress: {
    ...{ group: "visits", kind: "yes-no", environment: null, isPublic: false, isNeeded: false },
    of: () => "no",
  },
  legalName: {
    ...{ group: "law", kind: "line", environment: "LEGAL_NAME", isNeeded: true, isPublic: true },
    of: (site) => site.operator?.legalName ?? "",
  },
  reraAgentNumber: {
    ...{
      group: "law",
      kind: "line",
      environment: "RERA_AGENT_NUMBER",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.operator?.reraAgentNumber ?? "",
  },
  grievanceOfficer: {
    ...{
      group: "law",
      kind: "line",
      environment: "GRIEVANCE_OFFICER",
      isNeeded: true,
      isPublic: true,
    },
    of: (site) => site.operator?.grievanceOfficer ?? "",
  },
  crdaRegistration: {
    ...{
      group: "law",
      kind: "line",
      environment: "CRDA_REGISTRATION",
      isNeeded: false,
      isPublic: true,
    },
    of: (site) => site.crdaRegistration,
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** A field of the page of settings. */
export type FieldSettingKey = keyof typeof TABLE;
/** A setting that owners change. */
export type SiteSettingKey = FieldSettingKey | SiteTextKey | TestimonialKey;
export type SettingKey = SiteSettingKey | MessageKey;

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

/** What owners have set; what has no value is as the environment says. */
export type SetValues = Readonly<Partial<Record<SettingKey, string>>>;

/** The site with what owners have set in the place of what the environment says. */
export function withSettings(site: Site, set: SetValues): Site {
  const all = Object.entries(set) as [SettingKey, string][];
  const shown: SetValues = Object.fromEntries(all.filter(([key]) => SETTINGS[key].isPublic));
  const { legalName, reraAgentNumber, grievanceOfficer, ...told } = shown;
  const operator = site.operator && {
    legalName: legalName ?? site.operator.legalName,
    reraAgentNumber: reraAgentNumber ?? site.operator.reraAgentNumber,
    grievanceOfficer: grievanceOfficer ?? site.operator.grievanceOfficer,
  };
  const samples = site.samples.filter((name) => !(name in told));
  return { ...site, ...told, operator, samples };
}

/** What a real site lacks; nothing of a sample. */
export function findMissing(site: Site): SettingKey[] {
  if (site.sample) return [];
  return SETTING_KEYS.filter((key) => SETTINGS[key].isNeeded && SETTINGS[key].of(site) === "");
}
