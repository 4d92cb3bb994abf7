/** What a buyer may ask for. */
export const LEAD_KINDS = [
  "callback",
  "message",
  "site-visit",
  "tour",
  "apply",
  "brochure",
  "enquiry",
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

const VISITS: ReadonlySet<LeadKind> = new Set(["site-visit", "tour"]);

/** True for kinds that somebody goes to the layout for, at a time. */
export function isVisit(kind: LeadKind): boolean {
  return VISITS.has(kind);
}

/** A kind out of an address or a form; an enquiry when it names none. */
export function toLeadKind(text: string | null): LeadKind {
  return LEAD_KINDS.find((kind) => kind === text) ?? "enquiry";
}
