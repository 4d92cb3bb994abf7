import { expect, test } from "vitest";
import { checkPlots } from "./check-plots.ts";

const rowsOf = (...lines: string[]) =>
  lines.map((line, i) => ({ row: i + 1, cells: line.split("|") }));

test("a table of plots is read as people write it", () => {
  const { plots, problems } = checkPlots(
    rowsOf(
      "Plot No|Size|Sides|Facing|Road|Corner|Status|Price",
      "1|200|30 x 60|North-East|40 ft|yes|Sold|₹52,00,000",
      "",
      "12A|166.6 sq yd||w|||||",
    ),
  );
  expect(problems).toEqual([]);
  expect(plots).toEqual([
    {
      number: "1",
      sqYards: 200,
      sides: "30 × 60",
      facing: "NE",
      roadFeet: 40,
      corner: true,
      parkSide: false,
      status: "sold",
      priceRupees: 5_200_000,
    },
    {
      number: "12A",
      sqYards: 167,
      sides: null,
      facing: "W",
      roadFeet: null,
      corner: false,
      parkSide: false,
      status: "available",
      priceRupees: null,
    },
  ]);
});

test("heads below a title, in other units and languages, mean the same; a rate makes the price", () => {
  const { plots, problems, columns } = checkPlots(
    rowsOf(
      "Kanuru Acres|||||",
      "ప్లాట్ నంబరు|Plot Area (sq ft)|Dimensions in ft|దిక్కు|Road width (ft)|Rate per sq yd|Remarks",
      "Plot No. 7|1,800|33' x 54'|తూర్పు|12 m|20,000/-|near the park",
      "8|200 gaj|||||",
    ),
  );
  expect(problems).toEqual([]);
  expect(columns.map(({ target }) => target)).toEqual([
    "number",
    "sqYards",
    "sides",
    "facing",
    "roadFeet",
    "rate",
    null,
  ]);
  expect(plots).toMatchObject([
    { number: "7", sqYards: 200, sides: "33 × 54", facing: "E", roadFeet: 39 },
    { number: "8", sqYards: 200, priceRupees: null },
  ]);
  expect(plots[0]?.priceRupees).toBe(4_000_000);
});

test.each([
  ["1 acre 20 cents", 5808],
  ["5 cents", 242],
  ["200 sq yd (167 sq m)", 200],
])("a size of %j is %d sq yd", (cell, sqYards) => {
  const { plots, problems } = checkPlots(rowsOf("plot|size", `1|${cell}`));
  expect(problems).toEqual([]);
  expect(plots[0]?.sqYards).toBe(sqYards);
});

test("a rate is for one of the unit that its head names, also where the head calls it a price", () => {
  const price = (head: string, cell: string) => {
    const { plots, problems } = checkPlots(rowsOf(`plot|size|${head}`, `1|200|${cell}`));
    expect(problems).toEqual([]);
    return plots[0]?.priceRupees;
  };
  expect(price("Rate per sq ft", "2,000")).toBe(3_600_000);
  expect(price("Rate per cent (₹)", "9.68 lakh")).toBe(4_000_000);
  expect(price("Price per cent", "9,68,000")).toBe(4_000_000);
  expect(price("Price (per sft)", "₹2,000/-")).toBe(3_600_000);
  // A third of a rupee for each of 200 sq yd is none to be paid.
  expect(price("Rate per acre", "9,68,00,001")).toBe(4_000_000);
  expect(price("Rate per sq yd", "20,000")).toBe(4_000_000);
  expect(price("Price", "40,00,000")).toBe(4_000_000);
});

test("a price or a rate is counted in what its head names, as in a sheet of listings", () => {
  const price = (head: string, cell: string) => {
    const { plots, problems } = checkPlots(rowsOf(`plot|size|${head}`, `1|200|${cell}`));
    expect(problems).toEqual([]);
    return plots[0]?.priceRupees;
  };
  expect(price("Price (in lakhs)", "40")).toBe(4_000_000);
  expect(price("Price in lakhs", "₹40.5")).toBe(4_050_000);
  expect(price("Total price (Rs. Lacs)", "౪౦")).toBe(4_000_000);
  expect(price("Plot cost in Crores", "0.4")).toBe(4_000_000);
  expect(price("Price in thousands", "4,000")).toBe(4_000_000);
  expect(price("ధర లక్షల్లో", "40")).toBe(4_000_000);
  expect(price("ధర (లక్షల రూపాయల్లో)", "40")).toBe(4_000_000);
  expect(price("कीमत लाख रुपये में", "40")).toBe(4_000_000);
  expect(price("Price per cent (lakhs)", "9.68")).toBe(4_000_000);
  expect(price("Price per cent in lakhs", "9.68")).toBe(4_000_000);
  expect(price("Rate per acre in crores", "9.68")).toBe(4_000_000);
  expect(price("Rate in thousands", "20")).toBe(4_000_000);
  // What says itself what it is.
  expect(price("Price in lakhs", "0.4 crore")).toBe(4_000_000);
  expect(price("Price in lakhs", "40,00,000")).toBe(4_000_000);
  const { problems } = checkPlots(rowsOf("plot|size|Rate in lakhs", "1|200|3"));
  expect(problems).toMatchObject([{ column: "rate", value: "3", code: "unlikely-rate" }]);
});

