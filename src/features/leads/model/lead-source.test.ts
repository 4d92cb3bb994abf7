import { expect, test } from "vitest";
import { LONGEST_SOURCE, readSource, toSourceText } from "./lead-source.ts";

const NOTHING = { referrerHost: null, utmSource: null, utmMedium: null, utmCampaign: null };

test("a campaign and the site that led here are read from the first address", () => {
  const address = new URL(
    "https://plots.example/te?utm_source=fb&utm_medium=cpc&utm_campaign=diwali+26",
  );
  expect(readSource(address, "https://l.facebook.com/path?secret=1")).toEqual({
    referrerHost: "l.facebook.com",
    utmSource: "fb",
    utmMedium: "cpc",
    utmCampaign: "diwali 26",
  });
});

test.each(["", "about:blank", "not an address", "https://plots.example/projects"])(
  "%j led nobody here",
  (referrer) => {
    expect(readSource(new URL("https://plots.example/"), referrer)).toEqual(NOTHING);
  },
);

test("what is too long is cut between letters, and what breaks lines is taken out", () => {
  expect(toSourceText(`a\nb\u2028c${"😀".repeat(200)}`)).toBe(
    `a b c${"😀".repeat(LONGEST_SOURCE - 5)}`,
  );
  expect(toSourceText(" \0 ")).toBeNull();
  expect(toSourceText("\ud800x")).toBe("\ufffdx");
});
