interface StatusSpec {
  /**
   * Nothing is left: visitors ask for no visit and read of no budget, and similar layouts, alerts and
   * a search for what is not sold out leave it out. All others are found and asked for.
   */
  readonly isSoldOut?: true;
  /** What search engines are told, in the words of schema.org; unset for nothing. */
  readonly availability?: string;
}

const STATUSES = {
  Available: { availability: "InStock" },
  "Coming soon": {},
  "Sold out": { isSoldOut: true, availability: "SoldOut" },
} satisfies Readonly<Record<string, StatusSpec>>;

/** What an agent may say of a listing's sale, as it is stored. */
export type ListingStatus = keyof typeof STATUSES;
export const LISTING_STATUSES = Object.keys(STATUSES) as readonly ListingStatus[];

/** As sources and spreadsheets write them: "SOLD-OUT". */
const toKey = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, "");
const BY_KEY = new Map(LISTING_STATUSES.map((status) => [toKey(status), status]));

interface WithStatus {
  readonly status: string;
}

/** The status that a text is, null for one from when any text was taken: it is shown as it is, and does nothing. */
export function findStatus(text: string): ListingStatus | null {
  return BY_KEY.get(toKey(text)) ?? null;
}

function specOf({ status }: WithStatus): StatusSpec {
  const known = findStatus(status);
  return known ? STATUSES[known] : {};
}

/** True when its status says that nothing is left. */
export function isSoldOut(listing: WithStatus): boolean {
  return specOf(listing).isSoldOut ?? false;
}

/** What a listing's status is in the words of schema.org; unset where machines are told nothing. */
export function availabilityOf(listing: WithStatus): string | undefined {
  return specOf(listing).availability;
}
