import { expect, test } from "vitest";
import { fieldsOf } from "./act-fields.ts";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("a hold ends by the clock of India", () => {
  const typed = form({ buyer: " Ravi ", contact: "98765 43210", until: "2026-11-24T10:00" });
  expect(fieldsOf("hold", typed)).toEqual({
    buyer: { name: "Ravi", contact: "98765 43210" },
    until: "2026-11-24T10:00:00+05:30",
  });
});

test("a sale without a name leaves whose the plot was", () => {
  expect(fieldsOf("sell", form({ buyer: "", contact: "" }))).toEqual({ buyer: null });
});

test("a price is read as people group it, and holds at once where no day is given", () => {
  expect(fieldsOf("price", form({ per: "plot", rupees: "₹52,00,000", from: "" }))).toEqual({
    price: { per: "plot", rupees: 5_200_000 },
    from: null,
  });
});
