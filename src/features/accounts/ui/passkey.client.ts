import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type { CallApi, Failure, Reply } from "./call-api.ts";

/** Closing the browser's own window is the visitor's doing, and so quiet. */
const CANCELLED: Failure = { ok: false, code: "cancelled", message: "" };
const REFUSED: Failure = { ok: false, code: "passkey-refused", message: "" };
const NAMES_OF_CANCELLING = ["NotAllowedError", "AbortError"];

function toFailure(error: unknown): Failure {
  return error instanceof Error && NAMES_OF_CANCELLING.includes(error.name) ? CANCELLED : REFUSED;
}

/** Makes a passkey in the browser or on a telephone near it, and stores it with the account. */
export async function addPasskey(call: CallApi): Promise<Reply<object>> {
  const asked = await call<{ options: PublicKeyCredentialCreationOptionsJSON }>(
    "POST",
    "/api/passkeys/options",
  );
  if (!asked.ok) return asked;
  const credential = await startRegistration({ optionsJSON: asked.body.options }).catch(toFailure);
  if ("ok" in credential) return credential;
  return call("POST", "/api/passkeys", { credential });
}

/** Lets a passkey answer a question that `path` asks at `path/options`; what the server says to it. */
export async function answerByPasskey<Body>(call: CallApi, path: string): Promise<Reply<Body>> {
  const asked = await call<{ options: PublicKeyCredentialRequestOptionsJSON }>(
    "POST",
    `${path}/options`,
  );
  if (!asked.ok) return asked;
  const credential = await startAuthentication({ optionsJSON: asked.body.options }).catch(
    toFailure,
  );
  if ("ok" in credential) return credential;
  return call<Body>("POST", path, { credential });
}
