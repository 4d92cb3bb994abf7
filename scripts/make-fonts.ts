// Cuts the small font files in src/platform/ui/fonts out of Anek Latin: the letters that pages are set in, and
// the rupee sign. Run it again only when those change: node scripts/make-fonts.ts
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const FONTS = "node_modules/@fontsource-variable";
const WEIGHTS = { min: 400, max: 650, default: 400 };
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");

interface Cut {
  readonly from: string;
  readonly text: string;
  readonly to: string;
  readonly weight: typeof WEIGHTS;
  /** OpenType features to keep; all without. */
  readonly features?: string[];
}

const CUTS: readonly Cut[] = [
  {
    from: "anek-latin/files/anek-latin-latin-wght-normal.woff2",
    text: `${ASCII}\u00a0\u202f©°²·½×é–—‘’“”•…′−`,
    to: "latin",
    weight: WEIGHTS,
    // Without its small capitals, fractions and other forms that no page asks for.
    features: ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "rlig", "calt", "tnum"],
  },
  {
    from: "anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
    text: "₹",
    to: "rupee",
    weight: WEIGHTS,
  },
];

await mkdir("src/platform/ui/fonts", { recursive: true });
for (const { from, text, to, weight, features } of CUTS) {
  const cut = await subsetFont(await readFile(`${FONTS}/${from}`), text, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    ...(features && { keepFeatures: features }),
  });
  await writeFile(`src/platform/ui/fonts/${to}.woff2`, cut);
  console.log(`src/platform/ui/fonts/${to}.woff2`, cut.length, "bytes");
}
