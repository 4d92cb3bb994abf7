import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const FACE = /font-family: "([^"]+)";.*?unicode-range:([^;]+);/gs;

function lettersOf(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().slice("U+".length).split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
}

test("no letter is in two files of a family: who asks for it by script would fetch both", async () => {
  const css = await readFile(new URL("./fonts.css", import.meta.url), "utf8");
  const faces = [...css.matchAll(FACE)].map(([, family = "", range = ""]) => ({ family, range }));
  expect(faces).toHaveLength(5);
  const letters = faces.flatMap(({ family, range }) =>
    lettersOf(range).map((letter) => `${family} U+${letter.toString(16)}`),
  );
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([]);
});
