import { USUAL_RULES, writeHours } from "#features/leads/index.ts";
import type { Site } from "#platform/ui/shell/site.ts";
import type { SettingKind } from "./setting-kinds.ts";

/** Where a setting stands in the console. */
export const SETTING_GROUPS = ["contact", "visits", "law"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface Setting {
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  /** The variable that says it where nobody has set it in the console; null where there is none. */
  readonly environment: string | null;
  /** Pages say it. */
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

/** Every setting that owners change in the console, in its order. */
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

export type SettingKey = keyof typeof TABLE;

export const SETTINGS: Readonly<Record<SettingKey, Setting>> = TABLE;

export const SETTING_KEYS = Object.keys(TABLE) as readonly SettingKey[];

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
  return { ...site, ...told, operator };
}

/** What a real site lacks; nothing of a sample. */
export function findMissing(site: Site): SettingKey[] {
  if (site.sample) return [];
  return SETTING_KEYS.filter((key) => SETTINGS[key].isNeeded && SETTINGS[key].of(site) === "");
}
