import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  type AccountsContext,
  changeRole,
  email,
  endMemberSessions,
  findTeam,
  inviteMember,
  language,
  removeMember,
  replyRefused,
  resetMemberFactor,
  takeInvitationBack,
} from "#features/accounts/index.server.ts";
import { ROLES } from "#features/accounts/index.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import type { AgentCalls } from "./admin-access.server.ts";

const role = z.enum(ROLES, `must be one of ${ROLES.join(", ")}`);
const inviteBody = bodyOf({ email, role, language });
const roleBody = bodyOf({ email, from: role, to: role });
const memberBody = bodyOf({ email });

/** What is done to a member or an invitation by its address alone. By `POST`: addresses would be in logs. */
const BY_ADDRESS = [
  ["/agent/team/invitations/withdrawal", takeInvitationBack],
  ["/agent/team/removal", removeMember],
  ["/agent/team/sign-out", endMemberSessions],
  ["/agent/team/second-factor-reset", resetMemberFactor],
] as const;

/** `/agent/team`: who may enter the console, as what; each answer has the team as it is then. */
export function adminTeamApi({ context }: { readonly context: AccountsContext }): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  const replyDone = async (
    c: Context,
    done: Awaited<ReturnType<typeof changeRole | typeof inviteMember | typeof endMemberSessions>>,
  ) => {
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "Done.", team: await findTeam(context) });
  };
  app.get("/agent/team", (c) => replyDone(c, { ok: true }));
  app.post("/agent/team/invitations", async (c) => {
    const read = await readBody(c, inviteBody);
    if (!read.ok) return read.response;
    return replyDone(c, await inviteMember(context, c.var.session, read.body));
  });
  app.post("/agent/team/role", async (c) => {
    const read = await readBody(c, roleBody);
    if (!read.ok) return read.response;
    return replyDone(c, await changeRole(context, c.var.session, read.body));
  });
  for (const [path, change] of BY_ADDRESS)
    app.post(path, async (c) => {
      const read = await readBody(c, memberBody);
      if (!read.ok) return read.response;
      return replyDone(c, await change(context, c.var.session, read.body.email));
    });
  return app;
}
