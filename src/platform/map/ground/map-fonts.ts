import { LANGUAGE_TABLE, type Language } from "#platform/i18n/languages.ts";

/** Typefaces of fonts.css, each with a word that makes the browser load the face which has it. */
const LATIN = { family: "Anek Latin", sample: "Guntur" };

function typefacesOf(language: Language) {
  const { script } = LANGUAGE_TABLE[language];
  return script ? [LATIN, script] : [LATIN];
}

const WEIGHTS = { regular: 500, bold: 600 } as const;

/** MapLibre's font stack of a weight: CSS families, the weight read from the first one's name. */
export function fontStack(language: Language, weight: keyof typeof WEIGHTS): string[] {
  const weighted = `${LATIN.family} ${weight === "bold" ? "Semibold" : "Medium"}`;
  return [weighted, ...typefacesOf(language).map(({ family }) => family), "sans-serif"];
}

/**
 * Loads the faces that the map's labels are drawn with. To be awaited before the map is made: it
 * draws labels once, with whatever face is there. A face that fails leaves the system's own.
 */
export async function loadMapFonts(language: Language, fonts: FontFaceSet): Promise<void> {
  const typefaces = typefacesOf(language);
  const samples = typefaces.map(({ sample }) => sample).join("");
  const faces = typefaces.flatMap(({ family }) =>
    Object.values(WEIGHTS).map((weight) => fonts.load(`${weight} 16px "${family}"`, samples)),
  );
  await Promise.allSettled(faces);
}
