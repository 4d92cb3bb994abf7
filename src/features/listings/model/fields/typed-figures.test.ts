import { expect, test } from "vitest";
import {
  findUnit,
  typedArea,
  typedDate,
  typedDegrees,
  typedRate,
  typedSizes,
  typedSum,
} from "./typed-figures.ts";

test.each([
  ["12 acres", "58080 sq.yds"],
  [".5 acre", "2420 sq.yds"],
  ["12.5 Ac.", "60500 sq.yds"],
  ["2 acres 40 cents", "11616 sq.yds"],
  ["2 Acres and 40 Cents", "11616 sq.yds"],
  ["49,852", "49852 sq.yds"],
  ["49852 Sq.Yards", "49852 sq.yds"],
  ["1,00,000 sft", "11111.11 sq.yds"],
  ["10000 sq mts", "11959.9 sq.yds"],
  ["1 hectare", "11959.9 sq.yds"],
  ["10 guntas", "1210 sq.yds"],
  ["5 ఎకరాలు", "24200 sq.yds"],
  ["5 एकड़", "24200 sq.yds"],
  ["approx. 3 acres", "14520 sq.yds"],
  // It may be acres.
  ["12", null],
  ["large", null],
  ["12 bighas", null],
  ["0 acres", null],
  ["", null],
])("an area of %s is %s", (text, area) => {
  expect(typedArea(text)).toBe(area);
});

test.each([
  ["150 - 300", "150 - 300 sq.yds"],
  ["150 to 300 Sq. Yds", "150 - 300 sq.yds"],
  ["167, 200, 267", "167 - 267 sq.yds"],
  ["200 sq yards", "200 sq.yds"],
  ["5 cents", "242 sq.yds"],
  ["1800 sft", "200 sq.yds"],
  ["200 గజాలు", "200 sq.yds"],
  ["1,200 sq yd", "1200 sq.yds"],
  ["5", null],
  ["from 150", null],
  ["150 - many", null],
])("plot sizes of %s are %s", (text, sizes) => {
  expect(typedSizes(text)).toBe(sizes);
});

test.each([
  ["22000", "₹22000 per sq.yd"],
  ["₹ 18,500/sq yd", "₹18500 per sq.yd"],
  ["Rs. 18,500/- per Sq.Yard", "₹18500 per sq.yd"],
  ["Rs18500 per Sq.Yard", "₹18500 per sq.yd"],
  ["18500/-", "₹18500 per sq.yd"],
  ["INR 18.5k", "₹18500 per sq.yd"],
  ["2,000 per sft", "₹18000 per sq.yd"],
  ["₹3 lakh / cent", "₹6198.35 per sq.yd"],
  ["1.2 cr per acre", "₹2479.34 per sq.yd"],
  ["రూ. 20000", "₹20000 per sq.yd"],
  // The price of a plot, not of a sq yd.
  ["40 lakh", null],
  ["22", null],
  ["22000 per plot", null],
  ["on request", null],
])("a rate of %s is %s", (text, rate) => {
  expect(typedRate(text)).toBe(rate);
});

test.each([
  ["40 lakh", 4_000_000],
  ["₹ 1.2 Cr", 12_000_000],
  ["40,00,000/-", 4_000_000],
  ["40 लाख", 4_000_000],
  ["౪౦ లక్షలు", 4_000_000],
  ["call us", null],
])("a sum of %s is %s", (text, rupees) => {
  expect(typedSum(text)).toBe(rupees);
});

test.each([
  ["2026-11-22", "2026-11-22"],
  ["22/11/2026", "2026-11-22"],
  ["05-11-26", "2026-11-05"],
  // No month 22: the month stands first.
  ["11/22/2026", "2026-11-22"],
  ["5th Nov 2026", "2026-11-05"],
  ["November 5, 2026", "2026-11-05"],
  ["5-Nov-26", "2026-11-05"],
  ["31/02/2026", null],
  ["soon", null],
  // As workbooks show a day of which the month alone is told.
  ["Dec 2026", "2026-12-01"],
  ["Hall 2026", null],
])("the day %s is %s", (text, date) => {
  expect(typedDate(text)).toBe(date);
});

test.each([
  ["16.5062", 16.5062],
  ["16,5062", 16.5062],
  ["80.648° E", 80.648],
  [`16°30'22.3"N`, 16.506194],
  ["33.8 S", -33.8],
  ["north", null],
])("%s is %s degrees", (text, degrees) => {
  const read = typedDegrees(text);
  if (degrees === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(degrees, 5);
});

test("a unit is found alone, in brackets and among words", () => {
  expect(findUnit("acres")).toBe(4840);
  expect(findUnit("Total extent (in acres)")).toBe(4840);
  expect(findUnit("Rate per Sq Yd")).toBe(1);
  expect(findUnit("Price / sft")).toBeCloseTo(1 / 9, 9);
  expect(findUnit("Macros")).toBeNull();
  expect(findUnit("")).toBeNull();
});
