import { type LeadKind, toLeadKind } from "./lead-kinds.ts";

/** What a form is about, beside what the visitor fills in. */
export interface LeadSubject {
  readonly kind: LeadKind;
  readonly mlsNumber: string | null;
  readonly plotNumber: string | null;
}

/** Longest number of a listing, or of a plot with its project's name, that an address and a request may name. */
export const LONGEST_NUMBER = 200;

function numberIn(params: URLSearchParams, name: string): string | null {
  return params.get(name)?.slice(0, LONGEST_NUMBER) || null;
}

/** What the address of the enquiry page asks about. */
export function parseSubject(params: URLSearchParams): LeadSubject {
  return {
    kind: toLeadKind(params.get("kind")),
    mlsNumber: numberIn(params, "listing"),
    plotNumber: numberIn(params, "plot"),
  };
}

/** The query of such an address; what is as usual is left out. */
export function toSubjectQuery({ kind, mlsNumber, plotNumber }: LeadSubject): string {
  const query = new URLSearchParams();
  if (kind !== toLeadKind(null)) query.set("kind", kind);
  if (mlsNumber !== null) query.set("listing", mlsNumber);
  if (plotNumber !== null) query.set("plot", plotNumber);
  return query.toString();
}
