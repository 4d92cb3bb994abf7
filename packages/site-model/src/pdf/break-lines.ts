/** A figure, and the space before what it counts: both stay on one line, in every language. */
const FIGURE_AND_UNIT = /(\d[\d.,]*) (?=[\p{L}%])/gu;
const NO_BREAK = "\u00a0";
/** Where an address may go on in the next line. */
const BEHIND_SIGN = /(?<=[/@_&=-])(?=[^/])/u;
const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The lines of a text, each as long as it may be. */
export function breakLines(text: string, isLine: (line: string) => boolean): string[] {
  const words = text.replaceAll(FIGURE_AND_UNIT, `$1${NO_BREAK}`).split(" ");
  return joinWhile(isLine, words, " ")
    .flatMap((line) => partWord(line, isLine))
    .map((line) => line.replaceAll(NO_BREAK, " "));
}

/** Parts one after another, each in the line of the last where it still fits. */
function joinWhile(
  isLine: (line: string) => boolean,
  parts: readonly string[],
  between: "" | " ",
): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : last + between + part;
    if (last !== undefined && isLine(longer)) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** A word that no line holds goes on in the next: behind a sign of an address, else at any letter. */
function partWord(word: string, isLine: (line: string) => boolean): string[] {
  if (isLine(word) || word.includes(NO_BREAK)) return [word];
  const lettersOf = (part: string) => [...LETTERS.segment(part)].map(({ segment }) => segment);
  const parts = word
    .split(BEHIND_SIGN)
    .flatMap((part) => (isLine(part) ? part : joinWhile(isLine, lettersOf(part), "")));
  return joinWhile(isLine, parts, "");
}
