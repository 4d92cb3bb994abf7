import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  checkFreshProof,
  doneBy,
  recordEvent,
  replyRefused,
} from "#features/accounts/index.server.ts";
import { findGreeting } from "#features/admin/queries/messages-of-lead.server.ts";
import { quotePlot } from "#features/admin/queries/quote-plot.server.ts";
import {
  type ChangeResult,
  changeLead,
  changeVisit,
  enteredBody,
  enterLead,
  findAgentLead,
  findInbox,
  findNews,
  findVisitCalendar,
  type LeadsContext,
  readLeadFile,
  refuseFields,
  replyVisitRefused,
  slotStart,
  streamLeadsCsv,
} from "#features/leads/index.server.ts";
import {
  type AgentLead,
  LEAD_STATES,
  LOST_REASONS,
  parseInboxQuery,
  VISIT_ACTS,
} from "#features/leads/index.ts";
import type { LiveSettings } from "#features/settings/index.server.ts";
import { DAY_MS, indiaDay } from "#lib/time/time.ts";
import { bodyOf, instant, readBody, refuseInput, text, trimmed } from "#platform/http/read-body.ts";
import type { AdminAccessDeps, AgentCalls } from "./admin-access.server.ts";
import type { AdminPlotsDeps } from "./admin-plots.server.ts";

/** What the calls of the inbox need. */
export interface AdminLeadsDeps extends Pick<AdminAccessDeps, "context">, AdminPlotsDeps {
  readonly leads: LeadsContext;
  readonly settings: Pick<LiveSettings, "messageText" | "site">;
}

const note = trimmed(4000);
const someNote = note.refine((given) => given !== "", "Write something first.");
const noteId = z.uuid("must be the id of a note").optional();
const noted = { note: note.optional(), noteId };
const version = z.int("must be a whole number");

const changeBody = z.discriminatedUnion(
  "what",
  [
    bodyOf({ what: z.literal("note"), note: someNote, noteId }),
    bodyOf({
      what: z.literal("state"),
      state: z.enum(LEAD_STATES, `must be one of ${LEAD_STATES.join(", ")}`),
      reason: z.enum(LOST_REASONS, `must be one of ${LOST_REASONS.join(", ")}`).optional(),
      ...noted,
      version,
    }).refine(({ state, reason }) => (state === "lost") === (reason !== undefined), {
      path: ["reason"],
      error: "Say why it is lost; of other states there is no reason.",
    }),
    bodyOf({ what: z.literal("reached"), ...noted, version }),
    bodyOf({ what: z.literal("no-answer"), ...noted, version }),
    bodyOf({
      what: z.literal("next-step"),
      nextStep: trimmed(500),
      nextStepAt: slotStart.nullable().optional(),
      version,
    }).refine(({ nextStep, nextStepAt }) => nextStep !== "" || !nextStepAt, {
      path: ["nextStep"],
      error: "Write what is to be done then.",
    }),
    bodyOf({ what: z.literal("step-done"), version }),
    bodyOf({ what: z.literal("assign"), assignee: text(300).nullable(), version }),
    bodyOf({ what: z.literal("undo"), version }),
  ],
  "must be note, state, reached, no-answer, next-step, step-done, assign or undo",
);

const visitBody = bodyOf({
  act: z.enum(VISIT_ACTS, `must be one of ${VISIT_ACTS.join(", ")}`),
  startsAt: slotStart.optional(),
  version,
});

/** All visits of it are answered, however many. */
const LONGEST_RANGE_DAYS = 62;
const calendarQuery = z
  .object({ from: slotStart, to: slotStart })
  .refine(({ from, to }) => to.getTime() - from.getTime() <= LONGEST_RANGE_DAYS * DAY_MS, {
    path: ["to"],
    error: `must be ${LONGEST_RANGE_DAYS} days after \`from\` at most`,
  });

const newsQuery = z.object({ since: instant });

/** A lead as the console gets it, in its caller's name; null when there is none. */
export async function findLeadFor(
  { leads, plotDeps, settings }: Omit<AdminLeadsDeps, "context">,
  agent: string,
  reference: string,
): Promise<AgentLead | null> {
  const lead = await findAgentLead(leads.db, reference);
  if (!lead) return null;
  const agents = await leads.findAgents(leads.db);
  const source = { leads, projects: plotDeps.live, settings };
  const plot = quotePlot(plotDeps.live.withDrafts(), lead);
  return { ...lead, plot, greeting: await findGreeting(source, lead, { agent }), agents };
}

/** What a call that changed a lead answers: the lead as it is then, unless it was deleted meanwhile. */
export async function replyLead(
  c: Context<AgentCalls>,
  deps: Omit<AdminLeadsDeps, "context">,
  reference: string,
  told: object = {},
): Promise<Response> {
  const lead = await findLeadFor(deps, c.var.session.account.name, reference);
  if (!lead) return replyUnchanged(c, "no-such-lead");
  return c.json({ success: true, message: "Changed.", lead, ...told });
}

