import { and, eq, isNull } from "drizzle-orm";
import { digest } from "#features/accounts/index.server.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { leads } from "#platform/db/schema.ts";
import { forgetLeads } from "./forget-leads.server.ts";
import { tellWithdrawn } from "./tell-withdrawn.server.ts";

export type Withdrawn =
  | { readonly ok: true; readonly reference: string }
  /** Used before, of a lead that is forgotten, or never made. */
  | { readonly ok: false; readonly code: "withdrawal-link-invalid" };

/**
 * Takes a buyer's consent back by the token of the mailed link: the lead is forgotten at once, and
 * the agents are told to call nobody.
 */
export async function withdrawLead(context: LeadsContext, token: string): Promise<Withdrawn> {
  const { db, clock, findAgents, forgetMailFiles } = context;
  const now = clock();
  const isNamed = and(eq(leads.withdrawalHash, digest(token)), isNull(leads.forgottenAt));
  const lead = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(leads).where(isNamed).for("update");
    if (!found) return null;
    const { reference } = found;
    await forgetLeads(tx, eq(leads.reference, reference), { reason: "withdrawn", now });
    await tellWithdrawn(tx, [reference], { agents: await findAgents(tx), now });
    return found;
  });
  if (!lead) return { ok: false, code: "withdrawal-link-invalid" };
  await forgetMailFiles([lead.reference]);
  return { ok: true, reference: lead.reference };
}
