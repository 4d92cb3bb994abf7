import { expect, test } from "vitest";
import { openScript, SCRIPT_NAMES, type ScriptName, toRuns } from "./typefaces.ts";

/** Words with joined letters, and how many glyphs they are set with. */
const WORDS: readonly (readonly [ScriptName, string, number])[] = [
  ["telugu", "రిజిస్ట్రేషన్", 6],
  ["telugu", "ప్రాజెక్ట్", 6],
  ["telugu", "క్లబ్‌హౌస్", 5],
  ["devanagari", "रजिस्ट्रेशन", 8],
  ["devanagari", "स्टांप", 3],
];

test.each(WORDS)("%s: %s is set with its letters joined", (script, word, glyphs) => {
  const ids = openScript(script, "text")
    .shape(word)
    .glyphs.map(({ id }) => id);
  expect(ids).not.toContain(0);
  expect(ids).toHaveLength(glyphs);
});

test("a vowel sign that is written before its letter stands before it", () => {
  const font = openScript("devanagari", "text");
  const [first, second] = font.shape("कि").glyphs;
  const [letter] = font.shape("क").glyphs;
  expect(second?.id).toBe(letter?.id);
  expect(first?.id).not.toBe(letter?.id);
  expect(first?.x).toBeLessThan(second?.x ?? 0);
});

test("a letter that a font lacks is refused, not drawn as a box", () => {
  for (const script of SCRIPT_NAMES)
    expect(() => openScript(script, "strong").shape("அம்மா")).toThrow("lacks letters");
});

test("a line is cut where another font begins", () => {
  const runs = toRuns("ధర ₹40,50,000, PDFలో है।", "strong");
  expect(runs.map(({ text }) => text)).toEqual(["ధర", " ", "₹", "40,50,000, PDF", "లో", " ", "है।"]);
  expect(runs.map((run) => (run.kind === "shaped" ? run.script : run.font))).toEqual([
    "telugu",
    "strong",
    "strong-rupee",
    "strong",
    "telugu",
    "strong",
    "devanagari",
  ]);
});

test("what no font has is written by letters that they have, so that nothing is a box and all is written", () => {
  const told = (line: string) =>
    toRuns(line, "text")
      .map(({ text }) => text)
      .join("");
  expect(told("Café Señor – Phase ½ • 33′ × 60″…")).toBe("Cafe Senor – Phase 1/2 · 33’ × 60”...");
  expect(told("அம்மா Acres 🏡")).toBe("??? Acres ?");
  expect(told("👨‍👩 Lake\u200dview \u0c5d\u200d")).toBe("?? Lakeview ?");
  expect(told("క్\u200c")).toBe("క్\u200c");
  expect(told("ఊరు\u0c5d గది 3\u00a0ft")).toBe("ఊరు? గది 3\u00a0ft");
  const all = Array.from({ length: 0x80 }, (_, at) => String.fromCodePoint(0xc00 + at)).join(" ");
  for (const run of toRuns(all, "strong"))
    if (run.kind === "shaped") openScript(run.script, "strong").shape(run.text);
});
