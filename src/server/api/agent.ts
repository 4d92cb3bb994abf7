import { Hono } from "hono";
import { endAgentSession } from "#accounts/second-factor/agent-sessions.server.ts";
import {
  confirmSetUp,
  countOwnRecoveryCodes,
  giveCode,
  renewRecoveryCodes,
  startSetUp,
} from "#accounts/second-factor/second-factor.server.ts";
import { type AgentCalls, type AgentGateDoors, agentsOnly, confirmedOnly } from "./agent-gate.ts";
import { type AgentImportDoors, agentImportApi } from "./agent-import.ts";
import { type AgentLeadsDoors, agentLeadsApi } from "./agent-leads.ts";
import { type AgentListingsDoors, agentListingsApi } from "./agent-listings.ts";
import { agentNumbersApi } from "./agent-numbers.ts";
import { agentPicturesApi } from "./agent-pictures.ts";
import { bodyOf, readBody, text } from "./read-body.ts";
import { replyRefused } from "./refusals.ts";

/** What the doors of the console need. */
export interface AgentDoors extends AgentGateDoors, AgentLeadsDoors {
  readonly desk: AgentListingsDoors["desk"] & AgentImportDoors["desk"];
}

/** Digits of the device, or a recovery code as it was written down. */
const code = text(100).transform((given) => {
  const digits = given.replaceAll(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : given.trim();
});
const codeBody = bodyOf({ code });
const startBody = bodyOf({ code: code.optional() });

/** `/agent`: who the agent is, the second factor, and behind it the console's own calls. */
export function agentApi(doors: AgentDoors): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.use("/agent/*", agentsOnly(doors));
  app.route("/", secondFactorApi(doors));
  app.route("/", new Hono<AgentCalls>().use("/agent/*", confirmedOnly));
  app.route("/", agentLeadsApi(doors));
  app.route("/", agentListingsApi(doors));
  app.route("/", agentPicturesApi(doors));
  app.route("/", agentImportApi(doors));
  app.route("/", agentNumbersApi(doors.work));
  return app;
}

/** What agents may call before they have given their second factor. */
function secondFactorApi({ work }: AgentGateDoors): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/me", async (c) => {
    const { session, secondFactor } = c.var;
    const { name, email } = session.account;
    const recoveryCodesLeft = await countOwnRecoveryCodes(work.db, session);
    const agent = { name, email, secondFactor, recoveryCodesLeft };
    return c.json({ success: true, message: "You are an agent.", agent });
  });
  app.post("/agent/second-factor/device", async (c) => {
    const read = await readBody(c, startBody);
    if (!read.ok) return read.response;
    const started = await startSetUp(work, c.var.session, read.body.code);
    if (!started.ok) return replyRefused(c, started);
    const { secret, uri } = started;
    return c.json({ success: true, message: "Give a code of the device.", secret, uri });
  });
  app.post("/agent/second-factor/device/confirm", async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await confirmSetUp(work, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    const { recoveryCodes } = done;
    return c.json({ success: true, message: "The device is set up.", recoveryCodes });
  });
  app.post("/agent/second-factor/code", async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await giveCode(work, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The console is open." });
  });
  app.post("/agent/second-factor/recovery-codes", async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await renewRecoveryCodes(work, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    const { recoveryCodes } = done;
    return c.json({ success: true, message: "The older codes stop.", recoveryCodes });
  });
  app.post("/agent/second-factor/lock", async (c) => {
    await endAgentSession(work.db, c.var.session.id);
    return c.json({ success: true, message: "The console is closed." });
  });
  return app;
}
