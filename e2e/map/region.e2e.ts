// A site of another region: its own places, register and texts, nothing of ours, and no costs that nobody knows.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, openAccount } from "../accounts/account-steps.ts";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { setUpByCalls } from "../console/agent-steps.ts";
import { ownSiteOfFile, ownSites } from "../own-site.ts";
import { map, untilMapRests } from "./map-steps.ts";
import { makeRegion } from "./region-steps.ts";

const OWNER = "owner@plots.example";
const REGIONS = [
  {
    name: "hyderabad",
    around: "Hyderabad, Shamshabad and Sangareddy",
    register: "Telangana RERA",
    registerHost: "rera.telangana.gov.in",
    typed: "patancheru",
    town: "Patancheru",
    bounds: { west: 77.6, south: 16.8, east: 79.3, north: 18 },
  },
  {
    name: "coimbatore",
    around: "Coimbatore, Tiruppur and Pollachi",
    register: "TNRERA",
    registerHost: "rera.tn.gov.in",
    typed: "kovai",
    town: "Coimbatore",
    bounds: { west: 76.4, south: 10.2, east: 77.8, north: 11.7 },
  },
] as const;
const [HYDERABAD, COIMBATORE] = [0, 1];
const FILES = await Promise.all(REGIONS.map(({ name }) => makeRegion(name)));
const sites = FILES.map((file) =>
  ownSiteOfFile(() => ({ REGION_FILE: file, AGENT_EMAILS: OWNER })),
);
const { launch, open } = ownSites();
const { visit } = openBrowser();

const PAGES = [
  "/",
  "/searchProperties",
  "/property/SAMPLE-001",
  "/property/SAMPLE-002",
  "/about",
  "/contact",
  "/projects",
  "/privacy",
  "/terms",
  ...["", "/cost", "/budget", "/instalment", "/units", "/documents"].map((one) => `/tools${one}`),
];
/** Names of the region that the site comes with, in three languages. */
const OURS =
  /Vijayawada|Guntur|Amaravati|AP RERA|rera\.ap\.gov|CRDA|Andhra|విజయవాడ|గుంటూరు|అమరావతి|ఏపీ రెరా|సీఆర్‌డీఏ|विजयवाड़ा|गुंटूर|अमरावती|एपी रेरा|सीआरडीए/;

const inLanguages = (path: string) => [
  path,
  ...["te", "hi"].map((language) => `/${language}${path === "/" ? "" : path}`),
];

function siteOf(at: number) {
  const site = sites[at];
  if (!site) throw new Error(`No site of region ${at}`);
  return site();
}

