import { type Context, Hono } from "hono";
import { z } from "zod";
import { parsePerson } from "#features/admin/model/parse-person.server.ts";
import {
  changePlots,
  findAdminPlan,
  findAdminPlots,
  findChosenPlots,
  findPlotHistory,
  type LiveProjects,
  type PlotsContext,
  type UndoResult,
  undoPlots,
  type Wanted,
} from "#features/projects/index.server.ts";
import { MOST_AT_ONCE, type PlotsChanged, parseAdminPlotsQuery } from "#features/projects/index.ts";
import { parsePastCursor } from "#lib/pages/past-cursor.ts";
import { typedLine } from "#lib/text/one-line.ts";
import { bodyOf, instant, readBody, text, trimmed } from "#platform/http/read-body.ts";
import { type AgentCalls, editorOf } from "./admin-access.server.ts";

/** What the calls of the plots in the console need. */
export interface AdminPlotsDeps {
  readonly plotDeps: PlotsContext & { readonly live: LiveProjects };
}

const LONGEST_BUYER = 200;
const LONGEST_PLOT = 20;

const whole = z.int("must be a whole number");
const plotSeen = z.strictObject({ number: text(LONGEST_PLOT), version: whole });
const seen = z
  .array(plotSeen.extend({ sqYards: whole.optional() }))
  .min(1)
  .max(MOST_AT_ONCE);
const pricedSeen = z
  .array(plotSeen.extend({ sqYards: whole }))
  .min(1)
  .max(MOST_AT_ONCE);
const name = trimmed(LONGEST_BUYER);
/** How to reach the buyer: an address or a number, as agents write it; empty for neither. */
const contact = text(LONGEST_BUYER).transform((given, issue) => {
  if (given.trim() === "") return null;
  const person = parsePerson(given);
  if (person) return "email" in person ? person.email : person.phone;
  issue.addIssue("must be an email or a phone number");
  return z.NEVER;
});
const buyer = z.strictObject({ name, contact });
const someBuyer = buyer.refine((given) => given.name !== "", "Write for whom.");
const price = z.strictObject({
  per: z.enum(["plot", "sq-yard"], "must be plot or sq-yard"),
  rupees: z.int("must be whole rupees"),
});

const changeBody = z.discriminatedUnion(
  "what",
  [
    bodyOf({ what: z.literal("hold"), seen, until: instant, buyer: someBuyer }),
    bodyOf({ what: z.literal("extend"), seen, until: instant }),
    bodyOf({ what: z.literal("book"), seen, buyer: buyer.nullable() }),
    bodyOf({ what: z.literal("sell"), seen, buyer: buyer.nullable() }),
    bodyOf({ what: z.literal("let-go"), seen }),
    bodyOf({ what: z.literal("free"), seen }),
    bodyOf({ what: z.literal("price"), seen: pricedSeen, price, from: instant.nullable() }),
  ],
  "must be hold, extend, let-go, book, sell, free or price",
);
const LONGEST_SEARCH = 1000;
const chosenBody = z.union(
  [
    bodyOf({ numbers: z.array(text(LONGEST_PLOT)).max(MOST_AT_ONCE) }),
    bodyOf({ search: text(LONGEST_SEARCH) }),
  ],
  "must be numbers or a search",
);
const undoBody = bodyOf({ change: z.uuid("must be the id of a change") });

/** `/agent/projects/{slug}`: its plots, what was done to them, and what is done. */
export function adminPlotsApi({ plotDeps }: AdminPlotsDeps): Hono<AgentCalls> {
  const { db, live } = plotDeps;
  const app = new Hono<AgentCalls>();
  app.get("/agent/projects/:slug/plots", async (c) => {
    const query = parseAdminPlotsQuery(new URL(c.req.url).searchParams);
    const plots = await findAdminPlots(db, live, { slug: c.req.param("slug"), query });
    if (!plots) return replyChanged(c, { ok: false, code: "no-such-plot" });
    return c.json({ success: true, message: "The plots.", plots });
  });
  app.get("/agent/projects/:slug/plan", async (c) => {
    const plan = await findAdminPlan(db, live, c.req.param("slug"));
    return c.json({ success: true, message: "The plan.", plan });
  });
  app.post("/agent/projects/:slug/chosen", async (c) => {
    const read = await readBody(c, chosenBody);
    if (!read.ok) return read.response;
    const chosen =
      "numbers" in read.body
        ? read.body
        : { query: parseAdminPlotsQuery(new URLSearchParams(read.body.search)) };
    const plots = await findChosenPlots(db, live, { slug: c.req.param("slug"), chosen });
    return c.json({ success: true, message: "The chosen plots.", plots });
  });
  app.get("/agent/projects/:slug/history", async (c) => {
    const given = c.req.query("plot");
    const number = given === undefined ? null : typedLine(given, LONGEST_PLOT);
    const older = parsePastCursor(c.req.query("older") ?? "");
    const history = await findPlotHistory(db, { slug: c.req.param("slug"), number, older });
    return c.json({ success: true, message: "What was done to them.", ...history });
  });
  app.post("/agent/projects/:slug/changes", async (c) => {
    const read = await readBody(c, changeBody);
    if (!read.ok) return read.response;
    const project = c.req.param("slug");
    const { seen } = read.body;
    const change = { project, seen, by: editorOf(c), wanted: toWanted(read.body) };
    return replyChanged(c, await changePlots(plotDeps, change));
  });
  app.post("/agent/projects/:slug/undo", async (c) => {
    const read = await readBody(c, undoBody);
    if (!read.ok) return read.response;
    const undo = { project: c.req.param("slug"), by: editorOf(c), ...read.body };
    return replyChanged(c, await undoPlots(plotDeps, undo));
  });
  return app;
}

type Asked = z.infer<typeof changeBody>;

function toWanted(asked: Asked): Wanted {
  switch (asked.what) {
    case "hold":
      return { what: "hold", until: new Date(asked.until), buyer: asked.buyer };
    case "extend":
      return { what: "extend", until: new Date(asked.until) };
    case "price": {
      const from = asked.from === null ? null : new Date(asked.from);
      return { what: "price", price: asked.price, from };
    }
    case "book":
    case "sell":
      return { what: asked.what, buyer: asked.buyer };
    default:
      return { what: asked.what };
  }
}

const REFUSED = {
  "changed-meanwhile": [409, "Somebody else changed this meanwhile. See how it is now."],
  "not-possible": [409, "This cannot be done to a plot as it is now."],
  "no-such-plot": [404, "There is no such plot."],
  "no-such-change": [404, "There is no such change."],
  "bad-until": [422, "A hold ends within 30 days from now, and later than it does."],
  "bad-price": [422, "A price is whole rupees, and its day is to come."],
  "unlikely-rate": [422, "A square yard costs 500 to 5,00,000 rupees."],
} as const;

/** The plots as they are now; beside a refusal those that somebody else changed, without a name. */
export function replyChanged(c: Context, result: UndoResult): Response {
  if (result.ok) {
    const { change, plots } = result;
    const reply: PlotsChanged = { change, plots };
    return c.json({ success: true, message: "Changed.", ...reply });
  }
  const { code, ok: _, ...more } = result;
  const [status, message] = REFUSED[code];
  return c.json({ success: false, code, message, ...more }, status);
}
