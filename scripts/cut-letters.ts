// Cuts the letters of pictures out of Anek, as TrueType because HarfBuzz reads no woff2:
// node scripts/cut-letters.ts. Run it again when Anek is updated.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FONTS = "node_modules/@fontsource-variable";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const fileOf = (script: string, part = script) =>
  `anek-${script}/files/anek-${script}-${part}-wght-normal.woff2`;
const LATIN = fileOf("latin");
const LATIN_EXTRA = fileOf("latin", "latin-ext");
/** All letters of a script's block, and the two signs that say how letters are joined. */
const lettersFrom = (first: number) =>
  `${Array.from({ length: 128 }, (_, at) => String.fromCodePoint(first + at)).join("")}\u200c\u200d`;
const WEIGHT = { targetFormat: "truetype", variationAxes: { wght: 550 } } as const;
const CUTS = [
  { from: LATIN, text: `${ASCII}–—‘’“”·×°éö…`, to: "latin" },
  { from: LATIN_EXTRA, text: "₹", to: "rupee" },
  { from: fileOf("telugu"), text: lettersFrom(0x0c00), to: "telugu" },
  { from: fileOf("devanagari"), text: lettersFrom(0x0900), to: "devanagari" },
];

for (const { from, text, to } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, WEIGHT);
  await writeFile(`packages/layout-art/src/letters/anek-${to}.ttf`, cut);
  console.log(to, cut.length, "bytes");
}
