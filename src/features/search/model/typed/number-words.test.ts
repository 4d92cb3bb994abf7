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
  ["one thousand two hundred sq yds", "1200 sq yds"],
  ["2 thousand yards", "2000 yards"],
  ["వెయ్యి గజాలు", "1000 గజాలు"],
  ["రెండు వేల ఐదు వందల గజాలు", "2500 గజాలు"],
  ["डेढ़ हज़ार गज", "1500 गज"],
  ["under ninety thousand", "under 90 thousand"],
  ["two lakh fifty thousand", "2 lakh 50 thousand"],
  ["లక్ష లోపు", "1 లక్ష లోపు"],
  ["ఒక లక్ష", "1 లక్ష"],
  ["లక్షా యాభై వేలు", "1 లక్ష 50 వేలు"],
  ["లక్షన్నర", "1.5 లక్ష"],
  ["लाख तक", "1 लाख तक"],
  ["ఇరవైఐదు లక్షలు", "25 లక్షలు"],
  ["నూటయాభై గజాలు", "150 గజాలు"],
  ["రెండువందల గజాలు", "200 గజాలు"],
  ["अड़तीस लाख", "38 लाख"],
  ["दो सौ पचपन गज", "255 गज"],
  // Two counts are no sum.
  ["two thousand to three thousand yards", "2000 to 3000 yards"],
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
  "Thousand Oaks",
  "వేలూరు",
  "లక్ష",
  "కొన్ని లక్షల లోపు",
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

const HINDI =
  "एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस " +
  "इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस " +
  "छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस " +
  "अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ " +
  "तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर " +
  "सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी " +
  "नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे";

test("every count of Hindi up to 99 is read", () => {
  const read = HINDI.split(" ").map((word) => writeFigures(`${word} लाख`.normalize("NFC")));
  expect(read).toEqual(Array.from({ length: 99 }, (_, at) => `${at + 1} लाख`.normalize("NFC")));
});

const TELUGU_TENS = "ఇరవై ముప్పై నలభై యాభై అరవై డెబ్బై ఎనభై తొంభై";
const TELUGU_ONES = "ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది";

test.each([" ", ""])("every count of Telugu from 21 to 99 is read, parted by “%s”", (between) => {
  for (const [ten, tens] of TELUGU_TENS.split(" ").entries())
    for (const [one, ones] of TELUGU_ONES.split(" ").entries())
      expect(writeFigures(`${tens}${between}${ones} లక్షలు`)).toBe(`${ten * 10 + one + 21} లక్షలు`);
});
