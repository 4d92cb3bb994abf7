import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawTable } from "./draw-table.ts";
import { TaggedPdf } from "./tagged-pdf.ts";

const SIZE = 10;

/** Size and right edge of each text of a table with a wide word in its second column. */
async function cellsOf(word: string, spare: number) {
  const facts = { title: "Title", subject: "Subject", lang: "hi", dated: new Date(0) };
  const pdf = new TaggedPdf(facts, { width: 400, height: 200 });
  pdf.addPage();
  drawTable(
    pdf,
    [
      { head: "1", width: 30 + spare, cell: () => "2" },
      { head: "3", width: 30, cell: () => word },
      { head: "4", width: 30, align: "right", cell: () => "5" },
    ],
    [null],
    { x: 10, y: 10, size: SIZE, rowHeight: 20 },
  );
  const page = await (await getDocumentProxy(await pdf.finish())).getPage(1);
  const { items } = await page.getTextContent();
  const found = items.flatMap((item) => ("str" in item && item.str.trim() ? item : []));
  const of = (text: string) => found.find(({ str }) => text.startsWith(str));
  return { size: of(word)?.height, edge: (of("5")?.transform[4] ?? 0) + (of("5")?.width ?? 0) };
}

test("a column that lacks room has it from one that has some to spare", async () => {
  const { size, edge } = await cellsOf("रजिस्ट्रेशन", 40);
  expect(size).toBeCloseTo(SIZE);
  expect(edge).toBeCloseTo(10 + 30 + 40 + 30 + 30 - 3);
});

test("where no column has room to spare, a word is set smaller within its own", async () => {
  const { size, edge } = await cellsOf("रजिस्ट्रेशन-प्रमाणपत्र", 0);
  expect(size).toBeLessThan(SIZE);
  expect(edge).toBeCloseTo(10 + 30 + 30 + 30 - 3);
});
