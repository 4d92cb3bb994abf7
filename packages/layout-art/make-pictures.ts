// Draws the pictures of README.md: node packages/layout-art/make-pictures.ts
import { mkdir, writeFile } from "node:fs/promises";
import {
  drawAerial,
  drawCard,
  drawCloseUp,
  drawFootprint,
  drawPlan,
  type LayoutFacts,
} from "layout-art";
import { drawPlate } from "layout-art/plate";
import { drawPlateCard } from "layout-art/plate-card";
import { drawSocialCard } from "layout-art/social-card";
import sharp from "sharp";
import { captionOf, NOTICE, ORIGIN } from "./src/layout-testing.ts";
import { FULL_PLATE } from "./src/plate/example-plates-testing.ts";

const TO = new URL("./pictures/", import.meta.url);
const LAYOUT: LayoutFacts = {
  id: "Lakeridge",
  areaSqYards: 35_235,
  roadFeet: [60, 40],
  roadSurfaces: ["bt"],
  features: ["park", "club-house", "children-play-area", "overhead-tank", "entrance-arch"],
  plusCode: "7M82CPVH+PV",
};
const CARD = {
  name: "Lakeridge",
  place: "Vijayawada",
  rate: "₹20,000 per sq yd",
  area: "35,235 sq yd layout",
  notice: NOTICE,
} as const;

const caption = captionOf(LAYOUT);
const drawings = {
  plan: drawPlan(LAYOUT, caption),
  aerial: drawAerial(LAYOUT, caption, "Aerial view"),
  "close-up": drawCloseUp(LAYOUT, "park", { title: "Park", notice: NOTICE, origin: ORIGIN }),
  card: drawCard(LAYOUT, "aerial"),
  footprint: drawFootprint(LAYOUT),
  plate: drawPlate(FULL_PLATE, LAYOUT),
  "plate-card": drawPlateCard(FULL_PLATE),
  blank: drawPlan({ ...LAYOUT, areaSqYards: null }, captionOf({ ...LAYOUT, areaSqYards: null })),
} as const;

await mkdir(TO, { recursive: true });
for (const [name, svg] of Object.entries(drawings))
  if (svg !== null) await writeFile(new URL(`${name}.svg`, TO), svg);
await sharp(await drawSocialCard(LAYOUT, CARD, null))
  .resize(600)
  .webp({ quality: 80 })
  .toFile(new URL("social-card.webp", TO).pathname);
