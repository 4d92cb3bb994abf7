import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openAccount, signedInAs } from "../accounts/account-steps.ts";
import { DESKTOP, openBrowser, PHONE, soon, untilAlive } from "../browser.ts";
import { mailsWith, newAddress, secretPathFor } from "../mailbox.ts";
import { violations } from "../violations.ts";

const { visit } = openBrowser();

const LISTING = "P06180094959";
/** Where the site tells of leads as long as it has no agents. */
const AGENT = "hello@sthalam.example";
const REFERENCE = /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/;
/** The browser itself reports a refused call. */
const REFUSED_CALL = /status of 400/;
/** A machine without any network tells no browser that it is back: then it is tried every 15 s. */
const NEXT_TRY = { timeout: 40_000 };
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED/;

/** An Indian mobile number of this test alone, as E.164. */
function newPhone(): string {
  return `+9198${String(Math.floor(Math.random() * 1e8)).padStart(8, "0")}`;
}

interface Filled {
  readonly name?: string;
  readonly phone: string;
  readonly email?: string;
  readonly words?: string;
}

async function fill(page: Page, { name = "Lakshmi Devi", phone, email, words }: Filled) {
  const box = page.locator("dialog").or(page.locator("main form").last()).last();
  await box.locator("[name=name]").fill(name);
  await box.locator("[name=phone]").fill(phone);
  const more = box.locator("details:not([open]) > summary");
  if ((email || words) && (await more.count()) > 0) await more.first().click();
  if (email) await box.locator("[name=email]").fill(email);
  if (words) await box.locator("[name=requirements]").fill(words);
  await box.locator("[name=consent]").check();
  return box;
}

const linkTo = (page: Page, name: string) =>
  page.locator("main").getByRole("link", { name, exact: true });

