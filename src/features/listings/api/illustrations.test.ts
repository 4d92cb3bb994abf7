import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { closeUpsOf, viewsOf } from "layout-art/views";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { hashIllustration } from "#features/listings/illustrations/illustration-hash.server.ts";
import { footprintOf, toLayoutFacts } from "#features/listings/model/illustration-facts.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { preparePhoto } from "#features/listings/photos/prepare-photo.server.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import { byLanguage } from "#platform/i18n/languages.ts";
import { illustrationsApi } from "./illustrations.server.ts";

const catalogue: unknown[] = JSON.parse(await readFile("data/listings.json", "utf8"));
const parsed = parseListing(catalogue[0]);
if (!parsed.ok) throw new Error("The first listing does not parse");
const { listing } = parsed;
const folder = mkdtempSync(join(tmpdir(), "sthalam-card-"));
afterAll(() => rmSync(folder, { recursive: true }));
const pictures = folderStore(folder);
let photos: Photo[] = [];
const api = illustrationsApi(
  {
    findListing: async (mlsNumber) => (mlsNumber === listing.mlsNumber ? listing : null),
    findPhotos: async () => photos,
    placeOf: (en) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
  },
  pictures,
);
const name = `${listing.mlsNumber}-${hashIllustration(listing)}`;

test("serves the drawing for ever, compressed for who takes it", async () => {
  const plain = await api.request(`/${name}.svg`);
  expect(plain.status).toBe(200);
  expect(plain.headers.get("content-type")).toBe("image/svg+xml");
  expect(plain.headers.get("cache-control")).toContain("immutable");
  const svg = await plain.text();
  expect(svg).toContain("Illustrative layout, not a photograph");
  const small = await api.request(`/${name}.svg`, { headers: { "accept-encoding": "gzip, br" } });
  expect(small.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await small.arrayBuffer())).toString()).toBe(svg);
});

test("serves each view of the listing, and all of them without letters for cards", async () => {
  const facts = toLayoutFacts(listing);
  const views = [...viewsOf(facts), ...closeUpsOf(facts)].filter((view) => view !== "plan");
  expect(views).toEqual(expect.arrayContaining(["aerial", "plate", "entrance", "clubhouse"]));
  for (const variant of [...views, ...views.map((view) => `${view}.card`), "card"]) {
    const reply = await api.request(`/${name}.${variant}.svg`);
    expect({ variant, status: reply.status }).toEqual({ variant, status: 200 });
    const svg = await reply.text();
    const isCard = variant.endsWith("card");
    expect(svg.includes("not a photograph")).toBe(!isCard);
    expect(svg.includes("<text")).toBe(false);
  }
});

test("a fact sheet speaks the language of its page, in letters that are outlines", async () => {
  for (const [ending, title] of [
    ["plate.svg", "Fact sheet"],
    ["plate.te.svg", "వివరాల కార్డు"],
    ["plate.hi.svg", "जानकारी का कार्ड"],
  ]) {
    const reply = await api.request(`/${name}.${ending}`);
    const said = (await reply.text()).match(/aria-label="[^"]*"/g);
    expect(said).toContain(`aria-label="${title}"`);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
  expect((await api.request(`/${name}.plate.card.te.svg`)).status).toBe(200);
  expect((await api.request(`/${name}.aerial.te.svg`)).status).toBe(404);
});

test("serves the social card as PNG", async () => {
  const reply = await api.request(`/${name}.png`, { headers: { "accept-encoding": "br" } });
  expect(reply.headers.get("content-type")).toBe("image/png");
  expect(reply.headers.get("content-encoding")).toBeNull();
  expect(
    Buffer.from(await reply.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});

test("the social card of a page in another language has an address of its own", async () => {
  const [english, telugu] = await Promise.all(
    ["", ".te"].map(async (language) => {
      const reply = await api.request(`/${name}${language}.png`);
      expect({ language, status: reply.status }).toEqual({ language, status: 200 });
      return Buffer.from(await reply.arrayBuffer());
    }),
  );
  expect(telugu?.equals(english ?? Buffer.alloc(0))).toBe(false);
  expect((await api.request(`/${name}.te.svg`)).status).toBe(404);
});

test("shows the first photograph on the social card, under an address of its own", async () => {
  const red = { width: 900, height: 700, channels: 3, background: "#c00" } as const;
  const prepared = await preparePhoto(await sharp({ create: red }).jpeg().toBuffer());
  if (!prepared.ok) throw new Error(prepared.code);
  for (const { name: file, bytes } of prepared.files) await pictures.put(file, bytes);
  const alt = byLanguage(() => "");
  const plan = { ...prepared.photo, hash: "0".repeat(20), kind: "floor-plan", alt } as const;
  photos = [plan, { ...prepared.photo, alt }];
  const address = `/${name}.${prepared.photo.hash}.jpg`;
  const from = await api.request(`/${name}.png`);
  expect(from.headers.get("location")).toBe(`/illustrations${address}`);
  const reply = await api.request(address);
  const corner = { left: 1100, top: 300, width: 1, height: 1 };
  const pixel = await sharp(await reply.arrayBuffer())
    .extract(corner)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(pixel[0]).toBeGreaterThan(190);
  expect(pixel[1]).toBeLessThan(20);
  photos = [];
  const back = await api.request(address);
  expect(back.headers.get("location")).toBe(`/illustrations/${name}.png`);
});

test("the ground of a layout is a drawing as large as it is said to be, in metres", async () => {
  const size = footprintOf(listing);
  const svg = await (await api.request(`/${name}.footprint.svg`)).text();
  expect(size?.wide).toBeGreaterThan(50);
  expect(svg).toContain(`viewBox="0 0 ${size?.wide.toFixed(1)} ${size?.high.toFixed(1)}"`);
  expect((await api.request(`/${name}.footprint.card.svg`)).status).toBe(404);
});

test("leads an outdated address to the present picture", async () => {
  const reply = await api.request(`/${listing.mlsNumber}-0ld.svg`);
  expect(reply.status).toBe(302);
  expect(reply.headers.get("location")).toBe(`/illustrations/${name}.svg`);
  const view = await api.request(`/${listing.mlsNumber}-0ld.pool.card.svg`);
  expect(view.headers.get("location")).toBe(`/illustrations/${name}.pool.card.svg`);
});

test.each([
  "/P00000000000-x.svg",
  "/x.svg",
  `/${name}.gif`,
  "/-.svg",
  `/${name}.plan.svg`,
  `/${name}.temple.svg`,
  `/${name}.temple.card.svg`,
  `/${name}.card.park.svg`,
  `/${name}.aerial.plate.svg`,
  `/${name}.card.png`,
])("has no %s", async (path) => {
  expect((await api.request(path)).status).toBe(404);
});
