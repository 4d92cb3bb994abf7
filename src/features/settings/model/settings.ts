import type { Site } from "#platform/ui/shell/site.ts";
import type { SettingKind } from "./setting-kinds.ts";

/** Where a setting stands in the console. */
export const SETTING_GROUPS = ["contact", "law"] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface Setting {
  readonly group: SettingGroup;
  readonly kind: SettingKind;
  /** The variable that says it where nobody has set it in the console; null where there is none. */
  readonly environment: string | null;
  /** A site that is real has it. */
  readonly isNeeded: boolean;
  /** What a site says of it; empty where it says nothing. */
  readonly of: (site: Site) => string;
}

/** Every setting that owners change in the console, in its order. */
const TABLE = {
  supportPhone: {
    ...{ group: "contact", kind: "phone", environment: "SUPPORT_PHONE", isNeeded: true },
    of: (site) => site.supportPhone,
  },
  whatsappNumber: {
    ...{ group: "contact", kind: "phone", environment: "WHATSAPP_NUMBER", isNeeded: true },
    of: (site) => site.whatsappNumber,
  },
  infoEmail: {
    ...{ group: "contact", kind: "email", environment: "INFO_EMAIL", isNeeded: true },
    of: (site) => site.infoEmail,
  },
  postalAddress: {
    ...{ group: "contact", kind: "line", environment: "POSTAL_ADDRESS", isNeeded: true },
    of: (site) => site.postalAddress,
  },
  officeHours: {
    ...{ group: "contact", kind: "line", environment: null, isNeeded: false },
    of: (site) => site.officeHours,
  },
  legalName: {
    ...{ group: "law", kind: "line", environment: "LEGAL_NAME", isNeeded: true },
    of: (site) => site.operator?.legalName ?? "",
  },
  reraAgentNumber: {
    ...{ group: "law", kind: "line", environment: "RERA_AGENT_NUMBER", isNeeded: true },
    of: (site) => site.operator?.reraAgentNumber ?? "",
  },
  grievanceOfficer: {
    ...{ group: "law", kind: "line", environment: "GRIEVANCE_OFFICER", isNeeded: true },
    of: (site) => site.operator?.grievanceOfficer ?? "",
  },
  crdaRegistration: {
    ...{ group: "law", kind: "line", environment: "CRDA_REGISTRATION", isNeeded: false },
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
  const { legalName, reraAgentNumber, grievanceOfficer, ...told } = set;
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
