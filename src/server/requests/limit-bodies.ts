import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { classOf, REQUEST_CLASSES } from "./request-classes.ts";

/** More than any call or form needs, bytes. */
const MOST_BODY_BYTES = 64 * 1024;

interface PageForms {
  /** Pages that take a form, without a slash at their end. */
  readonly paths: readonly string[];
  /** Answers a form that is too large. */
  readonly refuse: (context: Context) => Promise<Response>;
}

/**
 * Refuses what is larger than any call or form needs, whatever its path: what waits for a place is
 * held whole. Files of agents their own calls measure, once it is known that an agent sends them;
 * what takes no place is not read at all.
 */
export function limitBodies({ paths, refuse }: PageForms): MiddlewareHandler {
  const forms = new Set(paths);
  const limited = bodyLimit({
    maxSize: MOST_BODY_BYTES,
    onError: (context) =>
      forms.has(context.req.path.replace(/\/$/, "")) ? refuse(context) : tooLarge(context),
  });
  return (context, next) => {
    const name = classOf(context.req.method, context.req.path);
    const isMeasured = REQUEST_CLASSES[name].limits !== null && name !== "upload";
    return isMeasured ? limited(context, next) : next();
  };
}

function tooLarge(context: Context): Response {
  const message = "The request is larger than 64 kB. Send less at once.";
  return context.json({ success: false, code: "too-large", message }, 413);
}
