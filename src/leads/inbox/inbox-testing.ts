import type { Db } from "#db/database.ts";
import { type LeadRequest, submitLead } from "#leads/submit-lead.server.ts";
import { AGENTS, leadRequest, makeLeadsWork } from "#leads/testing.ts";
import { changeLead, type LeadChange } from "./change-lead.server.ts";
import { findAgentLead, findInbox } from "./find-inbox.server.ts";
import { parseInboxQuery } from "./inbox-query.ts";

export const [DESK, SECOND] = AGENTS;

/** An inbox to fill, change and look into; its clock stands until told to pass. */
export function openInbox(db: Db) {
  const work = makeLeadsWork(db);
  let made = 0;
  const add = async (changes: Partial<LeadRequest> = {}) => {
    made += 1;
    const phone = `+91987650${String(made).padStart(4, "0")}`;
    const request = leadRequest({ phone, ...changes });
    const taken = await submitLead(work, request, { key: `key ${made}`, network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    return taken.reference;
  };
  const inbox = (search = "") =>
    findInbox(db, parseInboxQuery(new URLSearchParams(search)), work.clock());
  const namesIn = async (search = "") => (await inbox(search)).leads.map(({ name }) => name);
  const change = (reference: string, given: LeadChange, actor: string = DESK) =>
    changeLead(work, { reference, actor, change: given });
  const get = async (reference: string) => {
    const lead = await findAgentLead(db, reference);
    if (!lead) throw new Error("no lead");
    return lead;
  };
  return { work, db, add, inbox, namesIn, change, get };
}
