import { Hono } from "hono";
import {
  appCode,
  askForPasskey,
  countOwnRecoveryCodes,
  endAgentSession,
  findTeamNames,
  giveCode,
  openByPasskey,
  type PushDeps,
  passkeyAnswer,
  replyRefused,
} from "#features/accounts/index.server.ts";
import type { Agent } from "#features/admin/model/replies.ts";
import { hideCall } from "#platform/http/no-such-call.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import {
  type AdminAccessDeps,
  type AgentCalls,
  agentsOnly,
  byRight,
  confirmedOnly,
} from "./admin-access.server.ts";
import { adminAnalyticsApi } from "./admin-analytics.server.ts";
import { type AdminImportDeps, adminImportApi } from "./admin-import.server.ts";
import { type AgentJobsDeps, agentJobsApi } from "./admin-jobs.server.ts";
import { type AdminLeadsDeps, adminLeadsApi } from "./admin-leads.server.ts";
import { adminListingEditsApi } from "./admin-listing-edits.server.ts";
import { type AdminListingsDeps, adminListingsApi } from "./admin-listings.server.ts";
import { adminListingsSheetApi } from "./admin-listings-sheet.server.ts";
import { adminMessagesApi } from "./admin-messages.server.ts";
import { adminPeopleApi } from "./admin-people.server.ts";
import { adminPhotosApi } from "./admin-photos.server.ts";
import { adminPictureMatchesApi } from "./admin-picture-matches.server.ts";
import { type AdminPlotsDeps, adminPlotsApi } from "./admin-plots.server.ts";
import { adminPricesApi } from "./admin-prices.server.ts";
import { type AdminProjectsDeps, adminProjectsApi } from "./admin-projects.server.ts";
import { adminPushApi } from "./admin-push.server.ts";
import { type AdminSettingsDeps, adminSettingsApi } from "./admin-settings.server.ts";
import { adminTeamApi } from "./admin-team.server.ts";
import { adminTodayApi } from "./admin-today.server.ts";
import { adminToldProjectApi } from "./admin-told-project.server.ts";
import { adminVisitFeedApi } from "./admin-visit-feed.server.ts";
import { answerOnce } from "./answer-once.server.ts";
import type { UploadDeps } from "./refuse-harmful.server.ts";

/** What the calls of the console need. */
export interface AdminDeps
  extends AdminAccessDeps,
    AdminLeadsDeps,
    AdminPlotsDeps,
    AdminProjectsDeps,
    AgentJobsDeps,
    AdminSettingsDeps,
    PushDeps,
    Pick<AdminImportDeps, "nameFailure">,
    UploadDeps {
  readonly settings: AdminSettingsDeps["settings"] & AdminLeadsDeps["settings"];
  readonly plotDeps: AdminPlotsDeps["plotDeps"] & AdminProjectsDeps["plotDeps"];
  readonly listingDeps: AdminListingsDeps["listingDeps"] & AdminImportDeps["listingDeps"];
}

const codeBody = bodyOf({ code: appCode });

/** `/agent`: who the agent is, the second factor, and behind it the console's own calls. */
export function adminApi(deps: AdminDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.use("/agent/*", agentsOnly(deps));
  app.route("/", secondFactorApi(deps));
  app.route("/", new Hono<AgentCalls>().use("/agent/*", confirmedOnly, byRight, answerOnce(deps)));
  app.route("/", adminLeadsApi(deps));
  app.route("/", adminMessagesApi(deps));
  app.route("/", adminTodayApi(deps));
  app.route("/", adminVisitFeedApi(deps));
  app.route("/", adminListingsApi(deps));
  app.route("/", adminListingEditsApi(deps));
  app.route("/", adminPhotosApi(deps));
  app.route("/", adminPictureMatchesApi(deps));
  app.route("/", adminListingsSheetApi(deps));
  app.route("/", adminImportApi(deps));
  app.route("/", adminProjectsApi(deps));
  app.route("/", adminToldProjectApi(deps));
  app.route("/", adminPlotsApi(deps));
  app.route("/", adminPricesApi(deps));
  app.route("/", adminPeopleApi(deps));
  app.route("/", adminSettingsApi(deps));
  app.route("/", adminTeamApi(deps));
  app.route("/", adminPushApi(deps));
  app.route("/", adminAnalyticsApi({ ...deps.context, live: deps.plotDeps.live }));
  app.route("/", agentJobsApi(deps));
  return app;
}

/** What agents may call before they have given their second factor. */
function secondFactorApi({ context }: AdminAccessDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  app.get("/agent/me", async (c) => {
    const { session, secondFactor } = c.var;
    const { role, account } = session;
    if (!role) return hideCall(c);
    const recoveryCodesLeft = await countOwnRecoveryCodes(context.db, session);
    const { name, email } = account;
    const colleagues = secondFactor === "confirmed" ? await findTeamNames(context.db) : [];
    const agent: Agent = { name, email, role, secondFactor, recoveryCodesLeft, colleagues };
    return c.json({ success: true, message: "You are an agent.", agent });
  });
  app.post("/agent/second-factor/code", async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await giveCode(context, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    const { renewedToken } = done;
    return c.json({ success: true, message: "The console is open.", renewedToken });
  });
  app.post("/agent/second-factor/passkey/options", async (c) => {
    const accountId = c.var.session.account.id;
    const options = await askForPasskey(context, { purpose: "prove", accountId });
    return c.json({ success: true, message: "Ask a passkey.", options });
  });
  app.post("/agent/second-factor/passkey", async (c) => {
    const read = await readBody(c, passkeyAnswer);
    if (!read.ok) return read.response;
    const done = await openByPasskey(context, c.var.session, read.body.credential);
    if (!done.ok) return replyRefused(c, done);
    const { renewedToken } = done;
    return c.json({ success: true, message: "The console is open.", renewedToken });
  });
  app.post("/agent/second-factor/lock", async (c) => {
    await endAgentSession(context.db, c.var.session.id);
    return c.json({ success: true, message: "The console is closed." });
  });
  return app;
}
