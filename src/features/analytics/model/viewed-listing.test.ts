import { expect, test } from "vitest";
import { listingOf, projectOf, viewedListing, viewedProject } from "./viewed-listing.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function viewed(address: string, init: RequestInit = {}): string | null {
  const headers = { "user-agent": FIREFOX, ...(init.headers as Record<string, string>) };
  return viewedListing(
    new Request(`http://plots.example${address}`, { ...init, headers }),
    address,
  );
}

test.each([
  ["/property/P061", "P061"],
  ["/te/property/P061", "P061"],
  ["/hi/property/P061/", "P061"],
  ["/property/P061?from=x", "P061"],
  ["/property/P061.data", "P061"],
  ["/te/property/P061.data?_routes=te%2Fproperty", "P061"],
  ["/property/NEW%2015", "NEW 15"],
])("%s is a view of %s", (address, mlsNumber) => {
  expect(viewed(address)).toBe(mlsNumber);
});

test.each([
  "/",
  "/property/",
  "/property/P061/photos",
  "/agent/property/P061",
  "/searchProperties?next=/property/P061",
  "/property/%ff",
])("%s is no view of a listing", (address) => {
  expect(viewed(address)).toBeNull();
});

test.each([
  ["a bot", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
  ["a program", { headers: { "user-agent": "curl/8.5.0" } }],
  ["who names nothing", { headers: { "user-agent": "" } }],
  ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
  ["a prerendering", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ["an older prefetch", { headers: { purpose: "prefetch" } }],
  ["a HEAD", { method: "HEAD" }],
  ["a POST", { method: "POST" }],
])("%s is not counted", (_, init) => {
  expect(viewed("/property/P061", init)).toBeNull();
});

test.each([
  ["/projects", ""],
  ["/te/projects/", ""],
  ["/projects?plot=7", ""],
  ["/projects/kanuru-acres", "kanuru-acres"],
  ["/hi/projects/kanuru-acres.data?_routes=x", "kanuru-acres"],
])("%s is a view of the project “%s”", (address, slug) => {
  const request = new Request(`http://plots.example${address}`, {
    headers: { "user-agent": FIREFOX },
  });
  expect(viewedProject(request, address)).toBe(slug);
  expect(viewedProject(new Request(request, { method: "HEAD" }), address)).toBeNull();
  const bot = new Request(request, { headers: { "user-agent": "Googlebot/2.1" } });
  expect(viewedProject(bot, address)).toBeNull();
});

test.each(["/", "/projects/one/two", "/project/brochure.pdf", "/api/projects", "/projects/%ff"])(
  "%s is no view of a project",
  (address) => {
    expect(projectOf(address)).toBeNull();
  },
);

test("the listing of an address is that of its page, in any language", () => {
  expect(["/te/property/P061", "/property/P061", "/projects"].map(listingOf)).toEqual([
    "P061",
    "P061",
    null,
  ]);
});
