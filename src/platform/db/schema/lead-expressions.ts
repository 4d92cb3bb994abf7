import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * What indexes of leads are made of. A query that says it in the same words is answered by them; said
 * otherwise it is answered by reading the table. The rules behind it: `inbox-conditions.server.ts`.
 */
type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

/**
 * The part of the inbox that a lead is in; one whose buyer is forgotten is in that of all alone. The
 * names before the last are what older releases called a stage: `STAGES` lists them.
 */
export function inboxView(
  lead: Columns<"forgottenAt" | "state" | "firstAnsweredAt" | "attempts">,
): SQL<string> {
  return sql<string>`(case
  when ${lead.forgottenAt} is not null then 'forgotten'
  when ${lead.state} = 'lost' then 'lost'
  when ${lead.firstAnsweredAt} is null and ${lead.attempts} = 0 then 'to-answer'
  when ${lead.firstAnsweredAt} is null or ${lead.state} = 'new' then 'try-again'
  when ${lead.state} in ('contacted', 'visit-booked') then 'talked'
  else ${lead.state} end)`;
}

/**
 * Where a lead stands in the inbox, the least first: those that wait by the second they came in, then
 * those settled by the second they were answered, the last one first, then those forgotten. Seconds
 * since 1970 stay below the step of 10^10 between the three.
 */
export function inboxPlace(
  lead: Columns<"forgottenAt" | "state" | "firstAnsweredAt" | "createdAt">,
): SQL<string> {
  const since1970 = sql`extract(epoch from coalesce(${lead.firstAnsweredAt}, ${lead.createdAt}) - timestamptz '1970-01-01 00:00:00+00')`;
  return sql<string>`(case when ${lead.forgottenAt} is not null then 40000000000 else 0 end + case when ${lead.firstAnsweredAt} is not null or ${lead.state} = 'lost' then 20000000000 - ${since1970} else ${since1970} end)`;
}

/** All that a lead tells in words, its number as it is called with its dash; what is looked for has no line breaks. */
export function toldText(
  lead: Columns<
    "name" | "reference" | "requirements" | "email" | "nextStep" | "plotNumber" | "mlsNumber"
  >,
): SQL<string> {
  return sql<string>`${lead.name} || chr(10) || ${lead.reference} || chr(10) || ${lead.requirements} || chr(10) || coalesce(${lead.email}, '') || chr(10) || ${lead.nextStep} || chr(10) || coalesce(${lead.plotNumber}, '') || chr(10) || coalesce(${lead.mlsNumber}, '')`;
}

/** A reference without its dash. */
export function denseReference(lead: Columns<"reference">): SQL<string> {
  return sql<string>`replace(${lead.reference}, '-', '')`;
}
