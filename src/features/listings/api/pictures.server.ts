import { Hono } from "hono";
import { isPictureFileName, type PictureStore } from "#platform/files/picture-store.ts";
import { IMMUTABLE } from "#platform/http/send-bytes.ts";

const TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

/** `GET /pictures/{hash}-{width}.{avif|webp}`: a file of a photograph, which never changes. */
export function picturesApi(store: PictureStore): Hono {
  return new Hono().get("/:file", async (c) => {
    const file = c.req.param("file");
    const bytes = isPictureFileName(file) ? await store.find(file) : null;
    if (!bytes) return c.notFound();
    return c.body(bytes, 200, {
      "content-type": TYPES[file.slice(-4)] ?? "application/octet-stream",
      "content-length": String(bytes.byteLength),
      "cache-control": IMMUTABLE,
    });
  });
}
