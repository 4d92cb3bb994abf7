import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type ListedZip, listZip } from "./list-zip.ts";

/** Python's zipfile: LY-0012/gate.jpg, 40 times "gate ", and "ప్లాట్ LY-0013.jpg", 40 times "plot ". */
const BY_PYTHON =
  "UEsDBBQAAAAIAHdZeF3qurDSCgAAAMgAAAAQAAAATFktMDAxMi9nYXRlLmpwZ0tPLElVSB/6BABQSwMEFAAACAgAd1l4Xdb+CwwKAAAAyAAAAB4AAADgsKrgsY3gsLLgsL7gsJ/gsY0gTFktMDAxMy5qcGcryMkvUSgY+gQAUEsBAhQDFAAAAAgAd1l4Xeq6sNIKAAAAyAAAABAAAAAAAAAAAAAAAIABAAAAAExZLTAwMTIvZ2F0ZS5qcGdQSwECFAMUAAAICAB3WXhd1v4LDAoAAADIAAAAHgAAAAAAAAAAAAAAgAE4AAAA4LCq4LGN4LCy4LC+4LCf4LGNIExZLTAwMTMuanBnUEsFBgAAAAACAAIAigAAAH4AAAAAAA==";
/** Info-ZIP 3.0: LY-12/front.jpg, 40 times "front"; then the same with a password. */
const BY_ZIP =
  "UEsDBBQAAgAIAKJZeF1QylTrCgAAAMgAAAAPAAAATFktMTIvZnJvbnQuanBnSyvKzytJG/oEAFBLAQIeAxQAAgAIAKJZeF1QylTrCgAAAMgAAAAPAAAAAAAAAAEAAACkgQAAAABMWS0xMi9mcm9udC5qcGdQSwUGAAAAAAEAAQA9AAAANwAAAAAA";
const WITH_PASSWORD =
  "UEsDBBQACwAIAKJZeF1QylTrFgAAAMgAAAAPAAAATFktMTIvZnJvbnQuanBnmuNRZt1Weau3QM8mYHdFRROma0EwVVBLBwhQylTrFgAAAMgAAABQSwECHgMUAAsACACiWXhdUMpU6xYAAADIAAAADwAAAAAAAAABAAAApIEAAAAATFktMTIvZnJvbnQuanBnUEsFBgAAAAABAAEAPQAAAFMAAAAAAA==";

const PHOTO = strToU8("photograph ".repeat(500));
const packed = (base64: string) => new Blob([Buffer.from(base64, "base64")]);
const zip = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) =>
  new Uint8Array(zipSync(files, { level }));

