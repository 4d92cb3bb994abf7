import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSocialCard } from "./draw-social-card.ts";
import { drawText } from "./draw-text.ts";

const facts = {
  id: "P00000000001",
  areaSqYards: 35_235,
  roadFeet: [],
  roadSurfaces: [],
  features: [],
  plusCode: "",
};
const texts = {
  name: "Lakeridge",
  place: "Vijayawada",
  rate: "₹20,000 per sq yd",
  area: "35,235 sq yd layout",
  notice: "Illustrative layout, not a photograph",
};

test("is a PNG of 1200 by 630 under 300 kB, whatever the name", async () => {
  for (const name of ["Lakeridge", "A & B <Enclave> ".repeat(20), "లేఅవుట్", ""]) {
    const card = await drawSocialCard(facts, { ...texts, name }, null);
    expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  }
});

test("shows the name and the rate", async () => {
  const pixels = async (changed: Partial<typeof texts>) =>
    (await drawSocialCard(facts, { ...texts, ...changed }, null)).toString("base64");
  const card = await pixels({});
  expect(await pixels({})).toBe(card);
  expect(await pixels({ name: "Lakeside" })).not.toBe(card);
  expect(await pixels({ rate: "₹20,001 per sq yd" })).not.toBe(card);
});

test("letters come from the font of the site: Anek's narrow proportions", async () => {
  const [picture] = await drawText("Lakeridge", { size: 48, colour: "#17222b" });
  expect(picture?.width).toBeGreaterThan(185);
  expect(picture?.width).toBeLessThan(210);
});
