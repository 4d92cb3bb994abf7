// Draws src/platform/ui/pictures/icons.svg, the sprite of all icons in src/platform/ui/pictures/icon-names.ts, from Lucide's own and of
// its words from the Anek fonts. Run it again after a change of those: node scripts/make-icons.ts
import { readFile, writeFile } from "node:fs/promises";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import type { ComponentType } from "react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import subsetFont from "subset-font";
import {
  type DrawnLanguage,
  LANGUAGE_TABLE,
  LANGUAGES,
  type Language,
} from "#platform/i18n/languages.ts";
import { type DrawnWord, ICON_NAMES } from "#platform/ui/pictures/icon-names.ts";

async function drawIcon(name: string): Promise<string> {
  const module: { default: ComponentType } = await import(`lucide-react/icons/${name}`);
  const shapes = renderToStaticMarkup(createElement(module.default)).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    "",
  );
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const FONTS = "node_modules/@fontsource-variable";

/** The file of a language's typeface: of "Anek Telugu" the one for Telugu letters. */
function fontOf(language: Language): string {
  const [anek = "", script] =
    LANGUAGE_TABLE[language].script?.family.toLowerCase().split(" ") ?? [];
  return `${FONTS}/${anek}-${script}/files/${anek}-${script}-${script}-wght-normal.woff2`;
}

interface Word {
  readonly name: DrawnWord;
  readonly text: string;
  readonly file: string;
}

const isDrawn = (language: Language): language is DrawnLanguage =>
  LANGUAGE_TABLE[language].drawn !== null;

const WORDS: readonly Word[] = [
  { name: "te-name", text: "స్థలం", file: fontOf("te") },
  ...LANGUAGES.filter(isDrawn).flatMap((language) => {
    const { short, full } = LANGUAGE_TABLE[language];
    const file = fontOf(language);
    return [
      { name: `${language}-short` as const, text: short, file },
      { name: `${language}-full` as const, text: full, file },
    ];
  }),
];
/** Units of a drawn word to the em; those of Anek are ten times as fine. */
const EM = 200;
const ABOVE = 1.1 * EM;
const BELOW = 0.5 * EM;

/** A word as one shape, 1.6 em high: as much above as below the middle of the letters beside it. */
async function drawWord({ name, text, file }: Word): Promise<string> {
  const cut = await subsetFont(await readFile(file), text, {
    targetFormat: "truetype",
    variationAxes: { wght: 500 },
  });
  const face = new Face(new Blob(new Uint8Array(cut).buffer));
  const font = new Font(face);
  const run = new Run();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  const unit = EM / face.upem;
  let end = 0;
  let outline = "";
  for (const [index, glyph] of run.getGlyphInfos().entries()) {
    const at = positions[index];
    if (!at) throw new Error(`${text}: a glyph stands nowhere`);
    const [left, up] = [end + at.xOffset, at.yOffset];
    let isAcross = false;
    outline += font.glyphToPath(glyph.codepoint).replace(/-?\d+(\.\d+)?/g, (coordinate) => {
      isAcross = !isAcross;
      const moved = Number(coordinate) + (isAcross ? left : up);
      return String(Math.round((isAcross ? moved : -moved) * unit));
    });
    end += at.xAdvance;
  }
  const box = `0 ${-ABOVE} ${Math.round(end * unit)} ${ABOVE + BELOW}`;
  return `<symbol id="${name}" viewBox="${box}"><path d="${outline}" fill="currentColor" stroke="none"/></symbol>`;
}

const symbols = [
  ...(await Promise.all(ICON_NAMES.map(drawIcon))),
  ...(await Promise.all(WORDS.map(drawWord))),
];
const license = "<!-- Lucide icons, ISC license, https://lucide.dev/license -->";
await writeFile(
  "src/platform/ui/pictures/icons.svg",
  `<svg xmlns="http://www.w3.org/2000/svg">${license}\n${symbols.join("\n")}\n</svg>\n`,
);
