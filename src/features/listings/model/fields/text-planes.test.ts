import fc from "fast-check";
import { expect, test } from "vitest";
import { packText, unpackText } from "./text-planes.ts";

test("a packed column comes back whole, whatever its strings", () => {
  const strings = fc.array(fc.string({ unit: "binary", maxLength: 18 }), {
    size: "max",
    maxLength: 40,
  });
  fc.assert(
    fc.property(strings, (column) => {
      const packed: unknown = JSON.parse(JSON.stringify(packText(column)));
      expect(unpackText(packed, column.length)).toEqual(column);
    }),
    { numRuns: 300 },
  );
});

test("ids are packed by planes, filled up where they are short", () => {
  expect(packText(["P07", "P12-1"])).toEqual({ planes: ["PP", "01", "72", "\0-", "\x001"] });
});

test("names and strings with the filler stay as they are", () => {
  expect(packText(["Sree Bhramara Prime City"])).toEqual(["Sree Bhramara Prime City"]);
  expect(packText(["a\0"])).toEqual(["a\0"]);
});

test.each([[null], [["a"]], [{ planes: ["abc"] }], [{ planes: [1] }], [{}]])(
  "%j is no column of two strings",
  (packed) => {
    expect(unpackText(packed, 2)).toBeNull();
  },
);
