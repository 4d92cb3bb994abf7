import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { TaggedPdf } from "./tagged-pdf.ts";

const PAGE = { width: 400, height: 300 };
const LOOK = { x: 20, y: 20, width: 360, size: 12 } as const;

async function written(draw: (pdf: TaggedPdf) => void): Promise<Uint8Array> {
  const facts = { title: "Title", subject: "Subject", lang: "te", dated: new Date(0) };
  const pdf = new TaggedPdf(facts, PAGE);
  pdf.addPage();
  draw(pdf);
  return pdf.finish();
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** What the structure says instead of the letters: UTF-16 in a string with escapes. */
function actualText(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString("latin1");
  const [, said = ""] = raw.match(/\/ActualText \(þÿ((?:\\.|[^\\)])*)\)/s) ?? [];
  const plain = said.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPES[sign] ?? sign);
  return Buffer.from(plain, "latin1").swap16().toString("utf16le");
}

test.each(["రిజిస్ట్రేషన్ ఫీజు, స్టాంపు డ్యూటీ", "रजिस्ट्रेशन फ़ीस, सर्टिफ़िकेट और विजयवाड़ा से"])(
  "“%s” can be searched and copied, and is read out as it is written",
  async (text) => {
    const bytes = await written((pdf) => void pdf.write("P", text, LOOK));
    const page = await (await getDocumentProxy(bytes.slice())).getPage(1);
    const { items } = await page.getTextContent();
    expect(items.map((item) => ("str" in item ? item.str : "")).join("")).toBe(text);
    expect(actualText(bytes)).toBe(text);
  },
);

test("a text that must stay on its line is set smaller, and others break", async () => {
  const long = "అందుబాటులో ఉన్న ప్లాట్లు";
  await written((pdf) => {
    const width = pdf.widthOf(long, 12) * 0.8;
    const oneLine = pdf.write("TD", long, { ...LOOK, width, fit: true });
    const broken = pdf.write("TD", long, { ...LOOK, width });
    expect(broken - LOOK.y).toBeCloseTo((oneLine - LOOK.y) * 2);
  });
});

test.each(["ప్లాట్ 209 చ.గజాలు, రోడ్డు 60 అడుగులు", "a wall of 8 ft and 9.5 acres"])(
  "no line of “%s” ends between a figure and what it counts",
  async (text) => {
    for (const width of [40, 60, 80, 100, 120]) {
      const drawn: string[] = [];
      await written((pdf) => {
        const { widthOf } = pdf;
        pdf.widthOf = (line, ...look) => {
          drawn.push(line);
          return widthOf.call(pdf, line, ...look);
        };
        pdf.write("P", text, { ...LOOK, width });
      });
      const broken = drawn.filter((line) => /\d$/.test(line));
      expect(broken, `${width}`).toEqual([]);
    }
  },
);

/** How far each text of a page reaches to the right, by what it says. */
async function reachesOf(bytes: Uint8Array) {
  const page = await (await getDocumentProxy(bytes.slice())).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() ? [[item.str, item.transform[4] + item.width] as const] : [],
  );
}

test.each([
  [
    "Prices as on https://www.plots.example/te/projects/sri-lakshmi-narasimha-swamy-nagar.",
    [
      "Prices as on",
      "https://",
      "www.plots.example/te/",
      "projects/sri-lakshmi-",
      "narasimha-swamy-nagar.",
    ],
  ],
  [
    "Email: customer.relations@sri-lakshmi-estates.example",
    ["Email:", "customer.relations@sri-", "lakshmi-estates.example"],
  ],
  ["SriLakshmiNarasimhaSwamyNagarGreenMeadows", ["SriLakshmiNarasimhaSwa", "myNagarGreenMeadows"]],
])("“%s” stays within its width, whatever is long in it", async (text, lines) => {
  const width = 150;
  const reaches = await reachesOf(
    await written((pdf) => void pdf.write("P", text, { ...LOOK, width, size: 13 })),
  );
  for (const [line, right] of reaches) expect(right, line).toBeLessThanOrEqual(LOOK.x + width + 1);
  expect(reaches.map(([line]) => line)).toEqual(lines);
});