/** By the link of a listing: on a phone that of the bar at its foot. */
async function openDialog(page: Page, link: string) {
  await untilAlive(page);
  await linkTo(page, link).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

const referenceIn = async (page: Page) =>
  REFERENCE.exec(await page.getByText(REFERENCE).first().innerText())?.[0] ?? "";

test("a visit is asked for by the dialog: one lead, two mails, an entry for the calendar", async () => {
  const page = await visit(`/property/${LISTING}`, { viewport: PHONE });
  const phone = newPhone();
  const email = newAddress("visit");
  const dialog = await openDialog(page, "Schedule Site Visit");
  const days = dialog.getByRole("group", { name: "Day (optional)" }).getByRole("radio");
  await days.nth(3).check();
  await days.nth(3).press("ArrowRight");
  await dialog.getByRole("group", { name: "Time" }).getByRole("radio").nth(1).check();
  const startsAt = await dialog.locator("input[name=preferredAt]").inputValue();
  await fill(page, { phone, email, words: "East facing" });
  const button = dialog.getByRole("button", { name: /^Book \w{3} \d+, \d+:00 [ap]m$/ });
  expect(await button.evaluate((it) => it.getBoundingClientRect().bottom <= innerHeight)).toBe(
    true,
  );
  await button.dblclick();
  await dialog.getByText("We have your request.").waitFor();
  await dialog.getByText("Reserved for you; we call to confirm").waitFor();
  // All of it is in the first view: the form's head has left.
  const done = await dialog.getByRole("button", { name: "Done" }).boundingBox();
  expect((done?.y ?? 0) + (done?.height ?? PHONE.height)).toBeLessThanOrEqual(PHONE.height);
  const reference = await referenceIn(page);
  const [mail = "", ...more] = await mailsWith(AGENT, phone);
  expect(more).toEqual([]);
  for (const fact of ["Lakshmi Devi", email, "East facing", LISTING, reference, "Site visit"])
    expect(mail).toContain(fact);
  const [own] = await mailsWith(email, reference);
  expect(own).not.toMatch(/Lakshmi|East facing/);
  const download = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Add to my calendar" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`DTSTART:${startsAt.replace(/[-:]|\.000/g, "")}\r\n`);
  const slots = await page.request.get(`/api/visit-slots?mlsNumber=${LISTING}`);
  expect((await slots.json()).slots).not.toContain(startsAt);
  await dialog.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor({ state: "detached" });
});

test("on a phone what has to be ticked is in sight above the button", async () => {
  const page = await visit(`/property/${LISTING}`, { viewport: PHONE });
  const dialog = await openDialog(page, "Schedule Site Visit");
  await dialog.getByRole("group", { name: "Day (optional)" }).getByRole("radio").first().waitFor();
  const [tick, button] = await Promise.all([
    dialog.getByRole("checkbox").locator("xpath=ancestor::label").boundingBox(),
    dialog.getByRole("button", { name: "Book a visit" }).boundingBox(),
  ]);
  expect((tick?.y ?? 0) + (tick?.height ?? 0)).toBeLessThan(button?.y ?? 0);
});

test("a request is taken back by the link in its mail, whose secret leaves the address bar", async () => {
  const page = await visit("/contact");
  await untilAlive(page);
  const phone = newPhone();
  const email = newAddress("withdraw");
  const form = await fill(page, { phone, email });
  await form.getByText(/^We delete them 365 days after/).waitFor();
  await form.getByText(/^You can take this back at any time/).waitFor();
  await form.getByRole("button", { name: "Send question" }).click();
  await page.getByText("We have your request.").waitFor();
  const reference = await referenceIn(page);
  const path = await secretPathFor(email);
  expect(path).toMatch(/^\/withdraw#token=/);
  const withdrawing = await visit(path, { expected: [REFUSED_CALL] });
  const button = withdrawing.getByRole("button", { name: "Take back and delete" });
  await button.waitFor();
  expect(withdrawing.url()).not.toContain("token");
  expect(await violations(withdrawing)).toEqual([]);
  await button.click();
  await withdrawing.getByText(`Everything about you in request ${reference}`).waitFor();
  const [told = ""] = await mailsWith(AGENT, reference);
  expect(told).toContain("The buyer took this request back.");
  expect(told).not.toContain(phone);
  const again = await visit(path, { expected: [REFUSED_CALL] });
  await again.getByRole("button", { name: "Take back and delete" }).click();
  await again.getByRole("alert").filter({ hasText: "This link was used before" }).waitFor();
});

test("what is wrong is said at its field, what was typed stays, and Escape leads back", async () => {
  const page = await visit(`/property/${LISTING}`, { expected: [REFUSED_CALL], viewport: PHONE });
  const dialog = await openDialog(page, "Request a Callback");
  await fill(page, { phone: "98765 4321", words: "Near the river" });
  await dialog.getByRole("button", { name: "Call me back" }).click();
  await dialog.getByText("987654321 is too short: it has 9 digits").waitFor();
  expect(
    await dialog.getByLabel("Phone Number").evaluate((el) => el === document.activeElement),
  ).toBe(true);
  expect(await dialog.getByLabel("Requirements (optional)").inputValue()).toBe("Near the river");
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Phone Number").fill("98765 43210");
  await dialog.getByText("is too short").waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const link = linkTo(page, "Request a Callback");
  expect(await link.evaluate((el) => el === document.activeElement)).toBe(true);
  await link.click();
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Lakshmi Devi");
  expect(await dialog.getByLabel("Phone Number").inputValue()).toBe("98765 43210");
  expect(await dialog.getByLabel("Requirements (optional)").inputValue()).toBe("Near the river");
  expect(await dialog.getByRole("checkbox").isChecked()).toBe(false);
});

test("the page's form holds what the dialog corrects, and once taken nothing but who asked", async () => {
  const page = await visit("/contact", { expected: [REFUSED_CALL] });
  await untilAlive(page);
  const form = await fill(page, { phone: "98765 4321", words: "Near the river" });
  await form.getByRole("button", { name: "Send question" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("987654321 is too short: it has 9 digits").waitFor();
  const phone = newPhone();
  await dialog.getByLabel("Phone Number").fill(phone);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const own = page.locator("main form[data-lead-form]");
  expect(await own.getByLabel("Phone Number").inputValue()).toBe(phone);
  await own.getByRole("button", { name: "Send question" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  expect(await own.getByLabel("Phone Number").inputValue()).toBe(phone);
  expect(await own.getByLabel("Your question (optional)").inputValue()).toBe("");
  expect(await own.locator("[name=consent]").isChecked()).toBe(false);
});

test("forms know who is signed in, and the phone number last given here", async () => {
  const email = newAddress("known");
  const account = await openAccount("Ravi Kumar", email);
  const page = await visit(`/property/${LISTING}`, { ...signedInAs(account), viewport: PHONE });
  const dialog = await openDialog(page, "Request a Callback");
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Ravi Kumar");
  expect(await dialog.getByLabel("Email (optional)").inputValue()).toBe(email);
  const phone = newPhone();
  await dialog.getByLabel("Phone Number").fill(phone);
  await dialog.locator("[name=consent]").check();
  await dialog.getByRole("button", { name: "Call me back" }).click();
  await dialog.getByRole("button", { name: "Done" }).click();
  const form = page.locator("main form[data-lead-form]");
  await form.getByLabel("Full Name").focus();
  await soon(() => form.getByLabel("Phone Number").inputValue()).toBe(phone);
  expect(await form.getByLabel("Full Name").inputValue()).toBe("Ravi Kumar");
});

const CARD = "#contact form";
const tab = (page: Page, name: string) => page.locator(CARD).getByRole("radio", { name });

test("a question is sent from the card of the listing", async () => {
  const page = await visit(`/property/${LISTING}`);
  // Before there is script, as a quick visitor does.
  await tab(page, "Question").check();
  await untilAlive(page);
  const phone = newPhone();
  const form = await fill(page, { phone, words: "Is <b>plot 7</b> free?" });
  await form.getByRole("button", { name: "Send question", exact: true }).click();
  await page.getByRole("dialog").getByText("We have your request.").waitFor();
  const [mail] = await mailsWith(AGENT, phone);
  for (const fact of ["Is <b>plot 7</b> free?", LISTING, "Question"]) expect(mail).toContain(fact);
});

test("a visit is booked in the card: a day, a time, name and phone", async () => {
  const page = await visit(`/property/${LISTING}`);
  await untilAlive(page);
  const form = page.locator(CARD);
  await form.scrollIntoViewIfNeeded();
  expect(await form.locator("[name=consent]").isVisible()).toBe(false);
  await form.getByRole("group", { name: "Day (optional)" }).getByRole("radio").nth(4).check();
  await form.getByRole("group", { name: "Time" }).getByRole("radio").nth(2).check();
  const startsAt = await form.locator("[name=preferredAt]").inputValue();
  expect(await violations(page)).toEqual([]);
  const phone = newPhone();
  await fill(page, { phone });
  await form.getByRole("button", { name: /^Book \w{3} \d+, / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Add to my calendar" }).waitFor();
  const [mail] = await mailsWith(AGENT, phone);
  expect(mail).toContain("Site visit");
  const slots = await page.request.get(`/api/visit-slots?mlsNumber=${LISTING}`);
  expect((await slots.json()).slots).not.toContain(startsAt);
});

test("a time that was chosen for a visit is not sent with a call", async () => {
  const page = await visit(`/property/${LISTING}`);
  await untilAlive(page);
  const form = page.locator(CARD);
  await form.scrollIntoViewIfNeeded();
  await form.getByRole("group", { name: "Day (optional)" }).getByRole("radio").nth(4).check();
  await tab(page, "Call back").check();
  const phone = newPhone();
  await fill(page, { phone });
  await form.getByRole("button", { name: "Call me back", exact: true }).click();
  await page.getByRole("dialog").getByText("We have your request.").waitFor();
  expect(await mailsWith(AGENT, phone)).toHaveLength(1);
});

test("without script the card of a listing asks for a visit, a call or an answer", async () => {
  const page = await visit(`/te/property/${LISTING}`, { javaScriptEnabled: false });
  await page.locator(CARD).locator("[value=callback]").check();
  const phone = newPhone();
  await fill(page, { phone });
  await page.locator(CARD).locator("[type=submit]").click();
  await page.waitForURL(/\/te\/leads\/[2-9A-Z-]{9}$/);
  const [mail] = await mailsWith(AGENT, phone);
  expect(mail).toContain("Call back");
});

test("without script the same form is answered, refused with what was typed, and taken", async () => {
  const page = await visit(`/te/enquire?kind=tour&listing=${LISTING}`, {
    javaScriptEnabled: false,
    expected: [REFUSED_CALL],
  });
  const phone = newPhone();
  const email = newAddress("plain");
  const time = await page.locator("[name=preferredAt] option").nth(9).getAttribute("value");
  await page.locator("[name=preferredAt]").selectOption(time);
  const send = () => page.locator("main button[type=submit]").click();
  await fill(page, { phone: "12", email, words: "తూర్పు ముఖం" });
  await send();
  await page.getByText("12 చాలా చిన్నది").waitFor();
  await page.locator("main").getByText("Lakeridge").waitFor();
  expect(await page.locator("[name=requirements]").inputValue()).toBe("తూర్పు ముఖం");
  expect(await page.locator("[name=preferredAt]").inputValue()).toBe(time);
  expect(await page.locator("[name=consent]").isChecked()).toBe(true);
  await page.locator("[name=phone]").fill(phone);
  await send();
  await page.waitForURL(/\/te\/leads\/[2-9A-Z-]{9}$/);
  const reference = await referenceIn(page);
  expect(await page.content()).not.toMatch(/Lakshmi|తూర్పు/);
  const [mail] = await mailsWith(AGENT, phone);
  expect(mail).toContain(reference);
  const [own] = await mailsWith(email, reference);
  expect(own).toMatch(/[\u0c00-\u0c7f]{3}/);
});

test("a form sent without network is kept and goes out when the network is back", async () => {
  const page = await visit(`/property/${LISTING}`, { expected: [NO_NETWORK] });
  const phone = newPhone();
  const dialog = await openDialog(page, "Apply to Buy");
  await fill(page, { phone });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByText("Not sent yet: no connection.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByText("A request is waiting for a connection.").waitFor();
  await page.context().setOffline(false);
  await page.getByText(/Your request was sent\. Reference/).waitFor(NEXT_TRY);
  expect(await mailsWith(AGENT, phone)).toHaveLength(1);
  await soon(() => page.evaluate(() => localStorage.getItem("leads-waiting"))).toBeNull();
});

test("of several forms that wait the one that was sent is told of, though the next could not be", async () => {
  const page = await visit("/contact", { expected: [/ERR_FAILED/] });
  await untilAlive(page);
  const phones = [newPhone(), newPhone()];
  await page.evaluate((all) => {
    const body = { kind: "callback", name: "Ravi Kumar", consent: true, language: "en" };
    const waiting = all.map((phone) => ({ key: crypto.randomUUID(), body: { ...body, phone } }));
    localStorage.setItem("leads-waiting", JSON.stringify(waiting));
  }, phones);
  let tries = 0;
  await page.route("**/api/leads", (route) => {
    tries += 1;
    return tries === 1 ? route.continue() : route.abort();
  });
  await page.reload();
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Try now" }).click();
  await failed;
  await soon(() => page.evaluate(() => localStorage.getItem("leads-waiting"))).not.toContain(
    phones[0],
  );
  await page.getByText(/Your request was sent\. Reference/).waitFor();
});

test("a request cannot be taken back by half a link, which says where else to ask", async () => {
  const page = await visit("/withdraw");
  await page.getByRole("heading", { name: "This link is incomplete" }).waitFor();
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("**/contact");
});

test("a form that waited and is refused comes back filled in, with what is wrong, until it is right", async () => {
  const page = await visit(`/property/${LISTING}`, { expected: [NO_NETWORK, /status of 400/] });
  const dialog = await openDialog(page, "Apply to Buy");
  await fill(page, { phone: "98765 432", name: "Kept Buyer" });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByText("Not sent yet: no connection.").waitFor();
  await page.keyboard.press("Escape");
  await page.context().setOffline(false);
  await page.getByText("A waiting request could not be accepted.").waitFor(NEXT_TRY);
  await page.reload();
  await page.getByRole("button", { name: "Correct it" }).click();
  await dialog.getByText(/is too short/).waitFor();
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Kept Buyer");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Correct it" }).click();
  await dialog.getByText(/is too short/).waitFor();
  const phone = newPhone();
  await dialog.getByLabel("Phone Number").fill(phone);
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByRole("button", { name: "Done" }).waitFor();
  expect(await mailsWith(AGENT, phone)).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem("leads-waiting"))).toBeNull();
});

test("a form that waits is not sent any more once the visitor says so", async () => {
  const page = await visit(`/property/${LISTING}`, { expected: [NO_NETWORK] });
  const dialog = await openDialog(page, "Apply to Buy");
  await fill(page, { phone: newPhone(), name: "Ravi Kumar" });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByRole("button", { name: "Do not send" }).click();
  expect(await dialog.getByLabel("Full Name").inputValue()).toBe("Ravi Kumar");
  expect(await page.evaluate(() => localStorage.getItem("leads-waiting"))).toBeNull();
});

test("the × of a request that waits takes it back, and Undo brings it back as it was", async () => {
  const page = await visit(`/property/${LISTING}`, { expected: [NO_NETWORK] });
  const phone = newPhone();
  const dialog = await openDialog(page, "Apply to Buy");
  await fill(page, { phone });
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send application" }).click();
  await dialog.getByText("Not sent yet: no connection.").waitFor();
  await page.keyboard.press("Escape");
  const stored = () => page.evaluate(() => localStorage.getItem("leads-waiting"));
  await page.getByText("A request is waiting for a connection.").waitFor();
  const before = await stored();
  expect(before).toContain(phone);
  await page.getByRole("button", { name: "Do not send" }).click();
  await page.getByText("The request will not be sent.").waitFor();
  expect(await stored()).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("A request is waiting for a connection.").waitFor();
  expect(await stored()).toBe(before);
  await page.getByRole("button", { name: "Do not send" }).click();
  await page.getByText("The request will not be sent.").waitFor();
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await page.context().setOffline(false);
  await page.reload();
  await untilAlive(page);
  expect(await page.getByText("A request is waiting").count()).toBe(0);
  expect(sent).toEqual([]);
});

const SCREENS = [
  [PHONE, ""],
  [PHONE, "/te"],
  [DESKTOP, ""],
  [DESKTOP, "/te"],
] as const;

test.each(SCREENS)(
  "axe finds nothing on forms and confirmation at %j in “%s”",
  async (viewport, language) => {
    const page = await visit(`${language}/contact`, { viewport });
    expect(await violations(page)).toEqual([]);
    await page.goto(`${language}/enquire?kind=site-visit&listing=${LISTING}`);
    expect(await violations(page)).toEqual([]);
    await page.goto(`${language}/property/${LISTING}`);
    await untilAlive(page);
    await page.locator("main a[href*='kind=apply']").click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
    await fill(page, { phone: newPhone() });
    await page.locator("dialog button[type=submit]").click();
    await page.getByRole("dialog").getByText(REFERENCE).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${language}/leads/${await referenceIn(page)}`);
    expect(await violations(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  },
);
