import { type Context, Hono } from "hono";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { findPdf, type PdfKey, pdfFile } from "#features/projects/pdf/pdf-names.ts";
import type { ProjectPdfs } from "#features/projects/pdf/project-pdfs.server.ts";
import type { OpenProject } from "#features/projects/queries/open-project.server.ts";
import { IMMUTABLE, knowsTag, sendBytes } from "#platform/http/send-bytes.ts";

/** Addresses with the hash of what they hold. */
const HASHED = /-[0-9a-f]{12}\./;

/** What is drawn from the plan: pictures and shapes, immutable where the address has a hash. */
export function projectApi({ files, pdfs }: OpenProject): Hono {
  return new Hono().get("/:name", (c, next) => {
    const name = c.req.param("name");
    const pdf = findPdf(name);
    if (pdf) return sendPdf(c, pdfs, pdf);
    const file = files.get(name);
    if (!file) return next();
    const caching = HASHED.test(name) ? IMMUTABLE : "public, max-age=300";
    return Promise.resolve(sendBytes(c, file, { "cache-control": caching }));
  });
}

/** A PDF under a name to save it by; asked again, it is sent only when it says something new. */
async function sendPdf(c: Context, pdfs: ProjectPdfs, key: PdfKey): Promise<Response> {
  const { bytes, etag } = await pdfs(key);
  const project = projectFacts.name.toLowerCase().replaceAll(" ", "-");
  const headers = { etag, "cache-control": "public, no-cache" };
  if (knowsTag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const file = { type: "application/pdf", plain: bytes, brotli: null };
  return sendBytes(c, file, {
    ...headers,
    "content-disposition": `attachment; filename="${project}-${pdfFile(key)}"`,
  });
}
