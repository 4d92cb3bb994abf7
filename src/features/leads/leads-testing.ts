import { USUAL_RULES } from "#features/leads/model/visit-rules.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import type { LeadsContext } from "./leads-context.server.ts";
import type { LeadRequest } from "./model/lead-request.ts";
import { NO_SOURCE } from "./model/lead-source.ts";

export const AGENTS = ["agent@plots.example", "second@plots.example"] as const;
/** Monday, 10:00 by the clock of India. */
const START = Date.parse("2026-03-02T04:30:00Z");
/** The Tuesday after, 11:00 there. */
export const TUESDAY_ELEVEN = new Date("2026-03-03T05:30:00Z");

/** What commands of leads work with, on a clock that stands still until told. */
export interface TestLeadsContext extends LeadsContext {
  pass(seconds: number): void;
}

export function makeLeadsContext(db: Db): TestLeadsContext {
  let now = START;
  return {
    db,
    clock: () => new Date(now),
    findAgents: async () => AGENTS,
    visitRules: () => USUAL_RULES,
    mayKeyBeInAddress: () => false,
    forgetMailFiles: async () => undefined,
    projects: {
      find: (words) => {
        const [, slug, plot = null] = /^Project (\w+)(?:, plot (.+))?$/.exec(words) ?? [];
        return slug === undefined ? null : { slug, plot };
      },
      pathOf: (slug) => `/projects/${slug}`,
      drawingOf: (slug, plot) => `/drawn/${slug}-${plot}.svg`,
    },
    visitLinks: {
      tokenOf: (reference) => `token-of-${reference}`,
      referenceOf: (token) => /^token-of-(.+)$/.exec(token)?.[1] ?? null,
    },
    pass: (seconds) => {
      now += seconds * 1000;
    },
  };
}

/** Puts a published listing there. */
export async function addListing(db: Db, mlsNumber: string, position: number): Promise<void> {
  const given = { mlsNumber, name: "GREEN MEADOWS", location: "Nuzvid", propertyType: "Plot" };
  const parsed = parseListing(given);
  if (!parsed.ok) throw new Error("The listing does not parse");
  await db
    .insert(listings)
    .values({ mlsNumber, position, listing: parsed.listing, hash: mlsNumber });
}

export function leadRequest(changes: Partial<LeadRequest> = {}): LeadRequest {
  return {
    kind: "callback",
    name: "Lakshmi Devi",
    phone: "+919876543210",
    email: null,
    requirements: "",
    mlsNumber: null,
    plotNumber: null,
    preferredAt: null,
    language: "te",
    noticeVersion: "2026-11-23",
    source: NO_SOURCE,
    ...changes,
  };
}
