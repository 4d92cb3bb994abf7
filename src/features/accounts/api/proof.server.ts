import { Hono } from "hono";
import { z } from "zod";
import { mailProofCode, proveOwner } from "#features/accounts/commands/fresh-proof.server.ts";
import { PROOF_WAYS } from "#features/accounts/model/refusals.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { toCode } from "./account-fields.server.ts";
import { replyRefused } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const TYPED_WAYS = PROOF_WAYS.filter((way) => way !== "passkey");
const proofBody = bodyOf({ way: z.enum(TYPED_WAYS), secret: text(1024) });

/** `POST /proof`: shows that the owner sits there; `POST /proof/code` mails a code for it. */
export function proofApi({ context, callerOf }: AccountDeps): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono().use("/proof", notStored).use("/proof/*", notStored);
  app.post("/proof", own, async (c) => {
    const read = await readBody(c, proofBody);
    if (!read.ok) return read.response;
    const { way, secret } = read.body;
    const given = { way, secret: way === "password" ? secret : toCode(secret) };
    const done = await proveOwner(context, c.var.session, given);
    if (!done.ok) return replyRefused(c, done);
    const { renewedToken } = done;
    return c.json({ success: true, message: "Thank you. Go on.", renewedToken });
  });
  app.post("/proof/code", own, async (c) => {
    const done = await mailProofCode(context, c.var.session, callerOf(c));
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "We sent a code to your email." });
  });
  return app;
}