/** What the console tells of a sheet that is not written. */
async function lookThrough(owner: Account, origin: string, sheet: string): Promise<string> {
  const reply = await fetch(`${origin}/api/agent/import?name=sheet.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "text/csv" },
    body: sheet,
  });
  return reply.text();
}

test.each(REGIONS.map((region, at) => ({ ...region, at })))(
  "a site of $name says nothing of another region, on no page and in no language",
  async ({ at, around, register, registerHost, town }) => {
    const { origin } = siteOf(at);
    for (const path of PAGES.flatMap(inLanguages)) {
      const reply = await fetch(origin + path);
      const html = await reply.text();
      expect(reply.status, path).toBe(200);
      expect(OURS.exec(html)?.[0] ?? null, path).toBeNull();
    }
    const html = async (path: string) => (await fetch(origin + path)).text();
    const home = await html("/");
    expect(home.replaceAll("<!-- -->", "")).toContain(`Layouts around ${around} on one map.`);
    expect(home.split('class="fill-transparent"').length).toBeGreaterThan(60);
    const listing = await html("/property/SAMPLE-001");
    expect(listing).toContain(register);
    expect(listing).toContain(`href="https://${registerHost}/"`);
    expect(listing).toContain(town === "Coimbatore" ? "Coimbatore" : "Hyderabad");
  },
);

test("a site whose file says no duties works out no cost by those of another state", async () => {
  const { origin } = siteOf(COIMBATORE);
  for (const path of ["/tools/cost", "/tools/budget", "/property/SAMPLE-001"]) {
    const html = await (await fetch(origin + path)).text();
    expect(html, path).toContain("What is added to the price is not known here yet");
    expect(html, path).not.toContain("Stamp duty, 5");
  }
  const search = `${origin}/searchProperties?budget=100&size=200-500`;
  const priced = await (await fetch(search)).text();
  expect(priced).toContain("land alone");
  expect(priced).not.toMatch(/all-in/i);
  const allIn = await fetch(`${search}&total=all-in`);
  expect(new URL(allIn.url).searchParams.has("total")).toBe(false);
  const compared = await fetch(`${origin}/compare?ids=SAMPLE-001,SAMPLE-002`);
  expect(await compared.text()).not.toContain("All-in cost of 200");
  expect((await fetch(`${origin}/project/brochure.pdf`)).status).toBe(404);
});

test("a site whose file says its state's duties works out every cost by them", async () => {
  const { origin } = siteOf(HYDERABAD);
  const tool = `${origin}/tools/cost?size=200&rate=20000`;
  const html = await (await fetch(tool)).text();
  // 4, 1.5 and 0.5 per cent of 40 lakh.
  expect(html).toContain("₹42,40,000");
  expect(html).toContain("https://cleartax.in/");
  const { listing } = await (await fetch(`${origin}/api/listings/SAMPLE-001`)).json();
  const rate = Number(/[\d,]+/.exec(listing.marketValue.pricePerSqYd)?.[0].replaceAll(",", ""));
  const allIn = `₹${Number(((200 * rate * 1.06) / 100_000).toFixed(2))}`;
  const page = await (await fetch(`${origin}/property/SAMPLE-001`)).text();
  expect(page.replaceAll("<!-- -->", "")).toContain(`${allIn} L`);
  const count = async (asked: string) => {
    const reply = await fetch(`${origin}/api/listings?size=200-500&${asked}`);
    return (await reply.json()).total;
  };
  // 200 sq yd at ₹30,000 cost 63.6 lakh in all by these duties, and 64.5 by those of Andhra Pradesh.
  expect(await count("budget=64&total=all-in")).toBe(await count("budget=60"));
  expect(await count("budget=60")).toBeGreaterThan(await count("budget=59"));
  const visitor = await visit("/tools/cost?size=200&rate=20000", { site: origin });
  await untilAlive(visitor);
  await visitor.getByLabel("Plot size").fill("300");
  await soon(() => visitor.locator("tfoot").innerText()).toContain("₹63,60,000");
});

test.each(REGIONS.map((region, at) => ({ ...region, at })))(
  "a site of $name finds its places, and its map opens within its bounds with their names",
  async ({ at, typed, town, bounds }) => {
    const { origin } = siteOf(at);
    const asked = await fetch(`${origin}/api/suggestions?q=${typed}`);
    expect(await asked.text()).toContain(town);
    const ours = await fetch(`${origin}/api/suggestions?q=vijayawada`);
    expect(await ours.text()).not.toContain("Vijayawada");
    const page = await visit("/searchProperties", { site: origin });
    const names = page.waitForResponse((reply) => reply.url().includes("/map/names/"));
    expect(await (await names).text()).toContain(`"name":"${town}"`);
    await page.locator(".maplibregl-canvas").waitFor();
    await page.getByRole("heading", { level: 1, name: "200 layouts" }).waitFor();
    const { north, south, east, west } = bounds;
    await untilMapRests(page);
    await soon(() => countShown(page)).toBe(200);
    // Fitted to what is on sale there: markers reach over most of the pane on one side at least.
    expect(await shareOfPane(page)).toBeGreaterThan(0.5);
    const listings = await (await fetch(`${origin}/api/listings`)).json();
    for (const { lat, lng } of Object.values(listings).flat().filter(isPlaced)) {
      expect(lat > south && lat < north && lng > west && lng < east).toBe(true);
    }
  },
);

/** Layouts whose marker, alone or in a circle, stands within the map's pane. */
async function countShown(page: Page): Promise<number> {
  const pane = await map(page).boundingBox();
  const markers = await page.locator(".maplibregl-marker").all();
  const counts = await Promise.all(
    markers.map(async (marker) => {
      const box = await marker.boundingBox();
      const isIn =
        pane !== null &&
        box !== null &&
        box.x >= pane.x - 1 &&
        box.y >= pane.y - 1 &&
        box.x + box.width <= pane.x + pane.width + 1 &&
        box.y + box.height <= pane.y + pane.height + 1;
      const name = await marker.getByRole("button").first().getAttribute("aria-label");
      return isIn ? Number(/^(\d+) layouts? here/.exec(name ?? "")?.[1] ?? 1) : 0;
    }),
  );
  return counts.reduce((all, count) => all + count, 0);
}

/** How much of the map's pane the markers reach over, of width or height the larger part. */
async function shareOfPane(page: Page): Promise<number> {
  const pane = await map(page).boundingBox();
  const boxes = await Promise.all(
    (await page.locator(".maplibregl-marker").all()).map((marker) => marker.boundingBox()),
  );
  const [xs, ys] = [boxes.map((box) => box?.x ?? 0), boxes.map((box) => box?.y ?? 0)];
  const reach = (all: readonly number[]) => Math.max(...all) - Math.min(...all);
  return Math.max(reach(xs) / (pane?.width ?? 1), reach(ys) / (pane?.height ?? 1));
}

function isPlaced(one: unknown): one is { readonly lat: number; readonly lng: number } {
  return typeof one === "object" && one !== null && "lat" in one;
}

test("an import takes the region's places and refuses those of another", async () => {
  const { origin, dataDir } = siteOf(0);
  const owner = await openAccount("Owner", OWNER, { origin, dataDir });
  await setUpByCalls(owner, { origin, dataDir });
  const sheet = (lat: number, lng: number) =>
    `name,location,lat,lng\nSample layout A,Chevella,${lat},${lng}\n`;
  expect(await lookThrough(owner, origin, sheet(17.31, 78.14))).not.toContain("beyond-region");
  expect(await lookThrough(owner, origin, sheet(16.51, 80.62))).toContain("beyond-region");
});

test("a region that has no layouts yet opens with empty lists", async () => {
  const file = await makeRegion("hyderabad", 0);
  const { origin } = await open({ REGION_FILE: file });
  for (const path of ["/", "/searchProperties", "/contact", "/projects"])
    expect((await fetch(origin + path)).status, path).toBe(200);
});

test("a region's file that cannot be right stops the start and says why", async () => {
  const site = await launch({ REGION_FILE: "/no/such/region.json" });
  expect(await site.ended).not.toBe(0);
  expect(site.output()).toContain("REGION_FILE: /no/such/region.json cannot be read");
});
