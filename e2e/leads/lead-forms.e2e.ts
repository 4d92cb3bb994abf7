// Forms of leads without script, where the site is reached by another address than its public one.
import { expect, inject, test } from "vitest";
import { openBrowser } from "../browser.ts";
import { ownSites } from "../own-site.ts";

// Before the browser: what is set up first ends last, and no page asks a site that is gone.
const { open } = ownSites();
const { visit } = openBrowser();

const PUBLIC_ORIGIN = "https://plots.example";
const CONFIRMATION = /^(\/te)?\/leads\/[2-9A-Z]{4}-[2-9A-Z]{4}$/;

function filled(phone: string): URLSearchParams {
  return new URLSearchParams({ kind: "callback", name: "Lakshmi Devi", phone, consent: "yes" });
}

test("a form is taken from the public origin, from the address it was opened at, from no other", async () => {
  const { origin } = await open({ PUBLIC_ORIGIN });
  const send = (path: string, from: string, phone: string) =>
    fetch(origin + path, {
      method: "POST",
      headers: { origin: from },
      body: filled(phone),
      redirect: "manual",
    });
  for (const [path, from, phone] of [
    ["/leads", PUBLIC_ORIGIN, "9876500001"],
    ["/te/leads", PUBLIC_ORIGIN, "9876500002"],
    ["/leads", origin, "9876500003"],
  ] as const) {
    const reply = await send(path, from, phone);
    expect({ path, from, status: reply.status }).toEqual({ path, from, status: 303 });
    expect(reply.headers.get("location")).toMatch(CONFIRMATION);
  }
  expect((await send("/leads", "https://evil.example", "9876500004")).status).toBe(403);
});

test("a visitor without script at another port than the public one gets the confirmation", async () => {
  const { origin } = await open({ PUBLIC_ORIGIN: "http://localhost:3000" });
  const page = await visit("/enquire", { site: origin, javaScriptEnabled: false });
  await page.locator("main [name=name]").fill("Lakshmi Devi");
  await page.locator("main [name=phone]").fill("9876500005");
  await page.locator("main [name=consent]").check();
  await page.locator("main button[type=submit]").click();
  await page.waitForURL((url) => url.origin === origin && CONFIRMATION.test(url.pathname));
});

test("where forms are sent to, a plain link finds the form under its own address", async () => {
  for (const path of ["/leads", "/te/leads"]) {
    const reply = await fetch(inject("site") + path, { redirect: "manual" });
    expect([reply.status, reply.headers.get("location")]).toEqual([
      302,
      path.replace("leads", "enquire"),
    ]);
  }
});

test("a form that is too large is refused with a page, in the language of the form", async () => {
  const origin = inject("site");
  const body = filled("9876500006");
  body.set("requirements", "x".repeat(70_000));
  for (const [path, lang] of [
    ["/leads", "en"],
    ["/te/leads", "te"],
    ["/hi/leads", "hi"],
  ] as const) {
    const reply = await fetch(origin + path, { method: "POST", headers: { origin }, body });
    expect(reply.status).toBe(413);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await reply.text();
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain("<h1");
    expect(reply.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  }
});
