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
  for (const name of ["Lakeridge", "A & B <Enclave> ".repeat(20), "లేఅవుట్", "W".repeat(60), ""]) {
    const card = await drawSocialCard(facts, { ...texts, name }, null);
    expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(card.length).toBeLessThan(300_000);
  }
});

test("no text of the panel reaches into the picture or onto the notice, however long", async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#e6e9e4" } })
    .png()
    .toBuffer();
  const parts = [
    { left: 384, top: 0, width: 816, height: 630 },
    { left: 0, top: 552, width: 384, height: 78 },
  ];
  const draw = async (changed: Partial<typeof texts>) => {
    const card = await drawSocialCard(facts, { ...texts, ...changed }, photo);
    return Promise.all(parts.map((part) => sharp(card).extract(part).raw().toBuffer()));
  };
  const usual = await draw({});
  for (const one of ["SriLakshmiNarasimhaSwamyNagar", "శ్రీలక్ష్మీనరసింహస్వామినగర్"]) {
    const long = `${one} ${one} Green Meadows ${one} Phase 2`;
    for (const changed of [{ name: long, place: long }, { rate: long }, { area: long }])
      for (const [at, part] of (await draw(changed)).entries()) {
        const apart = part.map((value, i) => Math.abs(value - (usual[at]?.[i] ?? 0)));
        // A photograph's compression moves colours by a few steps; letters are ink on a light ground.
        expect(apart.reduce((most, step) => Math.max(most, step))).toBeLessThan(60);
      }
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
  const picture = drawText("Lakeridge", { size: 48, colour: "#17222b" });
  expect(picture?.width).toBeGreaterThan(185);
  expect(picture?.width).toBeLessThan(210);
});

test.each(["స్థలం శ్రీ", "క్షేత్ర ₹20,000", "क्षत्रिय श्री"])(
  "%s is drawn, joined by the rules of its script",
  (text) => {
    const style = { size: 48, colour: "#17222b" };
    const whole = drawText(text, style);
    const letters = [...text].filter((letter) => letter !== " ");
    const apart = letters.map((letter) => drawText(letter, style)?.width ?? 0);
    expect(whole?.width).toBeGreaterThan(90);
    expect(whole?.width).toBeLessThan(apart.reduce((sum, width) => sum + width, 0));
  },
);

test("a text breaks into lines of the given width, and one without letters is none", () => {
  const style = { size: 20, colour: "#17222b", width: 120 };
  const broken = drawText("Illustrative layout, not a photograph", style);
  expect(broken?.width).toBeLessThanOrEqual(120);
  expect(broken?.height).toBe(3 * 24);
  expect(drawText("漢字", style)).toBeNull();
});
