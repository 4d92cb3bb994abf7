import { type Context, Hono } from "hono";
import { z } from "zod";
import { notStored, replyRefused } from "#features/accounts/index.server.ts";
import { changeVisit, type VisitRefusal } from "#features/leads/commands/change-visit.server.ts";
import type { OwnVisitReply, OwnVisitsReply } from "#features/leads/model/buyer-replies.ts";
import { BUYER_ACTS } from "#features/leads/model/visit.ts";
import { findAccountVisits, findOwnVisit } from "#features/leads/queries/find-visits.server.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { slotStart } from "./lead-fields.server.ts";
import type { LeadDeps } from "./leads.server.ts";

const token = text(400);
const linkBody = bodyOf({ token });
const changeBody = bodyOf({
  token,
  act: z.enum(BUYER_ACTS, `must be one of ${BUYER_ACTS.join(", ")}`),
  /** Of a move alone. */
  startsAt: slotStart.optional(),
  version: z.int("must be a whole number"),
});

/**
 * `GET /visits`: those of the account that is signed in. `POST /visits/find` and `POST /visits/changes`:
 * one, by the token of its mailed link, which stands in bodies alone.
 */
export function visitsApi({ context, accountOf }: Pick<LeadDeps, "context" | "accountOf">): Hono {
  const replyVisit = async (c: Context, reference: string, message: string) => {
    const visit = await findOwnVisit(context, reference);
    if (!visit) return replyGone(c);
    const reply: OwnVisitReply = { visit };
    return c.json({ success: true, message, ...reply });
  };
  return new Hono()
    .use("/visits", notStored)
    .use("/visits/*", notStored)
    .get("/visits", async (c) => {
      const account = await accountOf(c);
      const reply: OwnVisitsReply = {
        visits: account ? await findAccountVisits(context, account) : [],
      };
      return c.json({ success: true, message: "Your visits.", ...reply });
    })
    .post("/visits/find", async (c) => {
      const read = await readBody(c, linkBody);
      if (!read.ok) return read.response;
      const reference = context.visitLinks.referenceOf(read.body.token);
      return reference ? replyVisit(c, reference, "Your visit.") : replyGone(c);
    })
    .post("/visits/changes", async (c) => {
      const read = await readBody(c, changeBody);
      if (!read.ok) return read.response;
      const { token: given, ...change } = read.body;
      const reference = context.visitLinks.referenceOf(given);
      if (!reference) return replyGone(c);
      const done = await changeVisit(context, { ...change, reference, actor: null });
      if (!done.ok) return replyVisitRefused(c, done);
      return replyVisit(c, reference, "Your visit is changed.");
    });
}

function replyGone(c: Context): Response {
  const message = "This link is of no visit that there is.";
  return c.json({ success: false, code: "visit-link-invalid", message }, 404);
}

const REFUSALS = {
  "no-such-lead": [404, "There is no such request."],
  "changed-meanwhile": [409, "Somebody changed this visit meanwhile. See how it is now."],
  "visit-over": [409, "That cannot be done to the visit as it stands."],
  "slot-closed": [409, "No visit can begin then. Choose another time."],
  "slot-taken": [409, "Somebody has just taken this time. Choose another."],
} as const;

/** The answer to a change of a visit that was not made. */
export function replyVisitRefused(c: Context, refusal: VisitRefusal): Response {
  if (refusal.code === "too-many-tries") return replyRefused(c, refusal);
  const [status, message] = REFUSALS[refusal.code];
  const slots = "freeSlots" in refusal ? { field: "startsAt", freeSlots: refusal.freeSlots } : {};
  return c.json({ success: false, code: refusal.code, message, ...slots }, status);
}
