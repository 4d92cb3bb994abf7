import { changeLead, type LeadChange } from "#features/leads/commands/change-lead.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { parseInboxQuery } from "#features/leads/model/inbox-query.ts";
import type { LeadRequest } from "#features/leads/model/lead-request.ts";
import { findAgentLead, findInbox } from "#features/leads/queries/find-inbox.server.ts";
import type { AskedInbox } from "#features/leads/queries/inbox-conditions.server.ts";
import type { CsvLead } from "#features/leads/queries/lead-csv.server.ts";
import { readLeadFile } from "#features/leads/queries/read-lead-file.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AGENTS, leadRequest, makeLeadsContext } from "./leads-testing.ts";

export const [FIRST_AGENT, SECOND] = AGENTS;

/** An inbox to fill, change and look into; its clock stands until told to pass. */
export function openInbox(db: Db) {
  const context = makeLeadsContext(db);
  let made = 0;
  const add = async (changes: Partial<LeadRequest> = {}) => {
    made += 1;
    const phone = `+91987650${String(made).padStart(4, "0")}`;
    const request = leadRequest({ phone, ...changes });
    const taken = await submitLead(context, request, { key: `key ${made}`, network: "n" });
    if (!taken.ok) throw new Error(taken.code);
    return taken.reference;
  };
  const inbox = (search = "") =>
    findInbox(db, parseInboxQuery(new URLSearchParams(search)), context.clock());
  const namesIn = async (search = "") => (await inbox(search)).leads.map(({ name }) => name);
  /** What is in the file, read two leads at a time. */
  const fileOf = async (query: AskedInbox) => {
    const all: CsvLead[] = [];
    const reading = { now: context.clock(), atOnce: 2 };
    for await (const page of await readLeadFile(db, query, reading)) all.push(...page);
    return all;
  };
  const change = (reference: string, given: LeadChange, actor: string = FIRST_AGENT) =>
    changeLead(context, { reference, actor, change: given });
  const get = async (reference: string) => {
    const lead = await findAgentLead(db, reference);
    if (!lead) throw new Error("no lead");
    return lead;
  };
  return { context, db, add, inbox, namesIn, fileOf, change, get };
}
