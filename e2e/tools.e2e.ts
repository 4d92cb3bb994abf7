import { expect, inject, test } from "vitest";
import { DESKTOP, openBrowser, PHONE, param, soon, untilAlive, untilAnswers } from "./browser.ts";
import { violations } from "./violations.ts";

const { visit } = openBrowser();

const plain = (text: string) => text.replaceAll(/\s+/g, " ");
const TOOLS = ["cost", "budget", "instalment", "units", "documents"];

test("the cost of a plot follows what is typed, and the address with it", async () => {
  const page = await visit("/tools/cost");
  await untilAlive(page);
  await page.getByLabel("Rate per sq yd", { exact: true }).fill("30,000");
  await soon(() => page.locator("tfoot").innerText()).toContain("₹64,50,000");
  await page.getByText("You hold back ₹60,000").waitFor();
  await soon(() => param(page, "rate")).toBe("30,000");
  await page.getByLabel("Plot size").fill("many");
  await page.getByText("Enter a number from 1 to 10,00,000.").waitFor();
  expect(await page.locator("tfoot").count()).toBe(0);
});

test("without script the address is answered, with the government value as base", async () => {
  const page = await visit("/tools/cost", { javaScriptEnabled: false });
  await page.getByLabel("Plot size").fill("200");
  await page.getByLabel("Rate per sq yd", { exact: true }).fill("22000");
  await page.getByLabel(/Government value/).fill("26000");
  await page.getByRole("button", { name: "Calculate" }).click();
  await page.waitForURL(/value=26000/);
  await page.getByText("Duties are charged on the government value, ₹52,00,000").waitFor();
  expect(await page.locator("tfoot").innerText()).toContain("₹47,90,000");
  await page.goto("/tools/cost?size=%3Cb%3E&rate=1e9");
  expect(await page.getByText(/Enter a number from/).count()).toBe(2);
});

test("rates name their sources, and where these disagree", async () => {
  const page = await visit("/tools/cost", { javaScriptEnabled: false });
  await page.getByText("gives 5.5% and 2%. Either way the total is 7.5%.").waitFor();
  const sources = page.locator("main section a[rel=noreferrer]");
  expect(await sources.count()).toBe(4);
  await page.getByRole("link", { name: /Income-tax Act 2025, section 393\(1\)/ }).waitFor();
  expect(await page.locator("main").textContent()).not.toContain("194");
});

test("a rate nobody gave is the catalogue's median, and the interest names its source", async () => {
  const cost = await visit("/tools/cost", { javaScriptEnabled: false });
  expect(await cost.getByLabel("Rate per sq yd", { exact: true }).inputValue()).toMatch(
    /^\d{2},\d{3}$/,
  );
  await cost.getByText(/The median of the \d+ layouts of plots on this site/).waitFor();
  await cost.goto(`${inject("site")}/tools/cost?rate=22000`);
  expect(await cost.getByText(/The median of the/).count()).toBe(0);
  await cost.goto(`${inject("site")}/tools/instalment`);
  await cost.getByText(/8\.5% as read at .* Nov 2025/).waitFor();
});

test("what has to be asked for is named, counts once it is filled, and stays in the address", async () => {
  const page = await visit("/tools/cost?rate=20000");
  await untilAlive(page);
  await soon(() => page.getByRole("cell", { name: "ask for it" }).count()).toBe(5);
  expect(await page.locator("tfoot").innerText()).toContain("₹43,00,000");
  const loan = page.getByRole("region", { name: "Loan" });
  expect(plain(await loan.innerText())).toContain("₹13,00,000");
  await page.getByText("Fill in what you were asked for").click();
  await page.getByLabel("Development charges").fill("2,00,000");
  await soon(() => page.locator("tfoot").innerText()).toContain("₹45,00,000");
  await soon(() => param(page, "development")).toBe("2,00,000");
  await page.getByText("Change down payment and loan").click();
  await page.getByLabel("Down payment").fill("25,00,000");
  await soon(() => loan.innerText()).toContain("₹17,357");
});

test("a budget buys the same plot that the cost tool prices", async () => {
  const page = await visit("/tools/budget?budget=4730000&rate=22000", {
    javaScriptEnabled: false,
  });
  await page.getByText("₹47,30,000 buys up to").waitFor();
  expect(await page.locator("main b").first().innerText()).toBe("200 sq yd");
  await page.getByText("215 sq yd of land alone").waitFor();
  await page.goto("/tools/budget?budget=4729999&rate=22000");
  expect(await page.locator("main b").first().innerText()).toBe("199 sq yd");
});

test("an instalment is worked out with its years", async () => {
  const page = await visit("/tools/instalment?loan=3000000&interest=8.5&years=20");
  await page.getByText("₹26,035").waitFor();
  await untilAlive(page);
  await page.getByText("Year by year").click();
  expect(await page.locator("tbody tr").count()).toBe(20);
  expect(await page.locator("tbody tr").last().innerText()).toMatch(/₹0$/);
});

test("an acre is told in every unit", async () => {
  const page = await visit("/tools/units?amount=1&unit=acre", { javaScriptEnabled: false });
  const rows = await page.locator("tbody td").allInnerTexts();
  expect(rows).toEqual(["4,840", "43,560", "4,046.8564", "100", "1", "605", "1,210"]);
});

test("ticks of the checklist stay on the device", async () => {
  const page = await visit("/tools/documents");
  await untilAlive(page);
  await page.getByLabel(/RERA registration certificate/).check();
  await page.getByText("1 of 10 seen").waitFor();
  await page.reload();
  await page.getByText("1 of 10 seen").waitFor();
  await page.getByRole("button", { name: "Clear ticks" }).click();
  await page.getByText("0 of 10 seen").waitFor();
  await page.evaluate(() => localStorage.setItem("documents", "{broken"));
  await page.reload();
  await page.getByText("0 of 10 seen").waitFor();
});

