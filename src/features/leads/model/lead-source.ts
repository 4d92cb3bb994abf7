import { NOT_ONE_LINE } from "#lib/text/one-line.ts";

/** How a lead came: by the site, or told to an agent, who enters it. */
export const LEAD_CHANNELS = ["web", "phone", "whatsapp", "walk-in"] as const;
export type LeadChannel = (typeof LEAD_CHANNELS)[number];

/** Ways on which an agent hears of a buyer. */
export const ENTERED_CHANNELS = ["phone", "whatsapp", "walk-in"] as const satisfies LeadChannel[];
export type EnteredChannel = (typeof ENTERED_CHANNELS)[number];

/** A channel out of the database; the site where it names none. */
export function toLeadChannel(text: string): LeadChannel {
  return LEAD_CHANNELS.find((channel) => channel === text) ?? "web";
}

/** Where a lead came from, as far as the browser knows; null where it does not. */
export interface LeadSource {
  /** The page that it was sent from, without language and query. */
  readonly sourcePage: string | null;
  /** Host of the site that led to ours, such as "www.google.com". */
  readonly referrerHost: string | null;
  readonly utmSource: string | null;
  readonly utmMedium: string | null;
  readonly utmCampaign: string | null;
}

export const NO_SOURCE: LeadSource = {
  sourcePage: null,
  referrerHost: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
};

/** Longer ones are cut: a lead is not refused for its campaign. */
export const LONGEST_SOURCE = 100;

/** One line, not too long, without broken characters; null of nothing. */
export function toSourceText(given: string | null | undefined): string | null {
  const line = (given ?? "").split(NOT_ONE_LINE).join(" ").toWellFormed();
  return Array.from(line.trim()).slice(0, LONGEST_SOURCE).join("").trim() || null;
}

/** What the first page of a visit tells: its address, and the address that led to it. */
export function readSource(address: URL, referrer: string): Omit<LeadSource, "sourcePage"> {
  const utm = (name: string) => toSourceText(address.searchParams.get(`utm_${name}`));
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return {
    referrerHost: from && from.host !== address.host ? toSourceText(from.host) : null,
    utmSource: utm("source"),
    utmMedium: utm("medium"),
    utmCampaign: utm("campaign"),
  };
}
