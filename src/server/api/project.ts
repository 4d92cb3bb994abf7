import { type Context, Hono } from "hono";
import type { PaperName } from "#project/papers/paper-names.ts";
import { projectFacts } from "#project/project-facts.ts";
import { acceptsBrotli } from "#server/accepts-brotli.ts";
import type { Papers } from "#server/papers.ts";
import type { OpenProject } from "#server/project.ts";

/** Addresses with the hash of what they hold. */
const HASHED = /-[0-9a-f]{12}\./;

/** What is drawn from the plan: pictures and shapes, immutable where the address has a hash. */
export function projectApi({ files, papers }: OpenProject): Hono {
  const api = new Hono()
    .get("/brochure.pdf", (c) => sendPaper(c, papers, "brochure"))
    .get("/layout.pdf", (c) => sendPaper(c, papers, "layout"));
  return api.get("/:name", (c, next) => {
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

/** A paper under a name to save it by; asked again, it is sent only when it says something new. */
async function sendPaper(c: Context, papers: Papers, name: PaperName): Promise<Response> {
  const { bytes, etag } = await papers(name);
  const project = projectFacts.name.toLowerCase().replaceAll(" ", "-");
  const headers = { etag, "cache-control": "public, no-cache" };
  const known = c.req.header("if-none-match")?.split(/\s*,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, "") === etag)) return c.body(null, 304, headers);
  return c.body(bytes, 200, {
    ...headers,
    "content-type": "application/pdf",
    "content-length": String(bytes.byteLength),
    "content-disposition": `attachment; filename="${project}-${name}.pdf"`,
  });
}
