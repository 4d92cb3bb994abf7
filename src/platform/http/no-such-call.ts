import type { Context } from "hono";

/** The answer to every call that there is not, and to calls that are not for whoever asks. */
export function noSuchCall(context: Context): Response {
  const message = "There is no such call.";
  return context.json({ success: false, code: "no-such-call", message }, 404);
}

/** Hides a call from whoever may not make it; `isHidden` tells such an answer from the others. */
export function hideCall(context: Context): Response {
  context.set("hidden", true);
  return noSuchCall(context);
}

/** True once `hideCall` has answered. */
export function isHidden(context: Context): boolean {
  return context.get("hidden") === true;
}
