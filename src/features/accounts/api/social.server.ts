import { Hono } from "hono";
import type { Logger } from "pino";
import { signInByIdToken } from "#features/accounts/commands/sign-in-by-id-token.server.ts";
import type { IssuerKeys } from "#features/accounts/credentials/issuer-keys.server.ts";
import type { SignInOptionsReply, SocialOptions } from "#features/accounts/model/replies.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { language } from "./account-fields.server.ts";
import { replyRefused, replySecondStep, replySignedIn } from "./refusals.server.ts";
import { type AccountDeps, notStored } from "./signed-in.server.ts";

/** What the calls of social sign-in need. */
export interface SocialDeps {
  readonly settings: SocialOptions;
  readonly keys: IssuerKeys;
  readonly log: Logger;
}

const tokenBody = bodyOf({
  idToken: text(16 * 1024),
  nonce: text(200).optional(),
  language: language.default("en"),
});

/**
 * `GET /sign-in-options`: what browsers ask the provider with, null where there is none;
 * `POST /auth0/verify-token`: a session for the provider's id token.
 */
export function socialApi({ context, callerOf }: AccountDeps, social: SocialDeps | null): Hono {
  return new Hono()
    .get("/sign-in-options", (c) => {
      const message = social ? "Social sign-in is on." : "Social sign-in is off.";
      const reply: SignInOptionsReply = { social: social?.settings ?? null };
      return c.json({ success: true, message, ...reply });
    })
    .post("/auth0/verify-token", notStored, async (c) => {
      if (!social) return replyRefused(c, { ok: false, code: "social-sign-in-off" });
      const read = await readBody(c, tokenBody);
      if (!read.ok) return read.response;
      const { settings, keys, log } = social;
      const brought = { ...read.body, nonce: read.body.nonce ?? null };
      const done = await signInByIdToken(
        context,
        brought,
        { keys, clientId: settings.clientId },
        callerOf(c),
      );
      if (!done.ok) {
        if ("reason" in done)
          log.warn({ code: done.code, reason: done.reason }, "no social sign-in");
        return replyRefused(c, done);
      }
      if ("needsSecondFactor" in done) return replySecondStep(c, done);
      return replySignedIn(c, done);
    });
}
