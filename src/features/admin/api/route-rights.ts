import type { Right } from "#features/admin/model/rights.ts";

/**
 * The right that each call of the console wants, by its method and the path of its route. A call that
 * is not in here is open to nobody.
 */
export const ROUTE_RIGHTS: Readonly<Record<string, Right>> = {
  "GET /agent/leads": "see-leads",
  "GET /agent/leads/news": "see-leads",
  "GET /agent/leads/export": "export-leads",
  "GET /agent/leads/:reference": "see-leads",
  "POST /agent/leads/:reference/changes": "change-leads",
  "POST /agent/leads/:reference/visit": "change-leads",
  "GET /agent/visits": "see-leads",
  "GET /agent/listings": "see-listings",
  "POST /agent/listings": "change-listings",
  "GET /agent/listings/:mlsNumber": "see-listings",
  "PUT /agent/listings/:mlsNumber": "change-listings",
  "GET /agent/listings/:mlsNumber/changes": "see-listings",
  "POST /agent/listings/:mlsNumber/undo": "change-listings",
  "POST /agent/listings/:mlsNumber/pictures": "change-listings",
  "POST /agent/listings/:mlsNumber/pictures/changes": "change-listings",
  "POST /agent/listing-preview": "change-listings",
  "POST /agent/geocode": "change-listings",
  "GET /agent/import/template": "change-listings",
  "POST /agent/import": "change-listings",
  "GET /agent/projects/:slug/plots": "see-plots",
  "GET /agent/projects/:slug/history": "see-plots",
  "POST /agent/projects/:slug/changes": "change-plots",
  "POST /agent/projects/:slug/undo": "change-plots",
  "POST /agent/people/search": "delete-people",
  "POST /agent/people/deletion": "delete-people",
  "POST /agent/people/sign-out": "delete-people",
  "GET /agent/numbers": "see-numbers",
  "GET /agent/jobs": "see-jobs",
  "GET /agent/team": "lead-team",
  "POST /agent/team/invitations": "lead-team",
  "POST /agent/team/invitations/withdrawal": "lead-team",
  "POST /agent/team/role": "lead-team",
  "POST /agent/team/removal": "lead-team",
  "POST /agent/team/sign-out": "lead-team",
  "POST /agent/team/second-factor-reset": "lead-team",
};
