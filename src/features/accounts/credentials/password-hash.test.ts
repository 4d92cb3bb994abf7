import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { formsOf, makeHasher } from "./password-hash.server.ts";

const cost = { memoryKibibytes: 64, passes: 1 };
const options = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const hasher = makeHasher({ cost, parallel: 1 });
// "é" as one character and as two, of the same look.
const COMPOSED = "caf\u00e9 on the river";
const DECOMPOSED = "cafe\u0301 on the river";
const DEVANAGARI = "क\u093cलम की स्याही";

test("what is set is hashed exactly as it came", async () => {
  const { verify } = await import("@node-rs/argon2");
  const stored = await hasher.hash(DECOMPOSED);
  expect(await verify(stored, DECOMPOSED)).toBe(true);
  expect(await verify(stored, COMPOSED)).toBe(false);
});

test.each([
  ["as it was set", COMPOSED, COMPOSED],
  ["set composed, typed decomposed", COMPOSED, DECOMPOSED],
  ["set decomposed, typed composed", DECOMPOSED, COMPOSED],
  [
    "set with a nukta apart, typed with it in the letter",
    DEVANAGARI.normalize("NFD"),
    "\u0958लम की स्याही",
  ],
])("%s, it opens", async (_, set, typed) => {
  expect(await hasher.check(await hasher.hash(set), typed)).toEqual({
    ...{ matches: true, outdated: false },
  });
});

test("a hash of an older release, which is of the composed form, opens by either", async () => {
  const old = await hash(DECOMPOSED.normalize("NFC"), options);
  for (const typed of [COMPOSED, DECOMPOSED])
    expect((await hasher.check(old, typed)).matches).toBe(true);
});

test.each([
  "Cafe\u0301 on the river",
  "cafe on the river",
  "cafe\u0301 on the river ",
  "ｃafé on the river",
  "cafe\u0301 on the rive",
])("another case, letter, space, width or end is another password: %s", async (typed) => {
  const stored = await hasher.hash(COMPOSED);
  expect((await hasher.check(stored, typed)).matches).toBe(false);
});

test("plain ASCII is tried once, whatever it is; others in three forms at most", () => {
  expect(formsOf("three green parrots")).toEqual(["three green parrots"]);
  expect(formsOf(COMPOSED)).toEqual([COMPOSED, DECOMPOSED]);
  expect(formsOf(DECOMPOSED)).toEqual([DECOMPOSED, COMPOSED]);
  expect(formsOf(`${COMPOSED}${DECOMPOSED}`)).toHaveLength(3);
});

test("a stranger's account and one that is not there are tried in as many forms", async () => {
  const dear = makeHasher({ cost: { memoryKibibytes: 8192, passes: 1 }, parallel: 1 });
  const stored = await dear.hash("another password");
  const timeOf = async (against: string | null) => {
    const times: number[] = [];
    for (let nth = 0; nth < 7; nth += 1) {
      const from = performance.now();
      expect((await dear.check(against, `${COMPOSED}${DECOMPOSED}`)).matches).toBe(false);
      times.push(performance.now() - from);
    }
    return times.sort((a, b) => a - b)[0] ?? 0;
  };
  const [known, nobody] = [await timeOf(stored), await timeOf(null)];
  expect(Math.max(known, nobody) / Math.min(known, nobody)).toBeLessThan(2);
});
