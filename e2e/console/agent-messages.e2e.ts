// The texts that agents write to buyers: made in the console, filled on a request, sent.
import { expect, test } from "vitest";
import { openBrowser, PHONE, soon } from "../browser.ts";
import { violations } from "../violations.ts";
import { consoleSite, LISTING, lead, sendLead, setUpByCalls } from "./agent-steps.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const openConsole = consoleSite();
const browser = openBrowser();

test("a text is changed in Telugu, shown as an example, used for a Telugu buyer, and taken back", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const about = { mlsNumber: LISTING, language: "te", email: "lakshmi.devi@homes.example" };
  const reference = await sendLead(site, { ...about, kind: "brochure" });
  const page = await enter("/agent/account", { viewport: PHONE });
  await page.getByRole("link", { name: "Change the texts" }).click();
  await page.getByText("తెలుగు", { exact: true }).click();
  const text = page.getByLabel("Text with places to fill in");
  await soon(() => text.inputValue()).toContain("నమస్కారం {పేరు} గారు");
  await text.fill("{nmae} గారు, ");
  await page.getByText("There is nothing to fill in for {nmae}.").waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  expect(await page.getByText("Saved. It is filled in from now on.").count()).toBe(0);
  await text.fill("");
  await page.getByRole("button", { name: "Buyer’s name" }).click();
  await soon(() => text.inputValue()).toBe("{పేరు}");
  await page.keyboard.type(" గారు, వందనం.\n{ప్లాటు} {ధర}");
  await page.getByText("ఉదాహరణ కొనుగోలుదారు గారు, వందనం.").waitFor();
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved. It is filled in from now on.").waitFor();

  const told = await enter(`/agent/leads/${reference}`);
  const whatsApp = lead(told).getByRole("link", { name: "WhatsApp", exact: true });
  const quick = new URL((await whatsApp.getAttribute("href")) ?? "");
  expect(quick.searchParams.get("text")).toBe("Lakshmi Devi గారు, వందనం.");

  await page.getByRole("button", { name: "Take back the change" }).first().click();
  await soon(() => text.inputValue()).toContain("నమస్కారం {పేరు} గారు");
});

test("a request fills a text in the buyer's language, asks for what it lacks, and sends it once", async () => {
  const { site, agent, enter } = await openConsole(browser);
  await setUpByCalls(agent, site);
  const email = "sita.devi@homes.example";
  const asked = { kind: "callback", mlsNumber: LISTING, name: "Sita <b>", language: "hi", email };
  const reference = await sendLead(site, asked);
  const page = await enter(`/agent/leads/${reference}`, { viewport: PHONE });
  await lead(page).getByText("Price of a plot", { exact: true }).click();
  const message = lead(page).getByLabel("Message", { exact: true });
  await soon(() => message.inputValue()).toContain("नमस्ते Sita <b> जी");
  expect(await message.inputValue()).not.toMatch(/[{}]|undefined|null|₹/);
  expect(await lead(page).getByLabel("Language of the message").inputValue()).toBe("hi");
  await lead(page).getByLabel("Language of the message").selectOption("en");
  await lead(page).getByLabel("Plot number").fill("17");
  await lead(page).getByLabel("Price", { exact: true }).fill("₹45 lakh");
  await soon(() => message.inputValue()).toMatch(/Plot 17 of .+ costs ₹45 lakh/);
  expect(await violations(page)).toEqual([]);
  const over = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(over)).toBeLessThanOrEqual(0);
  await message.fill("Hello Sita, one word more.");
  const link = lead(page).getByRole("link", { name: "Open in WhatsApp" });
  const opened = new URL((await link.getAttribute("href")) ?? "");
  expect(opened.hostname).toBe("wa.me");
  expect(opened.searchParams.get("text")).toBe("Hello Sita, one word more.");
  await lead(page).getByRole("button", { name: "Send as mail" }).dblclick();
  await lead(page).getByText("On its way by mail.").waitFor();
  await lead(page).getByText("Mailed: Price of a plot").waitFor();
  expect(await lead(page).getByText("Mailed: Price of a plot").count()).toBe(1);
  await lead(page).getByText("Drop my changes and fill it in anew").click();
  await soon(() => message.inputValue()).toContain("₹45 lakh");
});
