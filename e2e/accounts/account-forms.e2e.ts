import { expect, inject, test } from "vitest";
import { openBrowser, soon, untilAlive } from "../browser.ts";
import { badge, openAccount, signedInAs, title } from "./account-steps.ts";

const { visit } = openBrowser();

test("a form sent while invalid marks every field and goes to the first wrong one", async () => {
  const page = await visit("/signup");
  await untilAlive(page);
  await page.getByLabel("Full Name").fill(" A ");
  await page.getByLabel("Full Name").press("Enter");
  for (const words of [
    "Name must be at least 2 characters.",
    "Please enter a valid email.",
    "Password must be at least 8 characters.",
  ])
    await page.getByText(words).waitFor();
  await soon(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  await page.getByLabel("Full Name").fill("L".repeat(101));
  await page.getByText("Name must be at most 100 characters.").waitFor();
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("true");
  await page.getByLabel("Email").fill("a@home.example");
  expect(await page.getByText("Please enter a valid email.").count()).toBe(0);
  expect(await page.getByLabel("Email").getAttribute("aria-invalid")).toBe("false");
});

test("what was typed before the page answered is not lost", async () => {
  const page = await visit("/livez");
  await page.route("**/assets/entry*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email").fill("early@home.example");
  await page.getByLabel("Password", { exact: true }).fill("early bird");
  await untilAlive(page);
  await soon(() => page.getByRole("button", { name: "Login", exact: true }).isEnabled()).toBe(true);
  expect(await page.getByLabel("Email").inputValue()).toBe("early@home.example");
});

test("a reset link without its token says what to do", async () => {
  const page = await visit("/reset-password");
  await title(page, "This link is incomplete").waitFor();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await title(page, "Forgot Password").waitFor();
});

test("nothing of the visitor is in the HTML, which is the same for everyone", async () => {
  for (const path of ["/", "/login", "/profile", "/favourites", "/searchProperties"]) {
    const plain = await fetch(inject("site") + path);
    const own = await fetch(inject("site") + path, {
      headers: { authorization: "Bearer t1", cookie: "token=t1" },
    });
    expect(plain.headers.get("set-cookie")).toBeNull();
    expect(await own.text()).toBe(await plain.text());
  }
});

test("the header does not move when it finds out who is there", async () => {
  const account = await openAccount();
  const page = await visit("/about", signedInAs(account));
  await badge(page).waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});
