import { ShapedFont } from "./shaped-font.ts";

export type Weight = "text" | "strong";

/** Scripts whose letters join or change places, each with its letters and the files of its font. */
const SCRIPTS = {
  telugu: {
    letters: /^[\u0c00-\u0c7f]/u,
    shaped: {
      text: new URL("./fonts/telugu-text.ttf", import.meta.url),
      strong: new URL("./fonts/telugu-strong.ttf", import.meta.url),
    },
    copied: new URL("./fonts/telugu-copied.ttf", import.meta.url),
  },
  devanagari: {
    letters: /^[\u0900-\u097f]/u,
    shaped: {
      text: new URL("./fonts/devanagari-text.ttf", import.meta.url),
      strong: new URL("./fonts/devanagari-strong.ttf", import.meta.url),
    },
    copied: new URL("./fonts/devanagari-copied.ttf", import.meta.url),
  },
} as const;

export type ScriptName = keyof typeof SCRIPTS;
export const SCRIPT_NAMES = Object.keys(SCRIPTS) as readonly ScriptName[];

/** Fonts of letters that are text as they are, by the name that a document knows them by. */
export const PLAIN_FONTS = {
  text: new URL("./fonts/text.ttf", import.meta.url),
  strong: new URL("./fonts/strong.ttf", import.meta.url),
  "text-rupee": new URL("./fonts/text-rupee.ttf", import.meta.url),
  "strong-rupee": new URL("./fonts/strong-rupee.ttf", import.meta.url),
  telugu: SCRIPTS.telugu.copied,
  devanagari: SCRIPTS.devanagari.copied,
} as const;

export type PlainFont = keyof typeof PLAIN_FONTS;

/** Part of a line that one font holds. */
export type TextRun =
  | { readonly kind: "plain"; readonly text: string; readonly font: PlainFont }
  | { readonly kind: "shaped"; readonly text: string; readonly script: ScriptName };

/** The rupee and each script have fonts of their own; joiners go with the letters around them. */
const PARTS =
  /₹|[\u0900-\u097f](?:[\u0900-\u097f\u200c\u200d])*|[\u0c00-\u0c7f](?:[\u0c00-\u0c7f\u200c\u200d])*|[^₹\u0900-\u097f\u0c00-\u0c7f]+/gu;

/** Beside ASCII, what the plain fonts have: as scripts/make-pdf-fonts.ts cuts them. */
const PLAIN = /[ -~\u00a0–—‘’“”·×°²₹]/u;
/** What no font has: letters of other scripts, and those of Telugu that Anek lacks. */
const LACKING =
  /[\p{Cn}\u0c04\u0c3c\u0c5c\u0c5d\u0c77-\u0c7f]|[^ -~\u00a0–—‘’“”·×°²₹\u0900-\u097f\u0c00-\u0c7f\u200c\u200d]/gu;
const INSTEAD: Readonly<Record<string, string>> = {
  "•": "·",
  "′": "’",
  "″": "”",
  "⁄": "/",
  "−": "-",
  "‐": "-",
  "‑": "-",
};

/** Joiners behind no letter of a script, which the plain fonts lack. */
const STRAY_JOINERS = /(?<![\u0900-\u097f\u0c00-\u0c7f\u200c\u200d])[\u200c\u200d]+/gu;

/** A line in letters that the fonts have: names come from outside, and a box says nothing. */
function toPrintable(line: string): string {
  const printable = line.replaceAll(LACKING, (letter) =>
    [...(INSTEAD[letter] ?? letter).normalize("NFKD")]
      .map((sign) => {
        if (PLAIN.test(sign)) return sign;
        return INSTEAD[sign] ?? (/[\p{M}\p{C}]/u.test(sign) ? "" : "?");
      })
      .join(""),
  );
  return printable.replaceAll(STRAY_JOINERS, "");
}

/** The runs of a line, in order; a letter that no font has is written as near to it as can be. */
export function toRuns(line: string, weight: Weight): TextRun[] {
  return (toPrintable(line).match(PARTS) ?? []).map((text) => {
    const script = SCRIPT_NAMES.find((name) => SCRIPTS[name].letters.test(text));
    if (script) return { kind: "shaped", text, script };
    return { kind: "plain", text, font: text === "₹" ? `${weight}-rupee` : weight };
  });
}

/** Whether some letters of a text are shaped. */
export function hasShaped(text: string): boolean {
  return toRuns(text, "text").some(({ kind }) => kind === "shaped");
}

/** A script's letters in a weight, ready to be shaped. */
export function openScript(name: ScriptName, weight: Weight): ShapedFont {
  return new ShapedFont(SCRIPTS[name].shaped[weight]);
}
