// Cuts the small font files in src/ui/fonts out of the Anek families: the rupee sign for Latin
// pages, and the few Telugu and Devanagari words that every page shows (name, language switch).
// Run it again only when those words change: node scripts/make-fonts.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FONTS = "node_modules/@fontsource-variable";
const CUTS = [
  {
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    text: "₹",
    to: "rupee",
    weight: { min: 400, max: 650, default: 400 },
  },
  {
    from: "anek-telugu/files/anek-telugu-telugu-wght-normal.woff2",
    text: "స్థలం తెలుగు తె",
    to: "words-te",
    weight: 500,
  },
  {
    from: "anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
    text: "हिन्दी हि",
    to: "words-hi",
    weight: 500,
  },
];

await mkdir("src/ui/fonts", { recursive: true });
for (const { from, text, to, weight } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
  });
  await writeFile(`src/ui/fonts/${to}.woff2`, cut);
  console.log(`src/ui/fonts/${to}.woff2`, cut.length, "bytes");
}
