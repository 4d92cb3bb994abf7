import type { PdfSource } from "site-model/pdf";
import { expect, test } from "vitest";
import { cachePdfs } from "#features/projects/pdf/project-pdfs.server.ts";

const sourceIn = () => Promise.resolve({} as PdfSource);
const LAYOUT = { name: "layout", language: "en" } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a PDF is written once in each language, however many ask at the same time", async () => {
  const written: string[] = [];
  const pdfs = cachePdfs(sourceIn, (name) => {
    written.push(name);
    return Promise.resolve(bytesOf(name));
  });
  const [one, two] = await Promise.all([pdfs(LAYOUT), pdfs(LAYOUT)]);
  expect(two).toBe(one);
  expect(await pdfs({ ...LAYOUT, language: "te" })).not.toBe(one);
  const other = await pdfs({ name: "brochure", language: "en" });
  expect(other.etag).not.toBe(one.etag);
  expect(written).toEqual(["layout", "layout", "brochure"]);
});

test("a PDF that could not be written is tried again", async () => {
  let tries = 0;
  const pdfs = cachePdfs(sourceIn, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("no memory")) : Promise.resolve(bytesOf("bytes"));
  });
  await expect(pdfs(LAYOUT)).rejects.toThrow("no memory");
  expect((await pdfs(LAYOUT)).bytes.byteLength).toBe(5);
});
