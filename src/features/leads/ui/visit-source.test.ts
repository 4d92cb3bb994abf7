import { expect, test } from "vitest";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { rememberSource, sourceOf } from "./visit-source.ts";

const HERE = { pathname: "/te/property/P1" };

test("the first page of a visit tells where it came from, and later ones change nothing", () => {
  const storage = memoryStorage();
  rememberSource(storage, new URL("https://plots.example/?utm_source=fb"), "https://m.example/x");
  rememberSource(storage, new URL("https://plots.example/about?utm_source=other"), "");
  expect(sourceOf(storage, HERE)).toEqual({
    sourcePage: "/property/P1",
    referrerHost: "m.example",
    utmSource: "fb",
    utmMedium: null,
    utmCampaign: null,
  });
});

test("a visit that nothing led here leaves nothing in the browser", () => {
  const storage = memoryStorage();
  rememberSource(storage, new URL("https://plots.example/"), "https://plots.example/about");
  expect(storage.length).toBe(0);
  expect(sourceOf(storage, HERE)).toMatchObject({ sourcePage: "/property/P1", utmSource: null });
});

test.each(["{broken", "null", "[]", '{"utmSource":7}'])(
  "%j in its place tells nothing",
  (stored) => {
    const storage = memoryStorage();
    storage.setItem("came-from", stored);
    expect(sourceOf(storage, HERE)).toMatchObject({ sourcePage: "/property/P1", utmSource: null });
  },
);
