import { expect, test } from "vitest";
import { fieldsOfFile } from "./project-file.ts";

test("a table has the fields of its columns, a drawing those that are measured", () => {
  const column = (target: "number" | "facing" | "priceRupees" | null) => ({
    at: 0,
    head: "",
    samples: [],
    target,
  });
  const columns = [column("number"), column("facing"), column("priceRupees"), column(null)];
  const table = { plots: [], problems: [], moreProblems: 0 };
  expect(fieldsOfFile({ kind: "table", columns, ...table })).toEqual(["facing"]);
  expect(fieldsOfFile({ kind: "unreadable", code: "malformed" })).toEqual([]);
});
