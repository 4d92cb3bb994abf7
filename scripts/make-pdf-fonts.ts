// Cuts the fonts of the brochure and the layout sheet out of Anek, in two weights: node
// scripts/make-pdf-fonts.ts. Run it again when Anek is updated. Latin letters and the rupee are text of
// the PDFs; of Telugu and Devanagari HarfBuzz shapes `{script}-{weight}.ttf`, and `{script}-copied.ttf`,
// without rules of shaping, is what readers search and copy.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const TO = "packages/site-model/src/pdf/fonts";
const WEIGHTS = { text: 400, strong: 600 } as const;

/** All characters from the first to the last, by their code points. */
function charactersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    "",
  );
}

interface Cut {
  readonly anek: string;
  readonly file: string;
  readonly text: string;
  /** With whether it is shaped: what is only copied needs one weight and no rules. */
  readonly names: Readonly<Partial<Record<keyof typeof WEIGHTS, string>>>;
  readonly isShaped: boolean;
}

const weights = (stem: string, end = "") => ({
  text: `${stem}text${end}`,
  strong: `${stem}strong${end}`,
});
const SCRIPTS = [
  { script: "telugu", letters: charactersFrom(0x0c00, 0x0c7f) },
  { script: "devanagari", letters: charactersFrom(0x0900, 0x097f) },
] as const;
/** They say how letters are joined, and are none. */
const JOINERS = charactersFrom(0x200c, 0x200d);

const CUTS: readonly Cut[] = [
  {
    anek: "latin",
    file: "latin",
    text: `${charactersFrom(32, 126)}–—‘’“”·×°²`,
    names: weights(""),
    isShaped: true,
  },
  { anek: "latin", file: "latin-ext", text: "₹", names: weights("", "-rupee"), isShaped: true },
  ...SCRIPTS.flatMap(({ script, letters }) => {
    const cut = { anek: script, file: script };
    return [
      { ...cut, text: letters + JOINERS, names: weights(`${script}-`), isShaped: true },
      { ...cut, text: letters, names: { text: `${script}-copied` }, isShaped: false },
    ];
  }),
];

await mkdir(TO, { recursive: true });
for (const { anek, file, text, names, isShaped } of CUTS) {
  const whole = await readFile(
    `node_modules/@fontsource-variable/anek-${anek}/files/anek-${anek}-${file}-wght-normal.woff2`,
  );
  for (const [weight, name] of Object.entries(names)) {
    const cut = await subsetFont(whole, text, {
      targetFormat: "truetype",
      variationAxes: { wght: WEIGHTS[weight as keyof typeof WEIGHTS] },
      ...(!isShaped && { noLayoutClosure: true, dropTables: ["GSUB", "GPOS", "GDEF"] }),
    });
    await writeFile(`${TO}/${name}.ttf`, cut);
    console.log(name, cut.length, "bytes");
  }
}