test("lengths are in the unit that their head or the last of them names, else in feet", () => {
  const lengths = (sides: string, road: string, cells: string) => {
    const { plots, problems } = checkPlots(rowsOf(`plot|size|${sides}|${road}`, `1|200|${cells}`));
    expect(problems).toEqual([]);
    return [plots[0]?.sides, plots[0]?.roadFeet];
  };
  const told = ["32.8 × 65.6", 39];
  expect(lengths("Sides", "Road", "10 x 20 m|12 m")).toEqual(told);
  expect(lengths("Sides (m)", "Road width in metres", "10 x 20|12")).toEqual(told);
  expect(lengths("Dimensions in mtrs", "Road (m)", "32.8 x 65.6 ft|39'")).toEqual(told);
  expect(lengths("Sides (ft)", "Road width (feet)", "33' x 60|40")).toEqual(["33 × 60", 40]);
  // However it is written, and whatever stands behind it.
  expect(lengths("Sides", "Road (m)", "౧౦ x ౨౦ m|12 m wide")).toEqual(told);
  expect(lengths("Sides (m)", "Road (m)", "33 x ౬౦ ft|40 ft wide")).toEqual(["33 × 60", 40]);
});

test("a formula that failed is no number of a plot", () => {
  const { plots, problems } = checkPlots(rowsOf("plot|size", "1|200", "#N/A|200", "#12|200"));
  expect(plots.map(({ number }) => number)).toEqual(["1", "12"]);
  expect(problems).toMatchObject([
    { row: 3, column: "number", value: "#N/A", code: "unknown-value" },
  ]);
});

test("what a spreadsheet shows in place of a number of a plot is none, nor a day that it made of one", () => {
  const others = ["1-Feb", "1 Feb 2026", "Feb 2026", "9.19877E+11", "####"];
  const { plots, problems } = checkPlots(
    rowsOf("plot|size", ...others.map((one) => `${one}|200`), "1-2|200", "1E5|200", "12-Ews|200"),
  );
  expect(plots.map(({ number }) => number)).toEqual(["1-2", "1E5", "12-Ews"]);
  expect(problems.map(({ value, code }) => [value, code])).toEqual(
    others.map((value) => [value, "unknown-value"]),
  );
});

test("a column is what a person says it is", () => {
  const table = rowsOf("A|B|Size", "200|5|300");
  expect(checkPlots(table).problems).toMatchObject([{ column: "number", code: "missing-column" }]);
  const { plots, problems } = checkPlots(table, { 0: "sqYards", 1: "number", 2: null });
  expect(problems).toEqual([]);
  expect(plots).toMatchObject([{ number: "5", sqYards: 200 }]);
});

test("two plots of one number, wrong figures and unknown words are told with row and column", () => {
  const { problems } = checkPlots(
    rowsOf(
      "plot|size|facing|status|sides|price",
      "1|200|N||30 x 60|",
      "1|0|up|held|wide|-5",
      "|many||||",
    ),
  );
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, "sqYards", "out-of-range"],
    [3, "sides", "not-a-number"],
    [3, "facing", "unknown-value"],
    [3, "status", "held-in-file"],
    [3, "priceRupees", "out-of-range"],
    [3, "number", "duplicate"],
    [4, "number", "missing"],
    [4, "sqYards", "not-a-number"],
  ]);
});

test("the console's own words for a status are read in its three languages", () => {
  const words = {
    available: ["Available", "అందుబాటులో ఉంది", "उपलब्ध", ""],
    booked: ["Booked", "బుక్ అయింది", "बुक हो चुका"],
    sold: ["Sold", "అమ్ముడైంది", "बिक चुका"],
  };
  for (const [status, said] of Object.entries(words))
    for (const word of said) {
      const { plots } = checkPlots(rowsOf("plot|size|status", `1|200|${word}`));
      expect([word, plots]).toMatchObject([word, [{ status }]]);
    }
});

test("a plot that a file calls held is told to be held in the console; another word is unknown", () => {
  for (const word of ["Held", "on hold", "హోల్డ్\u200cలో ఉంది", "होल्ड पर"])
    expect(checkPlots(rowsOf("plot|size|status", `1|200|${word}`)).problems).toMatchObject([
      { row: 2, column: "status", value: word, code: "held-in-file" },
    ]);
  expect(checkPlots(rowsOf("plot|size|status", "1|200|Maybe")).problems).toMatchObject([
    { column: "status", code: "unknown-value" },
  ]);
});

test("a price that no square yard has is told at what says it", () => {
  const { plots, problems } = checkPlots(
    rowsOf("plot|size|price|rate", "1|200|40,00,000|", "2|200|40000|", "3|200||2500000"),
  );
  expect(plots).toMatchObject([{ number: "1" }]);
  expect(problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, "priceRupees", "unlikely-rate"],
    [4, "rate", "unlikely-rate"],
  ]);
});

test("a table without its columns, or without rows, is none", () => {
  expect(checkPlots([]).problems).toMatchObject([{ code: "no-rows" }]);
  expect(checkPlots(rowsOf("plot|size")).problems).toMatchObject([{ code: "no-rows" }]);
  expect(checkPlots(rowsOf("name|size", "a|1")).problems).toMatchObject([
    { column: "number", code: "missing-column" },
  ]);
  const many = ["plot|size", ...Array.from({ length: 501 }, (_, i) => `${i + 1}|200`)];
  expect(checkPlots(rowsOf(...many)).problems).toMatchObject([{ code: "too-many-plots" }]);
});