test("each purchase has a checklist of its own, begun at its page and listed beside the others", async () => {
  const page = await visit("/property/P06180094959");
  await untilAlive(page);
  await page.getByRole("link", { name: "Papers to see before you pay" }).click();
  await page.waitForURL("**/tools/documents?for=P06180094959");
  await page.getByRole("heading", { name: "Documents checklist" }).waitFor();
  const head = page.locator("main dl");
  expect(await head.innerText()).toContain("Lakeridge – 2");
  expect(await head.innerText()).toMatch(/RERA registration\s+P06180094959/);
  await page.getByLabel("Number of the plot").fill("14 B");
  await page.getByLabel(/Mutation/).check();
  await page.getByText("1 of 10 seen").waitFor();
  await page.reload();
  await page.getByText("1 of 10 seen").waitFor();
  expect(await page.getByLabel("Number of the plot").inputValue()).toBe("14 B");
  await page.getByRole("link", { name: "The general checklist" }).click();
  await page.waitForURL("**/tools/documents");
  await page.getByText("0 of 10 seen").waitFor();
  const others = page.getByRole("navigation", { name: "Other checklists on this device" });
  expect(await others.getByRole("listitem").innerText()).toMatch(
    /Lakeridge – 2 · Plot 14 B\s+1 of 10 seen/,
  );
  await others.getByRole("link", { name: /Lakeridge/ }).click();
  await page.waitForURL("**/tools/documents?for=P06180094959");
  await page.getByLabel("Number of the plot").waitFor();
  await page.goBack();
  await page.getByText("0 of 10 seen").waitFor();
});

test("ticks taken away can be brought back", async () => {
  const page = await visit("/tools/documents?for=P06180094959");
  await untilAlive(page);
  for (const document of [/Mutation/, /FMB sketch/]) await page.getByLabel(document).check();
  await page.getByRole("button", { name: "Clear ticks" }).click();
  await page.getByText("0 of 10 seen").waitFor();
  await page.getByRole("button", { name: "Bring the ticks back" }).click();
  await page.getByText("2 of 10 seen").waitFor();
  await page.reload();
  await page.getByText("2 of 10 seen").waitFor();
});

test("a plot of a project leads to the checklist of that plot", async () => {
  const page = await visit("/projects?plot=12");
  await untilAlive(page);
  await page.getByRole("link", { name: "Papers to see before you pay" }).click();
  await page.waitForURL("**/tools/documents?for=vennela-gardens%2F12");
  await page.getByRole("heading", { name: "Documents checklist" }).waitFor();
  const head = page.locator("main dl");
  expect(await head.innerText()).toMatch(
    /Vennela Gardens\s+Plot\s+12\s+RERA registration\s+Not stated/,
  );
  expect(await page.getByLabel("Number of the plot").count()).toBe(0);
  await head.getByRole("link").click();
  await page.waitForURL("**/projects?plot=12");
});

test("a checklist of what is no longer listed still has its ticks", async () => {
  const page = await visit("/tools/documents");
  const gone = [{ id: "P0", name: "Old Layout", plot: "", seen: ["rera"] }];
  await page.evaluate((stored) => localStorage.setItem("documents", stored), JSON.stringify(gone));
  await page.goto("/tools/documents?for=P0");
  await untilAlive(page);
  await page.getByText("This site does not list it.").waitFor();
  await page.locator("main dl").getByText("Old Layout").waitFor();
  await page.getByText("1 of 10 seen").waitFor();
});

test("without script a checklist says what it is for, to be printed", async () => {
  const page = await visit("/te/tools/documents?for=P06180094959", { javaScriptEnabled: false });
  expect(await page.locator("main dl").innerText()).toContain("Lakeridge – 2");
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("చూసిన తేదీ").first().isVisible()).toBe(true);
});

test("a listing shows what a plot of it costs in all, live once it is near", async () => {
  const plain = await visit("/property/P06180094959", { javaScriptEnabled: false });
  const cost = (page: typeof plain) => page.locator("#lower-sections tfoot");
  expect(await cost(plain).textContent()).toContain("₹43,00,000");
  const page = await visit("/property/P06180094959");
  await untilAlive(page);
  const size = page.locator("#lower-sections").getByLabel("Plot size");
  await untilAnswers(size);
  await size.fill("300");
  await soon(() => cost(page).innerText()).toContain("₹64,50,000");
});

test("a tool that is none is not found", async () => {
  const page = await visit("/tools/magic", { expected: [/404/], javaScriptEnabled: false });
  expect((await page.request.get("/tools/magic")).status()).toBe(404);
  expect((await page.request.get("/tools")).status()).toBe(200);
});

test.each(
  ["/tools", ...TOOLS.map((tool) => `/tools/${tool}`), "/about", "/terms", "/privacy"].flatMap(
    (path) => [
      { path, viewport: PHONE },
      { path: `/te${path}`, viewport: DESKTOP },
    ],
  ),
)("axe finds nothing on $path at $viewport.width", async ({ path, viewport }) => {
  const page = await visit(path, { viewport });
  await untilAlive(page);
  expect(await violations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(viewport.width);
});

test("axe finds nothing while a field is wrong", async () => {
  const page = await visit("/tools/cost?size=none", { viewport: PHONE });
  await untilAlive(page);
  expect(await violations(page)).toEqual([]);
});
