// Cuts fonts out of Anek: those of the social card, as TrueType because HarfBuzz reads no woff2, and
// the two that a fact plate carries within it:
// node scripts/make-card-font.ts. Run it again when Anek is updated.
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
const TEXT = `${ASCII}–—‘’“”·×°éö`;
const CARD = { targetFormat: "truetype", variationAxes: { wght: 600 } } as const;
const PLATE = { targetFormat: "woff2", variationAxes: { wght: 550 } } as const;
const CUTS = [
  { from: LATIN, text: TEXT, as: CARD, to: "social/card-font.ttf" },
  { from: LATIN_EXTRA, text: "₹", as: CARD, to: "social/card-rupee.ttf" },
  { from: fileOf("telugu"), text: lettersFrom(0x0c00), as: CARD, to: "social/card-telugu.ttf" },
  {
    from: fileOf("devanagari"),
    text: lettersFrom(0x0900),
    as: CARD,
    to: "social/card-devanagari.ttf",
  },
  { from: LATIN, text: `${TEXT}…`, as: PLATE, to: "plate/plate-font.woff2" },
  { from: LATIN_EXTRA, text: "₹", as: PLATE, to: "plate/plate-rupee.woff2" },
];

for (const { from, text, as, to } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, as);
  await writeFile(`packages/layout-art/src/${to}`, cut);
  console.log(to, cut.length, "bytes");
}
