import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const FROM_200 = { min: 200, max: 1000 };

test.each([
  ["200 sq yd under 40 lakh near Kankipadu", FROM_200, 40, "Kankipadu"],
  ["Kankipadu 200 sqyds up to ₹40 lakhs", FROM_200, 40, "Kankipadu"],
  ["150-200 gaj, Penamaluru", { min: 150, max: 200 }, null, "Penamaluru"],
  ["5 cents at Vuyyuru", { min: 5, max: 21, unit: "cent" }, null, "Vuyyuru"],
  ["1,800 sft Nunna 25L", { min: 1800, max: 9000, unit: "sq-foot" }, 25, "Nunna"],
  ["కంకిపాడు దగ్గర 200 గజాలు 40 లక్షల లోపు", FROM_200, 40, "కంకిపాడు"],
  ["कंकिपाडु के पास 200 गज 40 लाख तक", FROM_200, 40, "कंकिपाडु"],
  ["30 lakh", null, 30, ""],
  ["under two lakh fifty thousand", null, 2.5, ""],
  ["200 sq yd under 90 thousand", FROM_200, 0.9, ""],
  ["200 sq yd at 25 thousand per sq yd", FROM_200, null, ""],
  ["2000 sq yd", { min: 2000, max: 1000 }, null, ""],
  ["500-1500 sq yd Nunna", { min: 500, max: 1500 }, null, "Nunna"],
  ["60 to 90 sq yd", { min: 60, max: 90 }, null, ""],
  ["50 cents", { min: 50, max: 21, unit: "cent" }, null, ""],
  ["1 acre", { min: 100, max: 21, unit: "cent" }, null, ""],
  ["1 1/2 acre Nunna", { min: 150, max: 21, unit: "cent" }, null, "Nunna"],
  ["2 ఎకరాలలో", { min: 200, max: 21, unit: "cent" }, null, ""],
  ["200 చదరపు గజం", FROM_200, null, ""],
  ["1/2 acre Nunna", { min: 50, max: 21, unit: "cent" }, null, "Nunna"],
  ["2 ఎకరాలు", { min: 200, max: 21, unit: "cent" }, null, ""],
  ["1-2 एकड़", { min: 100, max: 200, unit: "cent" }, null, ""],
  ["30 ankanams Gannavaram", { min: 240, max: 1000 }, null, "Gannavaram"],
  ["30 అంకణాలు", { min: 240, max: 1000 }, null, ""],
  ["30 अंकणम", { min: 240, max: 1000 }, null, ""],
  ["200 yds", FROM_200, null, ""],
  ["४० लाख", null, 40, ""],
  ["౨౦౦ గజాలు ౫౦ లక్షల లోపు", FROM_200, 50, ""],
  ["200 చ.గ. నున్న", FROM_200, null, "నున్న"],
  ["840 sq.mts", { min: 840, max: 840, unit: "sq-metre" }, null, ""],
  ["1 acre 20 cents", { min: 120, max: 21, unit: "cent" }, null, ""],
  ["2 acres and 50 cents near Nunna", { min: 250, max: 21, unit: "cent" }, null, "Nunna"],
  ["1 acre 10 guntas, Nunna", { min: 125, max: 21, unit: "cent" }, null, "Nunna"],
  ["2 acres 10 guntas 24.2 sq yd", { min: 225.5, max: 21, unit: "cent" }, null, ""],
  ["1 acre 1/2 cent", { min: 100.5, max: 21, unit: "cent" }, null, ""],
  ["1 ఎకరం 20 సెంట్లు", { min: 120, max: 21, unit: "cent" }, null, ""],
  ["1 एकड़ 20 सेंट Nunna", { min: 120, max: 21, unit: "cent" }, null, "Nunna"],
  ["1 acre 20 cents to 2 acres", { min: 120, max: 200, unit: "cent" }, null, ""],
  ["200 sq yd to 300 sq yd", { min: 200, max: 300 }, null, ""],
  ["5 cents, 242 sq yds, Nunna", { min: 5, max: 21, unit: "cent" }, null, "Nunna"],
  ["Nunna under 1 crore 20 lakhs", null, 120, "Nunna"],
  ["1 కోటి 20 లక్షల లోపు", null, 120, ""],
  ["1 acre 2 crore 50 lakh", { min: 100, max: 21, unit: "cent" }, 250, ""],
  ["9,99,999 sq yd", { min: 100_000, max: 1000 }, null, ""],
  ["half an acre in Nunna", { min: 50, max: 21, unit: "cent" }, null, "Nunna"],
  ["two acres under a crore", { min: 200, max: 21, unit: "cent" }, 100, ""],
  ["నున్న అరెకరం కోటిలోపు", { min: 50, max: 21, unit: "cent" }, 100, "నున్న"],
  ["नुन्ना में दो सौ गज पचास लाख तक", FROM_200, 50, "नुन्ना"],
  ["two to five acres in Nunna", { min: 200, max: 500, unit: "cent" }, null, "Nunna"],
])("“%s” is read as a question", (text, size, lakhs, name) => {
  expect(readQuestion(text)).toEqual({ size, lakhs, near: null, name });
});

