import { Hono } from "hono";
import type {
  FactorDeviceReply,
  OwnFactorReply,
  RecoveryCodesReply,
} from "#features/accounts/model/replies.ts";
import { hasSecondFactor } from "#features/accounts/second-factor/check-code.server.ts";
import {
  confirmSetUp,
  countOwnRecoveryCodes,
  removeSecondFactor,
  renewRecoveryCodes,
  startSetUp,
} from "#features/accounts/second-factor/second-factor.server.ts";
import { bodyOf, readBody } from "#platform/http/read-body.ts";
import { appCode } from "./account-fields.server.ts";
import { replyRefused } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const codeBody = bodyOf({ code: appCode });
const startBody = bodyOf({ code: appCode.optional() });

/** `/second-factor`: the code app of one's own account, and the recovery codes that stand in for it. */
export function secondFactorApi(deps: AccountDeps): Hono {
  const { context } = deps;
  const own = signedIn(deps);
  const app = new Hono().use("/second-factor", notStored).use("/second-factor/*", notStored);
  app.get("/second-factor", own, async (c) => {
    const reply: OwnFactorReply = {
      isSetUp: await hasSecondFactor(context.db, c.var.session.account.id),
      recoveryCodesLeft: await countOwnRecoveryCodes(context.db, c.var.session),
    };
    return c.json({ success: true, message: "Your code app.", ...reply });
  });
  app.post("/second-factor/device", own, async (c) => {
    const read = await readBody(c, startBody);
    if (!read.ok) return read.response;
    const started = await startSetUp(context, c.var.session, read.body.code);
    if (!started.ok) return replyRefused(c, started);
    const reply: FactorDeviceReply = { secret: started.secret, uri: started.uri };
    return c.json({ success: true, message: "Give a code of the device.", ...reply });
  });
  app.post("/second-factor/device/confirm", own, async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await confirmSetUp(context, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    const reply: RecoveryCodesReply = { recoveryCodes: done.recoveryCodes };
    return c.json({ success: true, message: "The device is set up.", ...reply });
  });
  app.post("/second-factor/recovery-codes", own, async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await renewRecoveryCodes(context, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    const reply: RecoveryCodesReply = { recoveryCodes: done.recoveryCodes };
    return c.json({ success: true, message: "The older codes stop.", ...reply });
  });
  app.post("/second-factor/remove", own, async (c) => {
    const read = await readBody(c, codeBody);
    if (!read.ok) return read.response;
    const done = await removeSecondFactor(context, c.var.session, read.body.code);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The code app is removed." });
  });
  return app;
}
