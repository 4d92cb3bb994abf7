import { expect, test } from "vitest";
import { openBrowser, PHONE, param, soon, untilAlive } from "../browser.ts";
import {
  expectCount,
  filter,
  heading,
  names,
  openSlider,
  placeBox,
  SEARCH,
  searchFor,
  searchOpener,
  suggestions,
  TABLET,
  USUAL_COUNT,
} from "../search-page.ts";

const browser = openBrowser();
const openSearch = searchOpener(browser);

const kilometres = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(((a[0] ?? 0) - (b[0] ?? 0)) * 111.2, ((a[1] ?? 0) - (b[1] ?? 0)) * 106.7);

test("a place is chosen among the suggestions by keyboard alone", async () => {
  const page = await openSearch();
  await placeBox(page).focus();
  await page.keyboard.type("Undav");
  await suggestions(page).filter({ hasText: "Undavalli" }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await soon(() => placeBox(page).getAttribute("aria-activedescendant")).not.toBeNull();
  await page.keyboard.press("Enter");
  await soon(() => param(page, "q")).toBe("Undavalli");
  await soon(() => heading(page).textContent()).toContain("within 5 km of Undavalli");
  await soon(() => filter(page, "Radius").textContent()).toContain("5 km");
  await soon(() => suggestions(page).count()).toBe(0);
});

test("punctuation alone is no search: no chip, no heading tells of it", async () => {
  const page = await openSearch("?q=???");
  await expectCount(page, USUAL_COUNT);
  expect(await heading(page).textContent()).not.toContain("?");
  expect(await page.getByRole("button", { name: /\?\?\?/ }).count()).toBe(0);
  await placeBox(page).fill("!!!");
  await page.keyboard.press("Enter");
  await soon(() => placeBox(page).inputValue()).toBe("");
});

test("a suggestion is chosen by a click, and clicking elsewhere closes them", async () => {
  const page = await openSearch();
  await placeBox(page).pressSequentially("Mangal");
  await suggestions(page).first().waitFor();
  await page.mouse.click(4, TABLET.height - 20);
  await soon(() => suggestions(page).count()).toBe(0);
  await placeBox(page).pressSequentially("a");
  await suggestions(page).filter({ hasText: "Mangalagiri" }).first().click();
  await soon(() => heading(page).textContent()).toContain("in and around Mangalagiri");
  await soon(() => placeBox(page).inputValue()).toBe("Mangalagiri");
  await soon(() => suggestions(page).count()).toBe(0);
});

/** A search page whose suggestions are fetched once `release` says so. */
async function openWithoutSuggestions() {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const page = await openSearch("", {
    prepare: (visitor) =>
      visitor.route("**/place-suggestions*", async (route) => {
        await held;
        await route.continue();
      }),
  });
  return { page, release };
}

test("what is typed before the suggestions are fetched stays, and they open", async () => {
  const { page, release } = await openWithoutSuggestions();
  await placeBox(page).focus();
  await page.keyboard.type("Unda");
  release();
  await suggestions(page).filter({ hasText: "Undavalli" }).first().waitFor();
  await page.keyboard.type("v");
  expect(await placeBox(page).inputValue()).toBe("Undav");
  await suggestions(page).filter({ hasText: "Undavalli" }).first().click();
  await soon(() => param(page, "q")).toBe("Undavalli");
});

test("what is sent before the suggestions are fetched is not covered by them", async () => {
  const { page, release } = await openWithoutSuggestions();
  await searchFor(page, "Kankipadu");
  const answered = page.waitForResponse("**/api/suggestions*");
  release();
  await answered;
  await soon(() => placeBox(page).getAttribute("aria-expanded")).toBe("false");
  await openSlider(page, "Radius");
  expect(await suggestions(page).count()).toBe(0);
  await placeBox(page).press("u");
  await suggestions(page).first().waitFor();
});

test("Escape leaves the suggestions and keeps what was typed", async () => {
  const page = await openSearch();
  await placeBox(page).pressSequentially("Guntur");
  await suggestions(page).first().waitFor();
  await page.keyboard.press("Escape");
  await soon(() => suggestions(page).count()).toBe(0);
  expect(await placeBox(page).inputValue()).toBe("Guntur");
});

test.each([
  { kind: "another spelling", typed: "Undavali", at: [16.495, 80.58] },
  { kind: "Telugu", typed: "ఉండవల్లి", at: [16.495, 80.58] },
  { kind: "a pincode", typed: "522503", at: [16.46, 80.6] },
  { kind: "a plus code", typed: "CPVH+PV Vijayawada", at: [16.4443, 80.7297] },
  { kind: "a landmark", typed: "AIIMS", at: [16.43, 80.57] },
])("$kind finds its place", async ({ typed, at }) => {
  const page = await openSearch();
  await searchFor(page, typed);
  const found = (param(page, "at") ?? "").split(",").map(Number);
  expect(kilometres(found, at)).toBeLessThan(8);
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts? within 5 km of /);
});

