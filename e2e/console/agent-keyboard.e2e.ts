// The whole console by Tab, Enter, Space and arrows: no test here touches a mouse.
import { TOTP } from "otpauth";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openBrowser, soon } from "../browser.ts";
import { keyboard } from "../keyboard.ts";
import { callAs, consoleSite, lead, sendLead, setUpApp, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

const photo = (background: string) =>
  sharp({ create: { width: 600, height: 450, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("an agent opens the console, answers a lead, and looks at numbers and account", async () => {
  const { site, agent, enter } = await openConsole(browser);
  const secret = await setUpApp(agent, site, Date.now() - 30_000);
  await callAs(agent, site, "/second-factor/lock", {});
  const name = "Keyboard Devi";
  const plot = { plotNumber: "Vennela Gardens (sample project), plot 54" };
  const reference = await sendLead(site, { name, ...plot });
  const page = await enter("/agent/leads");
  const keys = keyboard(page);
  await keys.type(page.getByLabel("Code from your app"), new TOTP({ secret }).generate());
  await page.keyboard.press("Enter");
  const search = page.getByLabel("Search leads");
  await keys.type(search, reference);
  await page.keyboard.press("Enter");
  await soon(() => page.getByRole("list", { name: "Leads" }).getByRole("listitem").count()).toBe(1);
  // The field is the same one: another word can be typed at once.
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await keys.press(page.getByRole("button", { name: "Filters" }));
  const asked = page.getByLabel("Asked for");
  await keys.press(asked, "ArrowDown");
  await page.waitForURL("**kind=**");
  expect(await asked.evaluate((field) => field === document.activeElement)).toBe(true);
  await keys.press(page.getByLabel("Layout or project"), "ArrowDown");
  await page.waitForURL("**kind=**project=vennela-gardens**");
  await page.getByRole("button", { name: "Filters (2)" }).waitFor();
  await keys.press(page.getByRole("link", { name: "Clear search and filters" }));
  await keys.press(page.getByRole("link", { name }));
  const open = lead(page);
  await open.getByRole("heading", { name }).waitFor();
  await keys.type(open.getByLabel("Note"), "Wants a corner");
  await keys.press(open.getByRole("button", { name: "Save the note" }), "Space");
  await open.getByText("Note saved.").waitFor();
  const state = open.getByLabel("State");
  // From new over talked to visited: keys that pass over a state store nothing.
  await keys.press(state, "ArrowDown");
  await page.keyboard.press("ArrowDown");
  await keys.press(open.getByRole("button", { name: "Change the state" }));
  await open.getByText("State: Visited").last().waitFor();
  expect(await open.getByText("State: Talked").count()).toBe(0);
  expect(await state.evaluate((field) => field === document.activeElement)).toBe(true);
  const more = page.locator("[data-console] nav summary").first();
  await keys.press(more);
  await keys.press(page.getByRole("link", { name: "Numbers", exact: true }));
  await keys.press(page.getByText("The weeks as a table"));
  const table = page.getByRole("region", { name: "By layout" });
  await keys.press(table.getByRole("link", { name: "Leads" }));
  await page.waitForURL("**/agent/numbers?by=leads");
  await keys.press(more);
  await keys.press(page.getByRole("link", { name: "Account", exact: true }));
  await keys.press(page.getByRole("button", { name: "Make new recovery codes" }));
  await keys.to(page.getByLabel("Code from your app"));
  await keys.press(more);
  await keys.press(page.getByRole("button", { name: "Lock" }));
  await page.getByRole("button", { name: "Use a recovery code" }).waitFor();
});

test("a listing is found, edited, looked at, published, and taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const mlsNumber = "KEYS-1";
  const made = { name: "KEY FIELDS", location: "CPVH+PV, Vijayawada", propertyType: "Plot" };
  const listing = { ...made, mlsNumber, lat: 16.44, lng: 80.73 };
  await callAs(agent, site, "/listings", { listing, published: false } as object);
  const page = await enter("/agent/listings");
  const keys = keyboard(page);
  const search = page.getByLabel("Search listings");
  await keys.type(search, mlsNumber);
  await page.keyboard.press("Enter");
  await page.waitForURL("**q=KEYS-1");
  const shown = page.getByLabel("On the site");
  await keys.press(shown, "ArrowDown");
  await page.waitForURL("**published=yes**");
  expect(await shown.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.waitForURL("**published=no**");
  await keys.press(page.getByRole("link", { name: "Key Fields" }));
  await keys.type(page.getByLabel("Facing"), "East");
  await keys.press(page.getByRole("button", { name: "Preview" }));
  const preview = page.getByRole("dialog", { name: "Preview" });
  await preview.getByText("East").first().waitFor();
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await keys.press(page.getByRole("button", { name: "Publish" }));
  await page.getByText("Visitors see it now").waitFor();
  await keys.press(page.getByRole("link", { name: "History" }));
  await keys.press(page.getByRole("button", { name: "Undo this" }).first());
  await page.getByText("Undone.").waitFor();
});

test("photographs are chosen, ordered and described; a file is brought in", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const row = (mlsNumber: string) => `Key Field,"CPVH+PV, Vijayawada",Plot,${mlsNumber}`;
  const csv = ["name,location,propertyType,mlsNumber", row("KEYS-2")].join("\n");
  const page = await enter("/agent/import");
  const keys = keyboard(page);
  const choose = async (
    button: string,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ) => {
    const chooser = page.waitForEvent("filechooser");
    await keys.press(page.getByRole("button", { name: button }));
    await (await chooser).setFiles(files);
  };
  const file = { name: "keys.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
  await choose("Choose a file", [file]);
  await page.getByRole("heading", { name: "What keys.csv would change" }).waitFor();
  await keys.press(page.getByRole("button", { name: "Bring in 1 listing" }));
  await page.getByText("Visitors see the new listings now").waitFor();
  await keys.press(page.getByRole("link", { name: "See the listings" }));
  await keys.press(page.getByRole("link", { name: "Key Field" }).first());
  await keys.press(page.getByRole("link", { name: "Photographs" }));
  const pictures = await Promise.all(["#8a6", "#68a"].map(photo));
  await choose(
    "Choose photographs",
    pictures.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: "image/jpeg", buffer })),
  );
  await page.getByText("2 of 2 photographs are here").waitFor();
  const forward = page.getByRole("button", { name: "Move photograph 2 forward" });
  await keys.press(forward);
  await page.getByText("Photograph 1 of 2 now.").waitFor();
  // The photograph that was moved keeps the focus, with its next step under it.
  await keys.press(page.getByRole("button", { name: "Move photograph 1 back" }), "Space");
  await page.getByText("Photograph 2 of 2 now.").waitFor();
  await keys.press(page.locator("summary", { hasText: "What photograph 1 shows" }));
  await keys.type(page.getByRole("textbox", { name: "English" }).first(), "The gate");
  await keys.press(page.getByRole("button", { name: "Save the caption" }).first());
  await page.getByText("Caption saved.").waitFor();
  await keys.press(page.getByRole("link", { name: "History" }));
  await page.getByText("The gate").waitFor();
  await keys.press(page.getByRole("button", { name: "Undo this" }));
  await page.getByText("Undone.").waitFor();
  await soon(() => page.getByText("Put back to an earlier state").count()).toBe(1);
});