/** `/agent/leads`: the inbox, its file, its news, one lead and what is done to it. */
export function adminLeadsApi(deps: AdminLeadsDeps): Hono<AgentCalls> {
  const { leads: context, context: security } = deps;
  const queryOf = async (c: Context<AgentCalls>) => {
    const query = parseInboxQuery(new URL(c.req.url).searchParams);
    const agents = query.care === "nobody" ? await context.findAgents(context.db) : [];
    return { ...query, agent: c.var.session.account.email, agents };
  };
  const app = new Hono<AgentCalls>();
  app.get("/agent/leads", async (c) => {
    const inbox = await findInbox(context.db, await queryOf(c), context.clock());
    return c.json({ success: true, message: "The inbox.", inbox });
  });
  app.post("/agent/leads", async (c) => {
    const read = await readBody(c, enteredBody, refuseFields);
    if (!read.ok) return read.response;
    const { key, told: _, ...entered } = read.body;
    const actor = c.var.session.account.email;
    const done = await enterLead(context, entered, { key, actor });
    if (done.ok) return c.json({ success: true, message: "Stored.", reference: done.reference });
    return c.json({ success: false, code: done.code, ...NOT_ENTERED[done.code] }, 422);
  });
  app.get("/agent/leads/news", async (c) => {
    const read = newsQuery.safeParse(c.req.query());
    if (!read.success) return refuseInput(c, read.error);
    const news = await findNews(context.db, new Date(read.data.since), context.clock());
    return c.json({ success: true, message: "What came in since.", news });
  });
  app.get("/agent/leads/export", async (c) => {
    const unproven = await checkFreshProof(security, c.var.session);
    if (unproven) return replyRefused(c, unproven);
    await recordEvent(security, { kind: "leads-exported", ...doneBy(c.var.session) });
    const now = context.clock();
    const pages = await readLeadFile(context.db, await queryOf(c), { now });
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="leads-${indiaDay(now.getTime())}.csv"`);
    return c.body(streamLeadsCsv(pages));
  });
  app.get("/agent/visits", async (c) => {
    const read = calendarQuery.safeParse(c.req.query());
    if (!read.success) return refuseInput(c, read.error);
    const calendar = await findVisitCalendar(context, read.data);
    return c.json({ success: true, message: "The visits.", calendar });
  });
  app.post("/agent/leads/:reference/visit", async (c) => {
    const read = await readBody(c, visitBody);
    if (!read.ok) return read.response;
    const reference = c.req.param("reference");
    const actor = c.var.session.account.email;
    const done = await changeVisit(context, { ...read.body, reference, actor });
    if (!done.ok) return replyVisitRefused(c, done);
    return replyLead(c, deps, reference);
  });
  app.get("/agent/leads/:reference", async (c) => {
    const lead = await findLeadFor(deps, c.var.session.account.name, c.req.param("reference"));
    if (!lead) return replyUnchanged(c, "no-such-lead");
    return c.json({ success: true, message: "The lead.", lead });
  });
  app.post("/agent/leads/:reference/changes", async (c) => {
    const read = await readBody(c, changeBody);
    if (!read.ok) return read.response;
    const reference = c.req.param("reference");
    const actor = c.var.session.account.email;
    const done = await changeLead(context, { reference, actor, change: read.body });
    if (!done.ok) return replyUnchanged(c, done.code);
    return replyLead(c, deps, reference, { visit: done.visit });
  });
  return app;
}

/** What of an entered lead is wrong that its fields by themselves do not tell. */
const NOT_ENTERED = {
  "no-such-listing": {
    field: "mlsNumber",
    message: "No listing has this MLS number, and no project this name.",
  },
  "plot-of-nothing": {
    field: "plotNumber",
    message: "Say which layout or project the plot is in.",
  },
  "step-past": {
    field: "nextStepAt",
    message: "The next step's time is past. Choose one that is to come.",
  },
} as const;

const UNCHANGED = {
  "no-such-lead": [404, "There is no such lead."],
  "changed-meanwhile": [409, "Somebody else changed this lead. See how it is now."],
  "nothing-to-undo": [409, "There is nothing to undo."],
  "no-such-agent": [422, "There is no such agent."],
  "step-past": [422, "The next step's time is past. Choose one that is to come."],
  "no-next-step": [409, "Nothing is to be done next."],
} as const;

/** The answer to a change that was not made: why, in words of the console. */
export function replyUnchanged(
  c: Context,
  code: Exclude<ChangeResult, { ok: true }>["code"],
): Response {
  const [status, message] = UNCHANGED[code];
  return c.json({ success: false, code, message }, status);
}