test("a town means its area; a place that is called otherwise than was typed is told", async () => {
  const page = await openSearch();
  await searchFor(page, "vijaywda");
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts in and around Vijayawada$/);
  await page.getByText("Showing results for Vijayawada, instead of “vijaywda”.").waitFor();
  const whole = Number.parseInt((await heading(page).textContent()) ?? "", 10);
  expect(whole).toBeGreaterThan(6);
  await (await openSlider(page, "Radius")).fill("6");
  await soon(() => param(page, "town")).toBeNull();
  await soon(() => heading(page).textContent()).toContain("within 6 km of Vijayawada");
  await page.getByRole("link", { name: "Look for “vijaywda” in names" }).click();
  await soon(() => param(page, "text")).toBe("vijaywda");
});

test("a district is more than the town of its name, and “near” is no part of a name", async () => {
  const page = await openSearch("?q=Guntur%20district");
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts in Guntur district$/);
  await page.goto(`${SEARCH}?q=Guntur%20mandal`);
  await page.getByText("Showing results for Guntur, instead of “Guntur mandal”.").waitFor();
  await page.goto(`${SEARCH}?q=near%20Kankipadu`);
  await soon(() => heading(page).textContent()).toMatch(/^\d+ layouts? in and around Kankipadu$/);
});

test("on the landing page the button obeys what is typed, and the project is found by its name", async () => {
  const page = await browser.visit("/", { viewport: TABLET });
  const button = page.getByRole("button", { name: "Explore Projects" });
  await placeBox(page).fill("Undavalli");
  await page.keyboard.press("Escape");
  await button.click();
  await soon(() => new URL(page.url()).pathname).toBe(SEARCH);
  await soon(() => heading(page).textContent()).toContain("within 5 km of Undavalli");
  await page.goBack();
  // The router, starting on the page that is left, may note something in its address meanwhile.
  await page.waitForURL("/");
  await untilAlive(page);
  await placeBox(page).fill("");
  await placeBox(page).pressSequentially("vennela");
  await suggestions(page).filter({ hasText: "Featured project" }).first().click();
  await soon(() => new URL(page.url()).pathname).toBe("/projects");
});

test("what is no place is looked for in the listings", async () => {
  const page = await openSearch();
  await placeBox(page).fill("  sukrithi ");
  await placeBox(page).press("Enter");
  await soon(() => param(page, "text")).toBe("sukrithi");
  await page.getByRole("button", { name: "Show them as well" }).click();
  await expectCount(page, 1);
  expect(await names(page)).toEqual(["Sukrithi Ananda"]);
  expect(await heading(page).textContent()).toContain("“sukrithi”");
});

test("a suggestion request that fails leaves the box working", async () => {
  const page = await openSearch("", { expected: [/api\/suggestions/] });
  await page.route("**/api/suggestions*", (route) => route.abort());
  await placeBox(page).pressSequentially("Guntur");
  await page.unroute("**/api/suggestions*");
  await placeBox(page).press("Enter");
  await soon(() => heading(page).textContent()).toContain("in and around Guntur");
});

test("a layout is found by its name in Telugu letters, and its page opens", async () => {
  const page = await openSearch();
  await placeBox(page).pressSequentially("గ్రీన్ డిలైట్ పె");
  await suggestions(page).filter({ hasText: "Green Delight Pearl" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Green Delight Pearl" }).waitFor();
  await page.goBack();
  await placeBox(page).fill("శ్రీ హరిపురం");
  await placeBox(page).press("Enter");
  await expectCount(page, 1);
  expect(await names(page)).toEqual(["Sriharipuram"]);
});

test("clearing the place frees radius and ground", async () => {
  const page = await openSearch("?q=Kankipadu&at=16.44,80.77");
  await page.getByRole("button", { name: "Clear the place" }).click();
  await expectCount(page, USUAL_COUNT);
  await soon(() => param(page, "q")).toBeNull();
  await soon(() => param(page, "at")).toBeNull();
  expect(await placeBox(page).inputValue()).toBe("");
});

test("the visitor's own position is a place to search round", async () => {
  const page = await openSearch("", {
    geolocation: { latitude: 16.45, longitude: 80.77 },
    permissions: ["geolocation"],
  });
  await page.getByRole("button", { name: "Near me" }).click();
  await soon(() => param(page, "at")).toBe("16.45,80.77");
  await soon(() => heading(page).textContent()).toContain("within 5 km of your point");
});

test("a position that may not be read is told with a way on, and out of the way at the next press", async () => {
  const page = await openSearch("", { permissions: [] });
  const told = page.getByRole("alert").getByText("or type a place");
  const ask = page.getByRole("button", { name: "Near me" });
  await ask.click();
  await told.waitFor();
  await page.keyboard.press("Escape");
  await told.waitFor({ state: "detached" });
  await ask.click();
  // It lies over the tools of the map: a press on itself is one, too.
  await told.click();
  await told.waitFor({ state: "detached" });
});

test("on a phone what is told of a position that may not be read is whole on the screen", async () => {
  const page = await openSearch("", { permissions: [], viewport: PHONE });
  await page.getByRole("button", { name: "Near me" }).click();
  const told = page.getByRole("alert").filter({ hasText: "or type a place" });
  await told.waitFor();
  const { x = -1, width = 0 } = (await told.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  expect(width).toBeGreaterThan(200);
});
