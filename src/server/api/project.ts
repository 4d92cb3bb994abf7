import { Hono } from "hono";
import { acceptsBrotli } from "#server/accepts-brotli.ts";
import type { OpenProject } from "#server/project.ts";

/** Addresses with the hash of what they hold. */
const HASHED = /-[0-9a-f]{12}\./;

/** What is drawn from the plan: pictures and shapes, immutable where the address has a hash. */
export function projectApi({ files }: OpenProject): Hono {
  return new Hono().get("/:name", (c, next) => {
    const name = c.req.param("name");
    const file = files.get(name);
    if (!file) return next();
    const brotli = acceptsBrotli(c.req.header("accept-encoding"));
    const body = brotli ? file.brotli : file.plain;
    const reply = c.body(body, 200, {
      "content-type": file.type,
      "content-length": String(body.byteLength),
      "cache-control": HASHED.test(name)
        ? "public, max-age=31536000, immutable"
        : "public, max-age=300",
      vary: "accept-encoding",
      ...(brotli && { "content-encoding": "br" }),
    });
    return Promise.resolve(reply);
  });
}
