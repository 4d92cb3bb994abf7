import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { notStored, replyRefused } from "#features/accounts/index.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { withdrawLead } from "#features/leads/commands/withdraw-lead.server.ts";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import type {
  FreeSlotsReply,
  LeadReply,
  WithdrawnReply,
} from "#features/leads/model/buyer-replies.ts";
import { waitMsOf } from "#features/leads/model/lead-key.ts";
import type { LeadRefusal } from "#features/leads/model/refusals.ts";
import { findSlotsFor } from "#features/leads/queries/free-slots.server.ts";
import { INDIA_TIME_ZONE } from "#lib/time/time.ts";
import type { Caller } from "#platform/http/caller.ts";
import { isIdempotencyKey } from "#platform/http/idempotency-key.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { leadBody, toFieldProblems } from "./lead-fields.server.ts";

const MOST_LEAD_BYTES = 16 * 1024;

/** What the calls of leads need. */
export interface LeadDeps {
  readonly context: LeadsContext;
  /** The account that the caller is signed in to; null for nobody. */
  readonly accountOf: (
    context: Context,
  ) => Promise<{ readonly id: string; readonly email: string } | null>;
  readonly callerOf: (context: Context) => Caller;
}

const slotsOf = z.object({
  mlsNumber: text(200).optional(),
  plotNumber: text(200).optional(),
});

const withdrawalBody = bodyOf({ token: text(200) });

/** `POST /leads` takes a request, `POST /leads/withdrawal` takes one back; `GET /visit-slots?mlsNumber=` tells the free slots of a layout, `?plotNumber=` of the project that it names as the form does. */
export function leadsApi({ context, callerOf, accountOf }: LeadDeps): Hono {
  return new Hono()
    .use("/leads", notStored)
    .use("/leads/*", notStored)
    .use("/visit-slots", notStored)
    .post("/leads", bodyLimit({ maxSize: MOST_LEAD_BYTES, onError: tooLarge }), async (c) => {
      const key = c.req.header("idempotency-key") ?? "";
      if (!isIdempotencyKey(key)) return c.json(KEY_NEEDED, 400);
      const waitMs = waitMsOf(key, context.clock());
      if (waitMs > 0) return replyRefused(c, tooQuick(waitMs));
      const read = await readBody(c, leadBody, refuseFields);
      if (!read.ok) return read.response;
      const account = await accountOf(c);
      const origin = { key, network: callerOf(c).network, accountId: account?.id ?? null };
      const done = await submitLead(context, read.body, origin);
      if (!done.ok) return replyLeadRefused(c, done);
      const { reference, repeated, visitEndsAt } = done;
      const message = "We have your request. Our agent calls within 24 hours.";
      const visitToken = context.visitLinks.tokenOf(reference);
      const visit = visitEndsAt && { visitToken, visitEndsAt: visitEndsAt.toISOString() };
      const reply: LeadReply = { reference, ...visit };
      return c.json({ success: true, message, ...reply }, repeated ? 200 : 201);
    })
    .post("/leads/withdrawal", async (c) => {
      const read = await readBody(c, withdrawalBody);
      if (!read.ok) return read.response;
      const done = await withdrawLead(context, read.body.token);
      const message = "This link was used before, or the request is deleted already.";
      if (!done.ok) return c.json({ success: false, code: done.code, message }, 400);
      const reply: WithdrawnReply = { reference: done.reference };
      return c.json({ success: true, message: "Your request is taken back.", ...reply });
    })
    .get("/visit-slots", async (c) => {
      const read = slotsOf.safeParse(c.req.query());
      if (!read.success) return refuseFields(c, read.error);
      const { mlsNumber, plotNumber } = read.data;
      const said = { mlsNumber: mlsNumber || null, plotNumber: plotNumber || null };
      const slots = await findSlotsFor(context, said);
      const reply: FreeSlotsReply = {
        timeZone: INDIA_TIME_ZONE,
        slots: slots.map((slot) => slot.toISOString()),
      };
      return c.json(reply);
    });
}

function tooQuick(waitMs: number) {
  const retryAfterSeconds = Math.ceil(waitMs / 1000);
  return { ok: false, code: "too-many-tries", retryAfterSeconds } as const;
}

const KEY_NEEDED = {
  success: false,
  code: "key-needed",
  message: "The header Idempotency-Key is needed: 8 to 200 letters, digits or signs.",
};

function tooLarge(context: Context): Response {
  const message = "The request is larger than 16 kB. Shorten it.";
  return context.json({ success: false, code: "too-large", message }, 413);
}

/** 400 with every field that is wrong, the first of them as of other calls. */
export function refuseFields(context: Context, error: z.ZodError): Response {
  const fields = toFieldProblems(error);
  const [first] = fields;
  return context.json({ success: false, code: "invalid-input", ...first, fields }, 400);
}

const MESSAGES: Record<Exclude<LeadRefusal["code"], "too-many-tries">, string> = {
  "key-reused": "This Idempotency-Key came with another request before. Make a new one.",
  "no-such-listing": "No listing has this MLS number.",
  "slot-closed": "No visit can begin then. Choose another time.",
  "slot-taken": "Somebody has just taken this time. Choose another.",
};

function replyLeadRefused(context: Context, refusal: LeadRefusal): Response {
  if (refusal.code === "too-many-tries") return replyRefused(context, refusal);
  const said = { success: false, code: refusal.code, message: MESSAGES[refusal.code] };
  if (refusal.code === "key-reused") return context.json(said, 409);
  if (refusal.code === "no-such-listing") {
    const problem = { field: "mlsNumber", message: said.message };
    return context.json({ ...said, ...problem, fields: [problem] }, 400);
  }
  const { freeSlots } = refusal;
  return context.json({ ...said, field: "preferredAt", freeSlots }, 409);
}
