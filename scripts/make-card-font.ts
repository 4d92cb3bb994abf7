// Cuts the two fonts of the social card out of Anek Latin, as TrueType because the text renderer
// of sharp reads no woff2: node scripts/make-card-font.ts. Run it again when Anek is updated.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FONTS = "node_modules/@fontsource-variable/anek-latin/files";
const WEIGHT = 600;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const CUTS = [
  { from: "anek-latin-latin-wght-normal.woff2", text: `${ASCII}–—‘’“”·×°éö`, to: "card-font.ttf" },
  { from: "anek-latin-latin-ext-wght-normal.woff2", text: "₹", to: "card-rupee.ttf" },
];

for (const { from, text, to } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, {
    targetFormat: "truetype",
    variationAxes: { wght: WEIGHT },
  });
  await writeFile(`src/listings/sketch/${to}`, cut);
  console.log(to, cut.length, "bytes");
}
