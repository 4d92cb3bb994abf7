import type { Language } from "#locales/languages.ts";

/** A word in each script, so that the browser loads the face which has it. */
const SAMPLES: Record<Language, string> = { en: "Guntur", te: "గుంటూరు", hi: "गुंटूर" };

/** The family of each language's script, as in fonts.css. */
const SCRIPT_FAMILIES: Record<Language, readonly string[]> = {
  en: [],
  te: ["Anek Telugu"],
  hi: ["Anek Devanagari"],
};

const LATIN = "Anek Latin";
const WEIGHTS = { regular: 500, bold: 600 } as const;

/** MapLibre's font stack of a weight: CSS families, the weight read from the first one's name. */
export function fontStack(language: Language, weight: keyof typeof WEIGHTS): string[] {
  const weighted = weight === "bold" ? `${LATIN} Semibold` : `${LATIN} Medium`;
  return [weighted, LATIN, ...SCRIPT_FAMILIES[language], "sans-serif"];
}

/**
 * Loads the faces that the map's labels are drawn with. To be awaited before the map is made: it
 * draws labels once, with whatever face is there. A face that fails leaves the system's own.
 */
export async function loadMapFonts(language: Language, fonts: FontFaceSet): Promise<void> {
  const families = [LATIN, ...SCRIPT_FAMILIES[language]];
  const faces = families.flatMap((family) =>
    Object.values(WEIGHTS).map((weight) =>
      fonts.load(`${weight} 16px "${family}"`, `${SAMPLES.en}${SAMPLES[language]}`),
    ),
  );
  await Promise.allSettled(faces);
}
