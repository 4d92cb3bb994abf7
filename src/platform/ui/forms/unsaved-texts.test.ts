import { expect, test } from "vitest";
import { UnsavedTexts } from "./unsaved-texts.ts";

const at = (address: string) => {
  const { pathname, search } = new URL(address, "https://plots.example");
  return { pathname, search };
};
const LEAD = at("/agent/leads/7KM4-Q2XD?view=all");

test("another page loses what is typed, and is asked about until it is saved", () => {
  const texts = new UnsavedTexts();
  expect(texts.areLost(LEAD, at("/agent/today"))).toBe(false);
  texts.add("note", null);
  expect(texts.areLost(LEAD, at("/agent/today"))).toBe(true);
  expect(texts.areLost(LEAD, at("/agent/leads/9PW3-K8RT?view=all"))).toBe(true);
  texts.forget("note");
  expect(texts.areLost(LEAD, at("/agent/today"))).toBe(false);
});

test("a filter, a page of the same list and another language take no form away", () => {
  const texts = new UnsavedTexts();
  texts.add("note", null);
  expect(texts.areLost(LEAD, at("/agent/leads/7KM4-Q2XD?q=sita#top"))).toBe(false);
  expect(texts.areLost(LEAD, at("/te/agent/leads/7KM4-Q2XD?view=all"))).toBe(false);
  expect(texts.areLost(LEAD, at("/te/agent/today"))).toBe(true);
});

test("a parameter that another form stands for takes the first away", () => {
  const plots = at("/agent/plots?project=nunna-fields&text=7");
  const texts = new UnsavedTexts();
  texts.add("note", null);
  expect(texts.areLost(plots, at("/agent/plots"))).toBe(false);
  texts.add("buyer", "project");
  expect(texts.areLost(plots, at("/agent/plots?project=nunna-fields"))).toBe(false);
  expect(texts.areLost(plots, at("/agent/plots?project=kanuru-acres&text=7"))).toBe(true);
  expect(texts.areLost(plots, at("/agent/plots"))).toBe(true);
});

test("of two forms the one that is saved asks no longer, and the other still does", () => {
  const texts = new UnsavedTexts();
  texts.add("note", null);
  texts.add("message", null);
  texts.forget("note");
  expect(texts.isEmpty).toBe(false);
  expect(texts.holdClosing(0)).toBe(true);
  texts.forget("message");
  expect(texts.isEmpty).toBe(true);
  expect(texts.holdClosing(0)).toBe(false);
});

test("what was let go of is not asked about again while the next page is on its way", () => {
  const texts = new UnsavedTexts();
  texts.add("note", null);
  texts.add("message", null);
  texts.add("buyer", "project");
  texts.letGo();
  expect(texts.areLost(LEAD, at("/agent/today"))).toBe(false);
  expect(texts.areLost(at("/agent/plots?project=nunna-fields"), at("/agent/plots"))).toBe(false);
  expect(texts.isEmpty).toBe(true);
  expect(texts.holdClosing(0)).toBe(false);
});

test("a form that is still there once going has ended is asked about again, one that went is not", () => {
  const texts = new UnsavedTexts();
  texts.add("note", null);
  texts.add("message", null);
  texts.letGo();
  texts.forget("message");
  texts.arrive();
  expect(texts.areLost(LEAD, at("/agent/today"))).toBe(true);
  expect(texts.holdClosing(0)).toBe(true);
  texts.letGo();
  texts.forget("note");
  texts.arrive();
  expect(texts.isEmpty).toBe(true);
});

test("a call or a mail that is begun closes nothing; a link to a page does", () => {
  const texts = new UnsavedTexts();
  texts.add("note", null);
  texts.noteLink(":", 5000); // a link without an address
  expect(texts.holdClosing(5001)).toBe(true);
  texts.noteLink("tel:", 5000);
  expect(texts.holdClosing(5001)).toBe(false);
  expect(texts.holdClosing(6001)).toBe(true);
  texts.noteLink("https:", 9000);
  expect(texts.holdClosing(9001)).toBe(true);
});
