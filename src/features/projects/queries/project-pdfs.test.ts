import type { PdfSource } from "site-model/pdf";
import { expect, test } from "vitest";
import { cachePdfs } from "#features/projects/pdf/project-pdfs.server.ts";

const SOURCE = {} as PdfSource;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a PDF is written once, however many ask at the same time", async () => {
  const written: string[] = [];
  const pdfs = cachePdfs(SOURCE, (name) => {
    written.push(name);
    return Promise.resolve(bytesOf(name));
  });
  const [one, two] = await Promise.all([pdfs("layout"), pdfs("layout")]);
  expect(two).toBe(one);
  const other = await pdfs("brochure");
  expect(other.etag).not.toBe(one.etag);
  expect(written).toEqual(["layout", "brochure"]);
});

test("a PDF that could not be written is tried again", async () => {
  let tries = 0;
  const pdfs = cachePdfs(SOURCE, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("no memory")) : Promise.resolve(bytesOf("bytes"));
  });
  await expect(pdfs("layout")).rejects.toThrow("no memory");
  expect((await pdfs("layout")).bytes.byteLength).toBe(5);
});
