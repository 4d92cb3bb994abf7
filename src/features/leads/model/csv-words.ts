import type { LeadState, LostReason } from "./lead-states.ts";

/** How far a lead is, in the agents' files, whose words are English like their mail's. */
export const CSV_STATES: Readonly<Record<LeadState, string>> = {
  new: "New",
  talked: "Talked",
  visited: "Visited",
  negotiating: "Negotiating",
  won: "Won",
  lost: "Lost",
};

/** Why a lead is lost, there. */
export const CSV_REASONS: Readonly<Record<LostReason, string>> = {
  price: "Price",
  location: "Place",
  approval: "Approval",
  "bought-elsewhere": "Bought elsewhere",
  "not-reached": "Never reached",
  "not-looking": "Not looking any more",
  other: "Another reason",
};
