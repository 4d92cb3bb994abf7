import { expect, test } from "vitest";
import { readNear } from "./typed-near.ts";

test.each([
  ["near school", ["high-school"], 3, ""],
  ["plot near a high school in Kankipadu", ["high-school"], 3, "plot in Kankipadu"],
  ["Kankipadu near school and bank", ["high-school", "bank"], 3, "Kankipadu"],
  ["within 3 km of the railway station, Nunna", ["station"], 3, ", Nunna"],
  ["4 km from ring road", ["ring-road"], 5, ""],
  ["near inner ring road within 1 km", ["ring-road"], 1, ""],
  ["school near Kankipadu", ["high-school"], 3, "near Kankipadu"],
  ["Gannavaram with hospital nearby", ["hospital"], 3, "Gannavaram with"],
  ["bus stop within 1.5 km", ["bus-stop"], 2, ""],
  ["close to petrol bunk, market", ["fuel", "market"], 3, ""],
  ["near PHC", ["health-centre"], 3, ""],
  ["college within 20 km", ["college"], 5, ""],
  ["స్కూల్ దగ్గర", ["high-school"], 3, ""],
  ["కంకిపాడులో బ్యాంక్, ఆసుపత్రి దగ్గర", ["hospital", "bank"], 3, "కంకిపాడులో"],
  ["రింగ్ రోడ్డుకు 3 కి.మీ. లోపు", ["ring-road"], 3, ""],
  ["स्कूल के पास", ["high-school"], 3, ""],
  ["कंकिपाडु में रेलवे स्टेशन से 5 कि.मी. के अंदर", ["station"], 5, "कंकिपाडु में"],
])("“%s” asks for what is near", (text, kinds, km, left) => {
  const read = readNear(text);
  expect(read?.near).toEqual({ kinds, km });
  expect(read?.left.replaceAll(/\s+/g, " ").trim()).toBe(left);
});

test.each([
  "Railway station",
  "near Vijayawada railway station",
  "SRR College",
  "near SRR College",
  "near College Road",
  "near Bank of Baroda colony",
  "AIIMS hospital near Mangalagiri",
  "near Kankipadu",
  "Schoolpet",
  "near Marketyard",
  "5 km from Kankipadu",
  "విజయవాడ రైల్వే స్టేషన్ దగ్గర",
  "विजयवाड़ा रेलवे स्टेशन के पास",
  "",
])("“%s” is a name, or nothing of this", (text) => {
  expect(readNear(text)).toBeNull();
});
