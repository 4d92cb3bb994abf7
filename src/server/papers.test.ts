import { expect, test } from "vitest";
import type { PaperSource } from "#project/papers/paper-source.ts";
import { keepPapers } from "./papers.ts";

const SOURCE = {} as PaperSource;
const bytesOf = (text: string) => new TextEncoder().encode(text);

test("a paper is written once, however many ask at the same time", async () => {
  const written: string[] = [];
  const papers = keepPapers(SOURCE, (name) => {
    written.push(name);
    return Promise.resolve(bytesOf(name));
  });
  const [one, two] = await Promise.all([papers("layout"), papers("layout")]);
  expect(two).toBe(one);
  const other = await papers("brochure");
  expect(other.etag).not.toBe(one.etag);
  expect(written).toEqual(["layout", "brochure"]);
});

test("a paper that could not be written is tried again", async () => {
  let tries = 0;
  const papers = keepPapers(SOURCE, () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("no memory")) : Promise.resolve(bytesOf("paper"));
  });
  await expect(papers("layout")).rejects.toThrow("no memory");
  expect((await papers("layout")).bytes.byteLength).toBe(5);
});
