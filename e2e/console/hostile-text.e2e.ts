// Markup in every text that a listing, a lead or an address can hold: shown as it is, run nowhere.
import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseNewListing } from "#features/listings/model/fields/place-rule.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { ownSiteOfFile } from "../own-site.ts";

const HOSTILE = `"'><img src=x onerror="window.hit=1"></script><script>window.hit=1</script><0>{n}</0>`;
/** A listing that states much. */
const LISTING = "P06180094959";

const folder = mkdtempSync(join(tmpdir(), "sthalam-hostile-"));
const DATA_DIR = join(folder, "data");

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Every text of a value as `[path]`. */
function textsOf(value: Json, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === "string") return [[...path]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

function replaced(value: Json, [name, ...rest]: readonly (string | number)[]): Json {
  if (name === undefined) return HOSTILE;
  const copy = structuredClone(value) as Record<string, Json>;
  copy[name] = replaced(copy[name] ?? null, rest);
  return copy;
}

/** The listing with the text put wherever an import takes it; how many places that is. */
function makeHostile(listing: Json): { listing: Json; places: number } {
  let places = 0;
  let made = listing;
  for (const path of textsOf(listing)) {
    const next = replaced(made, path);
    if (!parseNewListing({ bounds: null }, next).ok) continue;
    made = next;
    places += 1;
  }
  return { listing: made, places };
}

beforeAll(async () => {
  const all = JSON.parse(await readFile("data/listings.json", "utf8")) as Json[];
  const parsed = parseListing(
    all.find((one) => (one as { mlsNumber: Json }).mlsNumber === LISTING),
  );
  if (!parsed.ok) throw new Error("The listing does not parse");
  const { listing, places } = makeHostile(parsed.listing as unknown as Json);
  expect(places).toBeGreaterThan(30);
  const file = join(folder, "listings.json");
  await writeFile(file, JSON.stringify([listing, ...all.slice(1, 4)]));
  const env = { PATH: process.env.PATH, DATA_DIR };
  await promisify(execFile)(process.execPath, ["scripts/import-listings.ts", file], { env });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Once the catalogue is there.
const ownSite = ownSiteOfFile(() => ({ DATA_DIR }));
const { visit } = openBrowser();

test("texts of a listing, a lead and an address are shown and never run", async () => {
  const { origin } = ownSite();
  const asked = encodeURIComponent(HOSTILE);
  // A script or handler that is stopped by the content policy is a console error, and fails too.
  for (const path of [
    `/property/${LISTING}`,
    `/te/property/${LISTING}`,
    "/searchProperties?view=list",
    `/searchProperties?q=${asked}&view=list`,
    `/enquire?kind=tour&listing=${LISTING}&plot=${asked}`,
    `/login?next=${asked}`,
    "/",
  ]) {
    const page = await visit(path, { site: origin });
    await page.locator("h1").first().waitFor();
    expect([path, await page.evaluate(() => "hit" in window)]).toEqual([path, false]);
    if (!path.includes("property/P")) continue;
    expect(await page.locator("h1").innerText()).toMatch(/<img src=x onerror/i);
    const graph = await page.locator("script[type='application/ld+json']").first().textContent();
    expect(JSON.stringify(JSON.parse(graph ?? ""))).toMatch(/<img src=x onerror/i);
  }
});

test("what a visitor searches for is said as it was typed, marks and all", async () => {
  const { origin } = ownSite();
  const page = await visit("/searchProperties?q=%3C0%3Ea%3C%2F0%3E&view=list", { site: origin });
  await soon(() => page.locator("h1").first().innerText()).toContain("“<0>a</0>”");
});

test("a script that is brought into a page's HTML is not run, and the page works", async () => {
  const { origin } = ownSite();
  const brought = `<script>window.hit=1</script><script nonce="x">window.hit=1</script><script type="text/plain" data-app="classic">window.hit=1</script><img src="/none" onerror="window.hit=1">`;
  const blocked: string[] = [];
  const page = await visit("/about", {
    site: origin,
    expected: [/Content Security Policy/, /404/],
    prepare: async (context) => {
      context.on("console", (message) => {
        if (message.text().includes("Content Security Policy")) blocked.push(message.text());
      });
      await context.route("**/about", async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("<main", `${brought}<main`);
        await route.fulfill({ response, body });
      });
    },
  });
  await untilAlive(page);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
  // Two scripts and a handler in the HTML, and the one that posed as a script of the app.
  await soon(() => blocked.length).toBeGreaterThanOrEqual(4);
});

test("text becomes markup or a script in no page but by the site's own policies", async () => {
  const { origin } = ownSite();
  const page = await visit("/about", { site: origin, expected: [/Trusted/] });
  await untilAlive(page);
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const tries: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = '<img src="/x" onerror="window.hit=1">';
      },
      script: () => {
        document.createElement("script").text = "window.hit=1";
      },
      frame: () => {
        document.createElement("iframe").srcdoc = "<script>parent.hit=1</script>";
      },
      worker: () => new Worker("https://evil.example/worker.js"),
      policy: () => trustedTypes.createPolicy("brought", {}),
      "second policy": () => trustedTypes.createPolicy("default", {}),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  const all = ["markup", "script", "frame", "worker", "policy", "second policy"];
  expect(refused).toEqual(all);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
