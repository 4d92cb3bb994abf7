import type { Context } from "hono";
import { z } from "zod";

/** "addresses[3]" for `["addresses", 3]`; "body" for the whole. */
function toField(path: readonly PropertyKey[]): string {
  const field = path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("");
  return field.replace(/^\./, "") || "body";
}

/** 400 with the first thing that is wrong: its field, and a sentence. */
export function refuseInput(context: Context, { issues: [issue] }: z.ZodError): Response {
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const field = toField([...(issue?.path ?? []), ...unknown]).slice(0, 100);
  const reason = unknown.length > 0 ? "is not a field of this call" : issue?.message;
  // A message with a capital is a sentence of its own.
  const message = /^\p{Lu}/u.test(reason ?? "") ? reason : `${field} ${reason}.`;
  return context.json({ success: false, code: "invalid-input", field, message }, 400);
}

export type BodyResult<Body> =
  | { readonly ok: true; readonly body: Body }
  | { readonly ok: false; readonly response: Response };

/** The call's JSON body by its schema, or the reply that refuses it. No body is an empty object. */
export async function readBody<Body>(
  context: Context,
  schema: z.ZodType<Body>,
  refuse = refuseInput,
): Promise<BodyResult<Body>> {
  const read = schema.safeParse(parseJson((await context.req.text()) || "{}"));
  if (read.success) return { ok: true, body: read.data };
  return { ok: false, response: refuse(context, read.error) };
}

/** Deeper than any body of a call; what walks through values would run out of stack. */
const MOST_LEVELS = 50;

/** True when brackets stand within brackets too deep, those in texts counted as well. */
function isTooDeep(json: string): boolean {
  let level = 0;
  for (const [bracket] of json.matchAll(/[[\]{}]/g)) {
    level += bracket === "[" || bracket === "{" ? 1 : -1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

function parseJson(json: string): unknown {
  if (isTooDeep(json)) return undefined; // which no schema takes
  try {
    return JSON.parse(json);
  } catch {
    return undefined; // which no schema takes
  }
}

/** Texts that every database takes: PostgreSQL has no zero character, UTF-8 no lone surrogate. */
export function text(longest: number) {
  return z
    .string("must be a text")
    .max(longest, `must have at most ${longest} characters`)
    .refine((given) => !given.includes("\0") && given.isWellFormed(), {
      error: "must not contain broken characters",
    });
}

/** The same without the spaces around it. */
export function trimmed(longest: number) {
  return text(longest).transform((given) => given.trim());
}

const NO_INSTANT = "must be a time such as 2026-11-24T04:30:00Z";
/** The years 1 to 9999 of UTC: PostgreSQL writes others in ways of its own. */
const STORABLE = /^(?!0000)\d{4}-/;

/** A moment as ISO 8601, with its offset from UTC. */
export const instant = z.iso
  .datetime({ offset: true, error: NO_INSTANT, abort: true })
  .refine((given) => STORABLE.test(new Date(given).toISOString()), NO_INSTANT);

/** A JSON object with these fields and no others. */
export function bodyOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "invalid_type" ? "must be a JSON object" : undefined),
  });
}
