import { expect, test } from "vitest";
import { rememberSource, sourceOf } from "./visit-source.ts";

function makeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
    get length() {
      return entries.size;
    },
  } as Storage;
}

const HERE = { pathname: "/te/property/P1" };

test("the first page of a visit tells where it came from, and later ones change nothing", () => {
  const storage = makeStorage();
  rememberSource(storage, new URL("https://plots.example/?utm_source=fb"), "https://m.example/x");
  rememberSource(storage, new URL("https://plots.example/about?utm_source=other"), "");
  expect(sourceOf(storage, HERE)).toEqual({
    ...{ sourcePage: "/property/P1", referrerHost: "m.example", utmSource: "fb" },
    ...{ utmMedium: null, utmCampaign: null },
  });
});

test("a visit that nothing led here leaves nothing in the browser", () => {
  const storage = makeStorage();
  rememberSource(storage, new URL("https://plots.example/"), "https://plots.example/about");
  expect(storage.length).toBe(0);
  expect(sourceOf(storage, HERE)).toMatchObject({ sourcePage: "/property/P1", utmSource: null });
});

test.each(["{broken", "null", "[]", '{"utmSource":7}'])(
  "%j in its place tells nothing",
  (stored) => {
    const storage = makeStorage();
    storage.setItem("came-from", stored);
    expect(sourceOf(storage, HERE)).toMatchObject({ sourcePage: "/property/P1", utmSource: null });
  },
);
