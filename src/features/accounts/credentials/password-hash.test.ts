import { hash, verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { formsOf, makeHasher } from "./password-hash.server.ts";

const cost = { memoryKibibytes: 64, passes: 1 };
const options = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const hasher = makeHasher({ cost, parallel: 1 });
// "é" as one character and as two, of the same look.
const COMPOSED = "caf\u00e9 on the river";
const DECOMPOSED = "cafe\u0301 on the river";
const DEVANAGARI = "क\u093cलम की स्याही";

test("what is set is hashed exactly as it came", async () => {
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
    matches: true,
    outdated: false,
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

test("a stranger's account and one that is not there are tried in as many forms, at one cost", async () => {
  const compare = vi.fn((stored: string, password: string) => verify(stored, password));
  const counted = makeHasher({ cost, parallel: 1, compare });
  const triesOf = async (against: string | null) => {
    compare.mockClear();
    expect((await counted.check(against, `${COMPOSED}${DECOMPOSED}`)).matches).toBe(false);
    // "$argon2id$v=19$m=64,t=1,p=1$salt$hash"
    return compare.mock.calls.map(([stored, form]) => [stored.split("$").slice(0, 4), form]);
  };
  const known = await triesOf(await counted.hash("another password"));
  expect(known).toHaveLength(3);
  expect(await triesOf(null)).toEqual(known);
});
