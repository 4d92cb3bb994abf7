import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { ownSites } from "../own-site.ts";
import { cards, SEARCH } from "../search-page.ts";

const { visit } = openBrowser();
const { open } = ownSites();

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sthalam-photographs-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(script: string, ...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: "ignore",
  });
  const [code] = await once(child, "close");
  return code;
}

async function makePicture(name: string, background: string): Promise<string> {
  const file = join(folder, name);
  const create = { width: 1300, height: 900, channels: 3, background } as const;
  await writeFile(file, await sharp({ create }).toFormat("png").toBuffer());
  return file;
}

test("photographs take the place of what is drawn, on card, page, viewer and link preview", async () => {
  const first = cards(await visit(SEARCH))
    .first()
    .getByRole("link")
    .first();
  const path = (await first.getAttribute("href")) ?? "";
  const listing = decodeURIComponent(path.replace(/^.*\/property\//, ""));
  const red = await makePicture("red.png", "#b02020");
  const blue = await makePicture("blue.jpg", "#2020b0");
  const notes = join(folder, "notes.png");
  await writeFile(notes, "no picture");
  expect(await run("import-listings", "data/listings.json")).toBe(0);
  // The one that is no picture is refused, which stops none of the others.
  expect(await run("pictures", "add", listing, red, notes, blue)).toBe(1);
  const { origin } = await open({ DATA_DIR: folder });

  const search = await visit(`${origin}${SEARCH}`);
  await untilAlive(search);
  const card = cards(search).first();
  const picture = card.getByRole("img", { name: /^Photograph 1 of / });
  await picture.scrollIntoViewIfNeeded();
  await soon(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true);
  const file = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
  expect(file).toMatch(/\/pictures\/[0-9a-f]{20}-\d+\.avif$/);
  await card.getByRole("button", { name: /^Next picture/ }).click();
  await card.getByRole("img", { name: /^Photograph 2 of / }).waitFor();

  const page = await visit(`${origin}${path}`);
  await untilAlive(page);
  await page.getByRole("button", { name: /^Open picture 1 of 3: Photograph 1/ }).click();
  const viewer = page.getByRole("dialog", { name: "Pictures" });
  await viewer.getByRole("img", { name: /^Photograph 1 of / }).waitFor();
  await page.keyboard.press("End");
  await soon(() => viewer.locator("[aria-live]").innerText()).toMatch(/^Plan\s+3 of 3$/);
  await page.keyboard.press("Escape");
  const preview = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect(preview).toMatch(/\.[0-9a-f]{20}\.jpg$/);
  const reply = await fetch(origin + new URL(preview ?? "").pathname);
  expect(reply.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(await reply.arrayBuffer()).metadata()).width).toBe(1200);

  const served = await fetch(file);
  expect(served.headers.get("cache-control")).toContain("immutable");
  expect(served.headers.get("content-type")).toBe("image/avif");
  expect((await fetch(`${origin}/pictures/..%2f..%2fdb.pid`)).status).toBe(404);
  expect(await run("backup", join(folder, "site.backup"))).toBe(0);
}, 180_000);
