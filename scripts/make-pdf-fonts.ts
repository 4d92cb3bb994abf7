// Cuts the fonts of the brochure and the layout sheet out of Anek Latin, two weights and the rupee
// of each: node scripts/make-pdf-fonts.ts. Run it again when Anek is updated.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FONTS = "node_modules/@fontsource-variable/anek-latin/files";
const TO = "packages/site-model/src/pdf/fonts";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const LATIN = { from: "anek-latin-latin-wght-normal.woff2", text: `${ASCII}–—‘’“”·×°²` };
const RUPEE = { from: "anek-latin-latin-ext-wght-normal.woff2", text: "₹" };
const CUTS = [
  { ...LATIN, weight: 400, to: "text.ttf" },
  { ...LATIN, weight: 600, to: "strong.ttf" },
  { ...RUPEE, weight: 400, to: "text-rupee.ttf" },
  { ...RUPEE, weight: 600, to: "strong-rupee.ttf" },
];

await mkdir(TO, { recursive: true });
for (const { from, text, weight, to } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
  });
  await writeFile(`${TO}/${to}`, cut);
  console.log(to, cut.length, "bytes");
}
