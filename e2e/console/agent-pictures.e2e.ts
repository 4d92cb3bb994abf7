// Photographs of many listings at once: matched by name, given by hand, left out, sent, taken off again.
import { zipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openBrowser, PHONE } from "../browser.ts";
import { violations } from "../violations.ts";
import { callAs, consoleSite, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const listing = (mlsNumber: string) => ({
  listing: { name: "PICTURE FIELDS", location: "Nunna", propertyType: "Plot", mlsNumber },
  published: true,
});

async function photo(background: string, width = 480): Promise<Buffer> {
  const create = { width, height: 360, channels: 3, background } as const;
  return sharp({ create }).jpeg().toBuffer();
}

const choose = (page: Page, files: readonly { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel("Choose many photographs")
    .first()
    .setInputFiles(files.map((file) => ({ ...file, mimeType: "image/jpeg" })));

test("pictures go to the listings that their names tell, once, and come off again", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  for (const number of ["PIC-7", "PIC-8"]) await callAs(agent, site, "/listings", listing(number));
  const red = await photo("#c33");
  const files = [
    { name: "PIC-7-10.jpg", buffer: await photo("#363") },
    { name: "PIC-7-2.jpg", buffer: red },
    { name: "PIC-7-3 again.jpg", buffer: red },
    { name: "PIC-8-1.jpg", buffer: red },
    { name: "PIC-8-2.jpg", buffer: await photo("#663", 300) },
    { name: "PIC-8-3.jpg", buffer: Buffer.from("no picture at all") },
    { name: "gate.jpg", buffer: await photo("#336") },
  ];
  const page = await enter("/agent/import", {
    viewport: PHONE,
    expected: [/status of 404/, /ERR_FAILED/],
  });
  await choose(page, files);
  await page.getByText("3 are left out").waitFor();
  await page.getByText("The same picture is there twice.").waitFor();
  await page.getByText("The picture is too small or too narrow").waitFor();
  await page.getByText("This is not a JPEG, PNG, WebP or AVIF picture").waitFor();
  const first = page.getByRole("region", { name: "PIC-7" }).getByRole("listitem");
  expect(await first.allTextContents()).toEqual(["PIC-7-2.jpg", "PIC-7-10.jpg"]);

  const byHand = page.getByRole("combobox", { name: "Number of the listing for gate.jpg" });
  await byHand.fill("NONE-1");
  await page.getByRole("button", { name: "Give to it" }).click();
  await page.getByText("There is no listing with this number").waitFor();
  await byHand.fill("PIC-8");
  // Nobody answers: whether there is one is not known.
  await page.route("**/picture-matches", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Give to it" }).click();
  await page.getByText("No connection").waitFor();
  expect(await page.getByText("There is no listing with this number").count()).toBe(0);
  await page.getByRole("button", { name: "Give to it" }).click();
  await page.getByText("fits no listing").waitFor({ state: "detached" });
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send 4 photographs" }).click();
  await page.getByText("4 of 4 photographs are at their listings").waitFor();

  // The same files once more: nothing is there twice.
  await choose(page, files.slice(0, 2));
  await page.getByText("after 2 that are there").waitFor();
  await page.getByRole("button", { name: "Send 2 photographs" }).click();
  await page.getByText("2 were there already.").waitFor();
  await page.getByRole("button", { name: /off again/ }).waitFor({ state: "detached" });

  await choose(page, [{ name: "PIC-8 last.jpg", buffer: await photo("#939") }]);
  await page.getByText("after 2 that are there").waitFor();
  await page.getByRole("button", { name: "Send 1 photograph" }).click();
  await page.getByRole("button", { name: "Take 1 photograph off again" }).click();
  await page.getByRole("button", { name: "Send 1 photograph" }).waitFor();
  await page.reload();
  await choose(page, [{ name: "PIC-8.jpg", buffer: red }]);
  await page.getByText("after 2 that are there").waitFor();
});

test("a ZIP gives its pictures by their names and folders; one that cannot be read changes nothing", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  for (const number of ["ZIP-7", "ZIP-8"]) await callAs(agent, site, "/listings", listing(number));
  const whole = Buffer.from(
    zipSync({
      "ZIP-7-1.jpg": await photo("#3c3"),
      "photos/ZIP-8/gate.jpg": await photo("#33c"),
      "photos/ZIP-8/prices.txt": Buffer.from("no picture"),
      "__MACOSX/photos/ZIP-8/._gate.jpg": Buffer.from("of a system"),
    }),
  );
  const page = await enter("/agent/import", { viewport: PHONE });
  const cut = { name: "cut.zip", buffer: whole.subarray(0, -40) };
  await choose(page, [cut]);
  await page.getByText("cut.zip: The ZIP is cut short.").waitFor();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], "site.zip"));
      return files;
    },
    [...whole],
  );
  const place = page.getByRole("region", { name: "Your photographs" });
  await place.dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("1 is left out").waitFor();
  await choose(page, [{ name: "fake.zip", buffer: await photo("#3c3") }]);
  await page.getByText("fake.zip: This is not a ZIP").waitFor();
  const ofEight = page.getByRole("region", { name: "ZIP-8" }).getByRole("listitem");
  expect(await ofEight.allTextContents()).toEqual(["site.zip/photos/ZIP-8/gate.jpg"]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Send 2 photographs" }).click();
  await page.getByText("2 of 2 photographs are at their listings").waitFor();
});
