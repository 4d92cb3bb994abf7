import { Hono } from "hono";
import { acceptsBrotli } from "#server/accepts-brotli.ts";
import type { OpenProject } from "#server/project.ts";

/** What is drawn from the plan: pictures and shapes, immutable by their addresses. */
export function projectApi({ files }: OpenProject): Hono {
  return new Hono().get("/:name", (c, next) => {
    const file = files.get(c.req.param("name"));
    if (!file) return next();
    const brotli = acceptsBrotli(c.req.header("accept-encoding"));
    const body = brotli ? file.brotli : file.plain;
    const reply = c.body(body, 200, {
      "content-type": file.type,
      "content-length": String(body.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
      ...(brotli && { "content-encoding": "br" }),
    });
    return Promise.resolve(reply);
  });
}
