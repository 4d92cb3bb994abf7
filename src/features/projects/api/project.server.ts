import { createHash } from "node:crypto";
import { type Context, Hono } from "hono";
import { projectFacts } from "#features/projects/model/project-facts.ts";
import { findPdf, pdfFile } from "#features/projects/pdf/pdf-names.ts";
import type { CachedPdf } from "#features/projects/pdf/project-pdfs.server.ts";
import type { LiveProjects } from "#features/projects/queries/live-projects.server.ts";
import {
  IMMUTABLE,
  knowsTag,
  type SendableBytes,
  sendBytes,
  toSendable,
} from "#platform/http/send-bytes.ts";

/** Addresses with the hash of what they hold. */
const HASHED = /-[0-9a-f]{12}\./;

/** The address of a plot's own picture, with its number. */
const PLOT = /^plot-(\d{1,5})\.svg$/;

const FEATURED_NAME = projectFacts.name.toLowerCase().replaceAll(" ", "-");

/** Asks to check back each time: what is there may have changed a second ago. */
const REVALIDATE = "public, no-cache";

/** Brotli of what is drawn while somebody waits. */
const QUICK_QUALITY = 5;

/** What is drawn from the plan: pictures and shapes, immutable where the address has a hash. */
export function projectApi(live: LiveProjects): Hono {
  return new Hono().get("/:name", async (c, next) => {
    const name = c.req.param("name");
    const plot = live.drawPlot(Number(PLOT.exec(name)?.[1]));
    if (plot !== null)
      return sendChanging(c, await toSendable("image/svg+xml", plot, QUICK_QUALITY));
    const pdf = findPdf(name);
    const featured = live.shownFeatured();
    if (pdf?.slug === null)
      return featured ? sendPdf(c, `${FEATURED_NAME}-${pdfFile(pdf)}`, featured.pdfs(pdf)) : next();
    const sheet = pdf && live.findSheet(pdf.slug, pdf.language);
    if (sheet) return sendPdf(c, name, sheet);
    const file = featured || HASHED.test(name) ? live.findFile(name) : null;
    if (!file) return next();
    if (!HASHED.test(name)) return sendChanging(c, file);
    return sendBytes(c, file, { "cache-control": IMMUTABLE });
  });
}

/** A file under a name that stays, sent again only when it says something new. */
function sendChanging(c: Context, file: SendableBytes): Response {
  const hash = createHash("sha256").update(file.plain).digest("hex").slice(0, 24);
  const etag = `"${hash}"`;
  const headers = { etag, "cache-control": REVALIDATE };
  if (knowsTag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return sendBytes(c, file, headers);
}

/** A PDF under a name to save it by; asked again, it is sent only when it says something new. */
async function sendPdf(c: Context, name: string, pdf: Promise<CachedPdf>): Promise<Response> {
  const { bytes, etag } = await pdf;
  const headers = { etag, "cache-control": REVALIDATE };
  if (knowsTag(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const file = { type: "application/pdf", plain: bytes, brotli: null };
  return sendBytes(c, file, {
    ...headers,
    "content-disposition": `attachment; filename="${name}"`,
  });
}

/** `/projects/{slug}`: a project's plots with status and price as they are now; nobody's name. */
export function projectsApi(live: LiveProjects): Hono {
  return new Hono().get("/projects/:slug", (c, next) => {
    const found = live.all().find(({ slug }) => slug === c.req.param("slug"));
    if (!found) return next();
    const { slug, facts, plots } = found;
    c.header("cache-control", REVALIDATE);
    const project = { slug, ...facts, plots };
    return Promise.resolve(c.json({ success: true, message: "The project.", project }));
  });
}
