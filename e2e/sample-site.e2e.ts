// A sample dials nobody and tells machines of no way to reach anybody; a real site says who answers.
import { expect, inject, test } from "vitest";
import { openBrowser, PHONE } from "./browser.ts";
import { LAKERIDGE } from "./listings/listing-steps.ts";
import { ownSiteOfFile } from "./own-site.ts";
import { PROJECT } from "./projects/project-steps.ts";

const realSite = ownSiteOfFile(() => ({
  SITE_KIND: "real",
  SUPPORT_PHONE: "+91 866 2470000",
  WHATSAPP_NUMBER: "+91 866 2470001",
  INFO_EMAIL: "agent@plots.example",
  POSTAL_ADDRESS: "1 Bandar Road, Vijayawada",
  LEGAL_NAME: "Plots Private Limited",
  RERA_AGENT_NUMBER: "A06180000000",
  GRIEVANCE_OFFICER: "The manager, 1 Bandar Road",
  MAP_STYLE_URL: "https://tiles.example/style.json",
  LEAD_DAYS: "90",
}));
const { visit } = openBrowser();

const WITH_CONTACTS = ["/", "/contact", "/about", LAKERIDGE, PROJECT, `${PROJECT}?plot=54`];

async function htmlOf(origin: string, path: string): Promise<string> {
  return (await fetch(origin + path)).text();
}

test("a sample dials nobody, opens no chat and gives machines no number", async () => {
  for (const path of WITH_CONTACTS.flatMap((page) => [page, `/te${page === "/" ? "" : page}`])) {
    const html = await htmlOf(inject("site"), path);
    expect(html, path).not.toMatch(/href="(?:tel:|mailto:|https:\/\/wa\.me\/\d)/);
    expect(html, path).not.toMatch(/"telephone"|"contactPoint"|"PostalAddress","streetAddress"/);
  }
});

test("a sample project is kept from search engines, and its title says what it is", async () => {
  const site = inject("site");
  const page = await visit(PROJECT, { javaScriptEnabled: false });
  expect(await page.title()).toMatch(/^Sample: Vennela Gardens/);
  expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  const shared = page.locator('meta[property="og:description"]');
  expect(await shared.getAttribute("content")).toMatch(/^Sample project, not on offer\./);
  const picture = page.locator('meta[property="og:image:alt"]');
  expect(await picture.getAttribute("content")).toMatch(/\(sample project\)$/);
  const json = await page.locator("script[type='application/ld+json']").innerText();
  expect(JSON.parse(json)["@graph"].map((one: { "@type": string }) => one["@type"])).toEqual([
    "BreadcrumbList",
  ]);
  expect(await htmlOf(site, "/sitemap.xml")).not.toContain(`<loc>${site}${PROJECT}</loc>`);
});

test("on a phone a sample listing takes a request where a real one dials", async () => {
  const page = await visit(LAKERIDGE, { javaScriptEnabled: false, viewport: PHONE });
  const links = page.getByRole("link", { name: "Request a Callback" });
  expect(await links.last().getAttribute("href")).toMatch(/^\/enquire\?kind=callback&listing=/);
});

test("a real site is called, chatted with and says who answers for it", async () => {
  const { origin } = realSite();
  const listing = await htmlOf(origin, LAKERIDGE);
  expect(listing).toContain('href="tel:+918662470000"');
  const [, chat = ""] = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(listing) ?? [];
  expect(decodeURIComponent(chat)).toBe(
    `https://wa.me/918662470001?text=I’m interested in Lakeridge – 2: ${origin}${LAKERIDGE}`,
  );
  const landing = await htmlOf(origin, "/");
  const project = await htmlOf(origin, PROJECT);
  expect(project.slice(0, project.indexOf("<footer"))).toContain("A06180000000");
  expect(await htmlOf(origin, "/contact")).not.toContain("Sample site: your request");
  for (const told of ["Plots Private Limited", "A06180000000", '"telephone":"+91 866 2470000"'])
    expect(landing).toContain(told);
  expect(landing).not.toContain("Sample site");
  for (const html of [landing, project]) expect(html).not.toMatch(/Sample (quote|buyer)/);
});

test("a real site’s privacy page names operator, grievance officer, others involved and its terms", async () => {
  const { origin } = realSite();
  const page = await visit("/privacy", { site: origin, javaScriptEnabled: false });
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const answers = await part("Who answers, and complaints").innerText();
  for (const told of [
    "Plots Private Limited",
    "The manager, 1 Bandar Road",
    "Data Protection Board",
  ])
    expect(answers).toContain(told);
  expect(await part("Who else is involved").innerText()).toContain("tiles.example: draws the map");
  const rows = await page.getByRole("row").allInnerTexts();
  expect(rows.find((row) => row.startsWith("Requests:"))).toContain(
    "90 days after the last contact",
  );
  expect(rows.length).toBeGreaterThan(15);
  const sample = await htmlOf(inject("site"), "/privacy");
  expect(sample).toContain("This is a sample site: it names no operator yet.");
  expect(sample).toContain("No other service works for this site.");
});

test("the privacy page names agents’ notes, the login service’s number, backups, logs and terms", async () => {
  const html = await htmlOf(inject("site"), "/privacy");
  for (const told of [
    "and our agent’s notes",
    "Your number at Google, Facebook or Apple, as the login service tells it",
    "Backups of all of this",
    "The exact network address of these events",
    "365 days after the last contact",
    "Take your consent back",
    "saves it as a file",
    "Without an account, write to",
  ])
    expect(html).toContain(told);
});
