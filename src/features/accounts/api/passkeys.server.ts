import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { Hono } from "hono";
import { z } from "zod";
import { proveByPasskey } from "#features/accounts/commands/fresh-proof.server.ts";
import type { PasskeysReply } from "#features/accounts/model/replies.ts";
import { askForPasskey, SIGNING_IN } from "#features/accounts/passkeys/check-passkey.server.ts";
import {
  confirmRegistration,
  deletePasskey,
  listPasskeys,
  renamePasskey,
  startRegistration,
} from "#features/accounts/passkeys/passkeys.server.ts";
import {
  countPasskeyTry,
  signInByPasskey,
} from "#features/accounts/passkeys/sign-in-by-passkey.server.ts";
import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { replyRefused, replySignedIn } from "./refusals.server.ts";
import { type AccountDeps, notStored, signedIn } from "./signed-in.server.ts";

const base64url = text(16 * 1024).regex(/^[\w-]*$/, "must be base64url");
const passkeyName = text(100)
  .transform((name) => name.trim().normalize("NFC"))
  .refine((name) => !NOT_ONE_LINE.test(name), "must be one line");

/** What browsers answer with; what else they tell is not looked at. */
const credentialOf = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal("public-key"),
    clientExtensionResults: z.object({}).transform(() => ({})),
    response: z.object({ clientDataJSON: base64url, ...response }),
  });
const made = credentialOf({ attestationObject: base64url });
const answered = credentialOf({ authenticatorData: base64url, signature: base64url });

const registrationBody = bodyOf({ credential: made, name: passkeyName.default("") });
/** What a passkey answered. */
export const passkeyAnswer = bodyOf({ credential: answered });
const nameBody = bodyOf({ name: passkeyName.refine((name) => name !== "", "is needed") });

/** `/passkeys`: making, naming and deleting one's own, signing in, and proving oneself by one. */
export function passkeysApi({ context, callerOf }: AccountDeps): Hono {
  const own = signedIn({ context, callerOf });
  const app = new Hono();
  for (const path of ["/passkeys", "/passkeys/*", "/proof/passkey/*", "/auth/passkey/*"])
    app.use(path, notStored);
  app.post("/auth/passkey/options", async (c) => {
    const limited = await countPasskeyTry(context, callerOf(c));
    if (limited) return replyRefused(c, limited);
    const options = await askForPasskey(context, SIGNING_IN);
    return c.json({ success: true, message: "Ask a passkey.", options });
  });
  app.post("/auth/passkey", async (c) => {
    const read = await readBody(c, passkeyAnswer);
    if (!read.ok) return read.response;
    const credential: AuthenticationResponseJSON = read.body.credential;
    const done = await signInByPasskey(context, credential, callerOf(c));
    if (!done.ok) return replyRefused(c, done);
    return replySignedIn(c, done);
  });
  app.post("/proof/passkey/options", own, async (c) => {
    const accountId = c.var.session.account.id;
    const options = await askForPasskey(context, { purpose: "prove", accountId });
    return c.json({ success: true, message: "Ask a passkey.", options });
  });
  app.post("/proof/passkey", own, async (c) => {
    const read = await readBody(c, passkeyAnswer);
    if (!read.ok) return read.response;
    const credential: AuthenticationResponseJSON = read.body.credential;
    const done = await proveByPasskey(context, c.var.session, credential);
    if (!done.ok) return replyRefused(c, done);
    const { renewedToken } = done;
    return c.json({ success: true, message: "Thank you. Go on.", renewedToken });
  });
  app.get("/passkeys", own, async (c) => {
    const reply: PasskeysReply = { passkeys: await listPasskeys(context, c.var.session) };
    return c.json({ success: true, message: "Your passkeys.", ...reply });
  });
  app.post("/passkeys/options", own, async (c) => {
    const started = await startRegistration(context, c.var.session);
    if (!started.ok) return replyRefused(c, started);
    return c.json({ success: true, message: "Make a passkey.", options: started.options });
  });
  app.post("/passkeys", own, async (c) => {
    const read = await readBody(c, registrationBody);
    if (!read.ok) return read.response;
    const response: RegistrationResponseJSON = read.body.credential;
    const { name } = read.body;
    const done = await confirmRegistration(context, c.var.session, { response, name });
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The passkey is added." });
  });
  app.put("/passkeys/:id", own, async (c) => {
    const read = await readBody(c, nameBody);
    if (!read.ok) return read.response;
    const named = { id: c.req.param("id"), name: read.body.name };
    const done = await renamePasskey(context, c.var.session, named);
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The passkey is named." });
  });
  app.delete("/passkeys/:id", own, async (c) => {
    const done = await deletePasskey(context, c.var.session, c.req.param("id"));
    if (!done.ok) return replyRefused(c, done);
    return c.json({ success: true, message: "The passkey is deleted." });
  });
  return app;
}
