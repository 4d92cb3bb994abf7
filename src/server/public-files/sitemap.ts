import { Hono } from "hono";
import { FEATURED_SLUG, projectFacts } from "#features/projects/index.ts";
import { LANGUAGES, pathIn } from "#platform/i18n/languages.ts";
import type { Services } from "#services.ts";

/** Pages that a search engine should know besides the listings. */
const LEGAL_PAGES = [
  "/",
  "/searchProperties",
  "/projects",
  "/about",
  "/contact",
  "/terms",
  "/privacy",
  "/tools",
  "/tools/cost",
  "/tools/budget",
  "/tools/instalment",
  "/tools/units",
  "/tools/documents",
] as const;

/** `sitemap.xml` with every page in its languages, and `robots.txt` that points to it. */
export function sitemapApi({ site, catalogue, project, projects }: Services): Hono {
  return new Hono()
    .get("/robots.txt", (c) =>
      c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${site().origin}/sitemap.xml\n`),
    )
    .get("/sitemap.xml", (c) => {
      const listings = catalogue().index.columns.mlsNumber.map(
        (mlsNumber) => `/property/${encodeURIComponent(mlsNumber)}`,
      );
      // A sample project is for people who look at the site, not for search engines.
      const showsSample = project() !== null && projectFacts.isSample;
      const pages = LEGAL_PAGES.filter((path) => path !== "/projects" || !showsSample);
      const listed = projects()
        .filter(({ slug, facts }) => slug !== FEATURED_SLUG && !facts.isSample)
        .map(({ slug }) => `/projects/${slug}`);
      const body = [...pages, ...listed, ...listings]
        .flatMap((path) => LANGUAGES.map((language) => toEntry(site().origin, path, language)))
        .join("\n");
      c.header("cache-control", "public, no-cache");
      return c.body(`${XML_HEAD}\n${body}\n</urlset>\n`, 200, {
        "content-type": "application/xml",
      });
    });
}

const XML_HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

function toEntry(origin: string, path: string, language: (typeof LANGUAGES)[number]): string {
  const others = LANGUAGES.map(
    (other) =>
      `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeXml(origin + pathIn(other, path))}"/>`,
  ).join("");
  return `<url><loc>${escapeXml(origin + pathIn(language, path))}</loc>${others}</url>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}
