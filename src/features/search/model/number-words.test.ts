import { expect, test } from "vitest";
import { writeFigures } from "./number-words.ts";

test.each([
  ["half acre near Nunna", "0.5 acre near Nunna"],
  ["Half an acre", "0.5 acre"],
  ["half-acre plots", "0.5 acre plots"],
  ["a quarter of an acre", "a 0.25 acre"],
  ["three quarters of an acre", "0.75 acre"],
  ["two acres", "2 acres"],
  ["one and a half acres", "1.5 acres"],
  ["2 and a half acres", "2.5 acres"],
  ["2½ acres", "2 1/2 acres"],
  ["an acre in Nunna under a crore", "1 acre in Nunna under 1 crore"],
  ["two hundred sq yds under forty five lakhs", "200 sq yds under 45 lakhs"],
  ["one hundred and fifty square yards", "150 square yards"],
  ["twenty-five lakh", "25 lakh"],
  ["ఎకరం", "1 ఎకరం"],
  ["నున్న ఎకరంలో", "నున్న 1 ఎకరంలో"],
  ["అర ఎకరం", "0.5 ఎకరం"],
  ["అరెకరం", "0.5 ఎకరం"],
  ["ఎకరన్నర", "1.5 ఎకరం"],
  ["రెండు ఎకరాలు", "2 ఎకరాలు"],
  ["రెండెకరాలు", "2 ఎకరాలు"],
  ["రెండున్నర ఎకరాలు", "2.5 ఎకరాలు"],
  ["రెండు వందల గజాలు యాభై లక్షల లోపు", "200 గజాలు 50 లక్షల లోపు"],
  ["ముప్పై ఐదు లక్షలు", "35 లక్షలు"],
  ["కోటి లోపు", "1 కోటి లోపు"],
  ["కోటిన్నర", "1.5 కోటి"],
  ["आधा एकड़", "0.5 एकड़"],
  ["एक एकड़ पचास लाख तक", "1 एकड़ 50 लाख तक"],
  ["डेढ़ एकड़", "1.5 एकड़"],
  ["ढाई करोड़", "2.5 करोड़"],
  ["सवा करोड़", "1.25 करोड़"],
  ["साढ़े तीन सौ गज", "350 गज"],
  ["पौने दो एकड़", "1.75 एकड़"],
  ["दो सौ गज", "200 गज"],
  // Two counts are no sum.
  ["between twenty and forty lakh", "between 20 to 40 lakh"],
  ["between 20 and forty lakh", "between 20 to 40 lakh"],
  ["between one hundred and two hundred yards", "between 100 to 200 yards"],
  ["twenty five to forty lakhs", "25 to 40 lakhs"],
  ["two or three acres", "2 to 3 acres"],
  ["half to one acre", "0.5 to 1 acre"],
  ["రెండు మూడు ఎకరాలు", "2 to 3 ఎకరాలు"],
  ["ఇరవై నుంచి ముప్పై ఐదు లక్షలు", "20 to 35 లక్షలు"],
  ["दो तीन एकड़", "2 to 3 एकड़"],
  ["डेढ़ से सवा दो करोड़", "1.5 to 2.25 करोड़"],
])("“%s” is “%s”", (said, written) => {
  expect(writeFigures(said)).toBe(written);
});

test.each([
  "One Town",
  "Two hills colony",
  "Seven Hills Phase 2",
  "20 lakhs an acre",
  "2 ఎకరం",
  "ప్రతి ఎకరం",
  "ఎకరం ధర",
  "కోటి",
  "Plot 5 two acres",
  "tension acres",
])("“%s” stays as it is", (name) => {
  expect(writeFigures(name)).toBe(name);
});
