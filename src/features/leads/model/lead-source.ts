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
  ...{ sourcePage: null, referrerHost: null },
  ...{ utmSource: null, utmMedium: null, utmCampaign: null },
};

/** Longer ones are cut: a lead is not refused for its campaign. */
export const LONGEST_SOURCE = 100;

/** One line, not too long, without broken characters; null of nothing. */
export function toSourceText(given: string | null | undefined): string | null {
  const line = (given ?? "").replaceAll(/[\p{Cc}\u2028\u2029]/gu, " ").toWellFormed();
  return Array.from(line.trim()).slice(0, LONGEST_SOURCE).join("").trim() || null;
}

/** What the first page of a visit tells: its address, and the address that led to it. */
export function readSource(address: URL, referrer: string): Omit<LeadSource, "sourcePage"> {
  const utm = (name: string) => toSourceText(address.searchParams.get(`utm_${name}`));
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  return {
    referrerHost: from && from.host !== address.host ? toSourceText(from.host) : null,
    ...{ utmSource: utm("source"), utmMedium: utm("medium"), utmCampaign: utm("campaign") },
  };
}