/** Every file of an archive as text, by its path; a code where it is refused. */
async function contents(file: Blob): Promise<Record<string, string> | string> {
  const listed = await listZip(file);
  if (!listed.ok) return listed.code;
  const texts = listed.entries.map(async ({ path, bytes, open }) => {
    const blob = await open();
    expect(blob.size).toBe(bytes);
    return [path, await blob.text()] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** An archive with figures of its list changed: each by its place in the list's n-th item. */
function forge(
  bytes: Uint8Array<ArrayBuffer>,
  changes: readonly (readonly [number, number, number])[],
) {
  const forged = bytes.slice();
  const view = new DataView(forged.buffer);
  const items = [...forged.keys()].filter(
    (at) => at + 4 <= forged.length && view.getUint32(at, true) === 0x02014b50,
  );
  for (const [item, at, value] of changes) view.setUint32((items[item] ?? 0) + at, value, true);
  return new Blob([forged]);
}

const [PACKED_AT, BYTES_AT, OFFSET_AT] = [20, 24, 42];
const only = (listed: ListedZip) => {
  const [entry] = listed.ok ? listed.entries : [];
  if (!entry) throw new Error("There is no entry.");
  return entry;
};

test("archives of other programs are read, folders and names in any script", async () => {
  expect(await contents(packed(BY_PYTHON))).toEqual({
    "LY-0012/gate.jpg": "gate ".repeat(40),
    "ప్లాట్ LY-0013.jpg": "plot ".repeat(40),
  });
  expect(await contents(packed(BY_ZIP))).toEqual({ "LY-12/front.jpg": "front".repeat(40) });
});

test.each([0, 9] as const)(
  "files are what they were at level %d; those of systems are left out",
  async (level) => {
    const bytes = zip(
      {
        "photos/LY-1/a.jpg": PHOTO,
        "LY-2\\b.jpg": PHOTO.slice(0, 9),
        "__MACOSX/photos/LY-1/._a.jpg": PHOTO,
        "photos/.DS_Store": PHOTO,
        "Thumbs.db": PHOTO,
        "empty/": new Uint8Array(),
      },
      level,
    );
    expect(await contents(new Blob([bytes]))).toEqual({
      "photos/LY-1/a.jpg": "photograph ".repeat(500),
      "LY-2/b.jpg": "photograp",
    });
  },
);

test("an archive with a comment is read, and one without files has none", async () => {
  const commented = new Uint8Array(zipSync({ "a.jpg": PHOTO }, { comment: "PK\x05\x06 of ours" }));
  expect(await contents(new Blob([commented]))).toEqual({ "a.jpg": "photograph ".repeat(500) });
  expect(await contents(new Blob([zip({})]))).toEqual({});
});

test.each([
  ["no ZIP", new Blob(["a photograph, called photos.zip"]), "not-a-zip"],
  ["an empty file", new Blob([]), "not-a-zip"],
  ["one with a password", packed(WITH_PASSWORD), "zip-encrypted"],
  [
    "one cut short",
    new Blob([zip({ "a.jpg": PHOTO, "b.jpg": PHOTO }).slice(0, -30)]),
    "zip-cut-short",
  ],
  ["one without its beginning", new Blob([zip({ "a.jpg": PHOTO }).slice(60)]), "zip-cut-short"],
  [
    "more than 5,000 files",
    new Blob([
      zip(
        Object.fromEntries(
          Array.from({ length: 5001 }, (_, at) => [`${at}.jpg`, PHOTO.slice(0, 1)]),
        ),
        0,
      ),
    ]),
    "zip-too-many",
  ],
  [
    "more than 2 GB unpacked",
    forge(zip({ "a.jpg": PHOTO, "b.jpg": PHOTO }), [
      [0, BYTES_AT, 0x7fffffff],
      [1, BYTES_AT, 0x7fffffff],
    ]),
    "zip-too-large",
  ],
  [
    "a length that is told elsewhere",
    forge(zip({ "a.jpg": PHOTO }), [[0, PACKED_AT, 0xffffffff]]),
    "zip-too-large",
  ],
  [
    "two files of the same bytes",
    forge(zip({ "a.jpg": PHOTO, "b.jpg": PHOTO }), [[1, OFFSET_AT, 0]]),
    "not-a-zip",
  ],
] as const)("%s is refused", async (_, file, code) => {
  expect(await contents(file)).toBe(code);
});

test.each([
  ["is longer than it says", [0, BYTES_AT, 100]],
  ["is shorter than it says", [0, BYTES_AT, 6000]],
  ["is not all there", [0, PACKED_AT, 20]],
  ["is not where the list says", [0, OFFSET_AT, 3]],
] as const)("a file that %s is not given", async (_, change) => {
  const entry = only(await listZip(forge(zip({ "a.jpg": PHOTO }), [change])));
  await expect(entry.open()).rejects.toThrow();
});

test("what unpacks to a thousand times as much is left after the bytes that it states", async () => {
  const bomb = zip({ "a.jpg": new Uint8Array(64 * 1024 * 1024) });
  const entry = only(await listZip(forge(bomb, [[0, BYTES_AT, 1000]])));
  const before = process.memoryUsage().arrayBuffers;
  await expect(entry.open()).rejects.toThrow("not as long");
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024);
});
