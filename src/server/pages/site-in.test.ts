import { expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { usualConfig } from "#server/config/config-testing.ts";
import { siteIn } from "./site-in.ts";

const { site, region } = usualConfig();

test("what a sample makes up is marked as made up, in the page's language", () => {
  const told = LANGUAGES.map((language) => siteIn(site, language, region));
  expect(told.map(({ infoEmail }) => infoEmail)).toEqual([
    "hello@sthalam.example (sample)",
    "hello@sthalam.example (నమూనా)",
    "hello@sthalam.example (नमूना)",
  ]);
  expect(told.map(({ supportPhone }) => supportPhone)).toEqual([
    "+91 90000 00000 (sample)",
    "+91 90000 00000 (నమూనా)",
    "+91 90000 00000 (नमूना)",
  ]);
  expect(told.map(({ crdaRegistration }) => crdaRegistration)).toEqual([
    "sample number",
    "నమూనా నంబరు",
    "नमूना नंबर",
  ]);
  expect(told.map(({ postalAddress }) => postalAddress)).toEqual([
    "Sample address, Amaravati, Andhra Pradesh 522 020",
    "నమూనా చిరునామా, అమరావతి, ఆంధ్రప్రదేశ్ 522 020",
    "नमूना पता, अमरावती, आंध्र प्रदेश 522 020",
  ]);
});

test("what an owner has said stays as it was typed", () => {
  const said = { ...site, infoEmail: "desk@plots.example", samples: [] };
  expect(siteIn(said, "te", region)).toEqual(said);
});
