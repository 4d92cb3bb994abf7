import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import {
  addPhoto,
  describePhoto,
  MOST_PICTURE_BYTES,
  movePhoto,
  type PhotoEditing,
  type PhotosContext,
  type PhotosResult,
  removePhoto,
  restorePhoto,
} from "#features/listings/index.server.ts";
import { PHOTO_KINDS, toRefusalLine } from "#features/listings/index.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";
import { byLanguage } from "#platform/i18n/languages.ts";
import { type AgentCalls, editorOf } from "./admin-access.server.ts";
import { refuseHarmful, type UploadDeps } from "./refuse-harmful.server.ts";

/** What the calls of photographs need. */
export interface AdminPhotosDeps extends UploadDeps {
  readonly listingDeps: PhotosContext;
}

const words = text(200);
const place = z.int("must be a whole number").min(0, "must be 0 or more");
const hash = text(20);
const kind = z.enum(PHOTO_KINDS, `must be ${PHOTO_KINDS.join(", ")}`);
const changeBody = z.discriminatedUnion(
  "what",
  [
    bodyOf({ what: z.literal("move"), hash, to: place }),
    bodyOf({
      what: z.literal("describe"),
      hash,
      alt: bodyOf(byLanguage(() => words.optional())).optional(),
      kind: kind.optional(),
    }),
    bodyOf({ what: z.literal("remove"), hash }),
    bodyOf({
      what: z.literal("restore"),
      photo: bodyOf({
        hash: z.string().regex(/^[0-9a-f]{20}$/, "must be the hash of a photograph"),
        width: z.int().min(1).max(10_000),
        height: z.int().min(1).max(10_000),
        kind,
        alt: bodyOf(byLanguage(() => words)),
      }),
      to: place,
    }),
  ],
  "must be move, describe, remove or restore",
);
type PhotoChange = z.infer<typeof changeBody>;

/** `/agent/listings/{mlsNumber}/pictures`: a photograph as the body, and what is done to those there. */
export function adminPhotosApi(deps: AdminPhotosDeps): Hono<AgentCalls> {
  const app = new Hono<AgentCalls>();
  const editing = (c: Context<AgentCalls>): PhotoEditing => ({
    ...deps.listingDeps,
    by: editorOf(c),
  });
  const limit = bodyLimit({
    maxSize: MOST_PICTURE_BYTES,
    onError: (c) => reply(c, { ok: false, code: "picture-too-large" }),
  });
  app.post("/agent/listings/:mlsNumber/pictures", limit, async (c) => {
    const upload = new Uint8Array(await c.req.arrayBuffer());
    const refusal = await refuseHarmful(c, deps, [upload]);
    return refusal ?? reply(c, await addPhoto(editing(c), c.req.param("mlsNumber"), upload));
  });
  app.post("/agent/listings/:mlsNumber/pictures/changes", async (c) => {
    const read = await readBody(c, changeBody);
    if (!read.ok) return read.response;
    return reply(c, await change(editing(c), c.req.param("mlsNumber"), read.body));
  });
  return app;
}

function change(
  context: PhotoEditing,
  mlsNumber: string,
  body: PhotoChange,
): Promise<PhotosResult> {
  switch (body.what) {
    case "move":
      return movePhoto(context, mlsNumber, body);
    case "describe": {
      const given = Object.entries(body.alt ?? {}).filter(([, alt]) => alt !== undefined);
      const alt = Object.fromEntries(given) as Record<string, string>;
      return describePhoto(context, mlsNumber, { hash: body.hash, alt, kind: body.kind });
    }
    case "remove":
      return removePhoto(context, mlsNumber, body.hash);
    case "restore":
      return restorePhoto(context, mlsNumber, body);
  }
}

function reply(c: Context, result: PhotosResult): Response {
  if (result.ok) {
    const { photos, added } = result;
    return c.json({ success: true, message: "The photographs.", photos, added });
  }
  const { code } = result;
  const isMissing = code === "no-such-listing" || code === "no-such-photo";
  const status = isMissing ? 404 : code === "picture-too-large" ? 413 : 422;
  return c.json({ success: false, code, message: toRefusalLine(code) }, status);
}