test.each([
  ["above 40 lakh", { lakhs: Infinity, leastLakhs: 40 }, ""],
  ["Nunna, 40 lakh or more", { lakhs: Infinity, leastLakhs: 40 }, "Nunna"],
  ["40 లక్షల నుంచి పైన", { lakhs: Infinity, leastLakhs: 40 }, ""],
  ["40 लाख से ज़्यादा", { lakhs: Infinity, leastLakhs: 40 }, ""],
  ["not more than 40 lakh", { lakhs: 40 }, ""],
  ["not above 40 lakhs", { lakhs: 40 }, ""],
  ["Nunna 40 lakhs or below", { lakhs: 40 }, "Nunna"],
  ["not less than 40 lakhs in Nunna", { lakhs: Infinity, leastLakhs: 40 }, "Nunna"],
  ["40 लाख से ज़्यादा नहीं", { lakhs: 40 }, ""],
  ["40 लाख से कम नहीं", { lakhs: Infinity, leastLakhs: 40 }, ""],
  ["40 లక్షల కంటే ఎక్కువ కాకుండా", { lakhs: 40 }, ""],
  ["50 లక్షలలోపు మంగళగిరిలో", { lakhs: 50 }, "మంగళగిరి"],
  ["మంగళగిరి 50 లక్షల్లోపు", { lakhs: 50 }, "మంగళగిరి"],
  ["౫౦ లక్షల్లో", { lakhs: 50 }, ""],
  ["40 లక్షలకు మించకుండా నున్న", { lakhs: 40 }, "నున్న"],
  ["1 కోటిలోపు", { lakhs: 100 }, ""],
  ["above 20 lakhs below 40 lakhs", { lakhs: 40, leastLakhs: 20 }, ""],
  ["below 40 lakhs and above ₹20,00,000, Nunna", { lakhs: 40, leastLakhs: 20 }, "Nunna"],
  ["20 to 40 lakh", { lakhs: 40, leastLakhs: 20 }, ""],
  ["Nunna ₹40 - ₹50 lakh", { lakhs: 50, leastLakhs: 40 }, "Nunna"],
  ["between 20 and 40 lakh in Nunna", { lakhs: 40, leastLakhs: 20 }, "Nunna"],
  ["between 20 to 40 lakh in Nunna", { lakhs: 40, leastLakhs: 20 }, "Nunna"],
  ["20 నుంచి 40 లక్షల మధ్య", { lakhs: 40, leastLakhs: 20 }, ""],
  ["20 से 40 लाख के बीच", { lakhs: 40, leastLakhs: 20 }, ""],
  ["40 to 20 lakh", { lakhs: 40, leastLakhs: 20 }, ""],
  ["between twenty and forty lakh in Nunna", { lakhs: 40, leastLakhs: 20 }, "Nunna"],
  ["from twenty to forty lakh", { lakhs: 40, leastLakhs: 20 }, ""],
  ["ఇరవై నుంచి నలభై లక్షలు", { lakhs: 40, leastLakhs: 20 }, ""],
  ["बीस से चालीस लाख के बीच", { lakhs: 40, leastLakhs: 20 }, ""],
  ["1 crore to 50 lakhs, Nunna", { lakhs: 100, leastLakhs: 50 }, "Nunna"],
  ["₹40,00,000", { lakhs: 40 }, ""],
  ["Nunna under 40,00,000", { lakhs: 40 }, "Nunna"],
  ["between ₹20,00,000 and ₹40,00,000", { lakhs: 40, leastLakhs: 20 }, ""],
  ["plot in Gannavaram below 0.5 cr", { lakhs: 50, type: "Plot" }, "Gannavaram"],
])("“%s” says what a plot may cost, at least and at most", (text, asked, name) => {
  expect(readQuestion(text)).toEqual({ size: null, near: null, ...asked, name });
});

