import { expect, test } from "vitest";
import { cachePdfs, PdfCache } from "./project-pdfs.server.ts";

const LAYOUT = { name: "layout", language: "en" } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a PDF is written once in each language, however many ask at the same time", async () => {
  const written: string[] = [];
  const pdfs = cachePdfs(({ name }) => {
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
  const pdfs = cachePdfs(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("no memory")) : Promise.resolve(bytesOf("bytes"));
  });
  await expect(pdfs(LAYOUT)).rejects.toThrow("no memory");
  expect((await pdfs(LAYOUT)).bytes.byteLength).toBe(5);
});

test("of very many PDFs the latest stay, and no two are written at once", async () => {
  const cache = new PdfCache(2);
  const written: string[] = [];
  let [writing, most] = [0, 0];
  const ask = (key: string) =>
    cache.get(key, async () => {
      written.push(key);
      writing += 1;
      most = Math.max(most, writing);
      await new Promise((resolve) => setTimeout(resolve, 1));
      writing -= 1;
      return bytesOf(key);
    });
  await Promise.all(["a", "b", "a", "c"].map(ask));
  expect(written).toEqual(["a", "b", "c"]);
  expect(most).toBe(1);
  // Asked for again, "a" was later than "b".
  await ask("a");
  expect(written).toHaveLength(3);
  await ask("b");
  expect(written).toEqual(["a", "b", "c", "b"]);
});
