import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatDecimal,
  formatKm,
  formatRateTag,
  formatRupees,
  formatWhole,
  groupPhone,
  toLakhOrCrore,
} from "./formats.ts";

const MOST_DECIMALS = 6;
const SMALLEST = 1e-6;

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [135_520, "1,35,520"],
  [123_456_789, "12,34,56,789"],
  [-52_000, "-52,000"],
  [0.4, "0"],
  [-0.4, "0"],
])("%d is written %s", (value, text) => {
  expect(formatWhole(value)).toBe(text);
});

test("a half is rounded as a reader would, however binary holds it", () => {
  expect(formatDecimal(1.005, 2)).toBe("1.01");
  expect(formatDecimal(0.000_000_4, 6)).toBe("0");
  expect(formatDecimal(12.5, 3)).toBe("12.5");
  expect(formatDecimal(3_250_613_620.673_492_4, 6)).toBe("3,25,06,13,620.673492");
  expect(formatDecimal(0.096, 2)).toBe("0.1");
  expect(formatKm(99.95)).toBe("100");
  expect(formatRateTag(18_500)).toBe("₹18.5k");
  expect(formatRupees(20_000)).toBe("₹20,000");
});

test("numbers are written as the platform writes them for India", () => {
  const decimal = fc.tuple(
    fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
    fc.integer({ min: 0, max: MOST_DECIMALS + 2 }),
  );
  fc.assert(
    fc.property(
      fc
        .oneof(
          decimal.map(([digits, places]) => Number(`${digits}e-${places}`)),
          fc.double({ min: -1e12, max: 1e12, noNaN: true }),
        )
        .filter((value) => value === 0 || Math.abs(value) >= SMALLEST),
      fc.integer({ min: 0, max: MOST_DECIMALS }),
      (value, decimals) => {
        const platform = new Intl.NumberFormat("en-IN", { maximumFractionDigits: decimals });
        expect(formatDecimal(value, decimals)).toBe(platform.format(value).replace(/^-0$/, "0"));
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+442071234567", "+442071234567"],
  ["+91987654321", "+91987654321"],
])("the telephone number %s is shown as %s", (phone, shown) => {
  expect(groupPhone(phone)).toBe(shown);
});

test("a sum that rounds to a hundred lakh is a crore", () => {
  const told = (rupees: number) => Object.values(toLakhOrCrore(rupees)).join(" ");
  expect(told(9_999_499)).toBe("99.99 lakh");
  expect(told(9_999_500)).toBe("1 crore");
  expect(told(9_999_600)).toBe("1 crore");
  expect(told(12_000_000)).toBe("1.2 crore");
});