test.each([
  ["more than 300 sq yd", { min: 300, max: 1000 }],
  ["under 200 sq yd", { min: 100, max: 200 }],
  ["not less than 200 sq yds", { min: 200, max: 1000 }],
  ["not below 200 sq yd", { min: 200, max: 1000 }],
  ["above 150 sq yd, below 300 sq yd", { min: 150, max: 300 }],
  ["200 गज से कम", { min: 100, max: 200 }],
  ["200 గజాలలోపు", { min: 100, max: 200 }],
  ["between 150 and 200 gaj", { min: 150, max: 200 }],
  ["between 200 and 150 gaj", { min: 150, max: 200 }],
  ["300 to 200 sq yd", { min: 200, max: 300 }],
  // Below its slider a most alone asks for the smallest that there are.
  ["under 50 sq yd", { min: 10, max: 50 }],
  ["up to 100 sq yd", { min: 10, max: 100 }],
  ["below 1.5 cents", { min: 0.5, max: 1.5, unit: "cent" }],
])("“%s” says how large a plot may be, at least and at most", (text, size) => {
  expect(readQuestion(text)).toEqual({ size, lakhs: null, near: null, name: "" });
});

test.each([
  ["200 sq yd at 5 lakh per cent in Nunna", FROM_200, null, "Nunna"],
  ["under 40 lakh at 5 lakh per cent in Nunna", null, 40, "Nunna"],
  ["5 cents, ₹3 lakh/cent, under 20 lakh", { min: 5, max: 21, unit: "cent" }, 20, ""],
  ["200 గజాలు సెంటుకు 5 లక్షలు నున్న", FROM_200, null, "నున్న"],
  ["200 गज प्रति सेंट 5 लाख नुन्ना", FROM_200, null, "नुन्ना"],
])("“%s” says what a unit costs, which is not what a plot may", (text, size, lakhs, name) => {
  expect(readQuestion(text)).toEqual({ size, lakhs, near: null, name });
});

test.each([
  ["villa in vijayawada", { type: "Villa" }, "vijayawada"],
  ["villas vijayawada", { type: "Villa" }, "vijayawada"],
  ["గుంటూరు విల్లాలు", { type: "Villa" }, "గుంటూరు"],
  ["apartments in Guntur", { type: "Apartment" }, "Guntur"],
  ["plots in guntur", { type: "Plot" }, "guntur"],
  ["Guntur plots", { type: "Plot" }, "Guntur"],
  ["plots for sale in Guntur", { type: "Plot" }, "Guntur"],
  ["within 3 km of kankipadu", { radiusKm: 3 }, "kankipadu"],
  ["plots within 3.4 kms from Kankipadu", { radiusKm: 3 }, "Kankipadu"],
])("“%s” says of which type, or how far round a place", (text, asked, name) => {
  expect(readQuestion(text)).toEqual({ size: null, lakhs: null, near: null, ...asked, name });
});

test.each([
  "not near a school",
  "₹40,00,000 per acre",
  "40,000 per sq yd",
  "5 lakh per cent Nunna",
  "plots at 20 lakhs an acre in Nunna",
  "Sai Villa Grande 2,3,4",
])("“%s” asks for nothing that it does not say", (text) => {
  const { lakhs = null, near = null } = readQuestion(text) ?? {};
  expect({ lakhs, near }).toEqual({ lakhs: null, near: null });
});

test.each([
  ["200 sq yd near school in Kankipadu under 40 lakh", FROM_200, 40, "high-school", "Kankipadu"],
  ["plot near bank, Nunna", null, null, "bank", "Nunna"],
  ["school near Kankipadu 200 sq yd", FROM_200, null, "high-school", "Kankipadu"],
  ["కంకిపాడులో స్కూల్ దగ్గర 200 గజాలు", FROM_200, null, "high-school", "కంకిపాడు"],
  ["near railway station", null, null, "station", ""],
])("“%s” says what is to be near, too", (text, size, lakhs, kind, name) => {
  const near = { kinds: [kind], km: 3 };
  expect(readQuestion(text)).toEqual({ size, lakhs, near, name });
});

test("a letter with its dot in one sign or in two is the same letter", () => {
  const said = readQuestion("2 एकड\u093c 1 करोड\u093c से ज\u093c्यादा");
  expect(said).toMatchObject({ size: { min: 200 }, leastLakhs: 100, name: "" });
  expect(readQuestion("2 एक\u095c 1 करो\u095c से \u095b्यादा")).toEqual(said);
});

test.each([
  "Kankipadu",
  "521151",
  "7M82CPVH+PV",
  "Lakeridge – 2",
  "Capital Vista Phase 3",
  "28000 per sq yd",
  "Plot 54",
  "Plot 3 Acharya Nagar",
  "Sy 12/3 acres",
  "2BHK flat 2 AC Guntur",
  "",
])("“%s” is a name, left as it is", (text) => {
  expect(readQuestion(text)).toBeNull();
});

test("a text longer than a question is a name, however it is made", () => {
  const question = (digits: number) => `${"1".repeat(digits)} sq yd`;
  expect(readQuestion(question(114))).not.toBeNull();
  expect(readQuestion(question(115))).toBeNull();
  expect(readQuestion(question(16_000))).toBeNull();
});
