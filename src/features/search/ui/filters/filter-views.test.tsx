import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { parseSearchParams } from "#features/search/model/query/search-url.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { BudgetField } from "./budget-field.tsx";
import { activeFilters, FILTER_FIELDS, withoutChip } from "./filter-views.tsx";
import { HiddenFields, HiddenFilters } from "./hidden-fields.tsx";
import { SizeField } from "./size-field.tsx";

const stateAt = (address: string) => parseSearchParams(new URLSearchParams(address));
const ALL =
  "q=Lam&at=16.4,80.5&text=city&r=8&budget=30&type=All&size=300-400&gated=1&unrated=1&sort=area&bounds=80,16,81,17&page=3&view=map&listing=P1";

test("each filter at work has a chip, size and price first; what is usual and the sort have none", () => {
  const { query } = stateAt(ALL);
  const names = activeFilters(query).map(({ name }) => name);
  expect(names).toEqual([
    "text",
    "size",
    "budgetLakhs",
    "centre",
    "type",
    "gated",
    "includeUnrated",
  ]);
  expect(activeFilters(stateAt("r=8&budget=50&sort=area&bounds=80,16,81,17").query)).toEqual([]);
});

test("a chip takes its own filter away; the chip of the place its radius and the map view too", () => {
  const { query } = stateAt(ALL);
  const without = (name: string) => {
    const chip = activeFilters(query).find((active) => active.name === name);
    return chip && withoutChip(chip, query);
  };
  expect(without("size")).toEqual({ ...query, size: { min: 100, max: 500 } });
  expect(without("centre")).toEqual({
    ...query,
    centre: undefined,
    radiusKm: 5,
    bounds: undefined,
  });
});

test("a budget without an end is told as one, in the field and in its chips", () => {
  const words = { i18n: wordsIn("en", {}), sum: (rupees: number) => `₹${rupees / 100_000} L` };
  const told = (address: string) => {
    const { query } = stateAt(address);
    const field = FILTER_FIELDS.find(({ name }) => name === "budgetLakhs");
    const chips = activeFilters(query).map(({ text }) => text(query, words));
    return [field?.in === "dropdown" && field.value(query, words), ...chips];
  };
  expect(told("from=40&budget=9999")).toEqual(["From ₹40 L", "From ₹40 L", "No limit"]);
  expect(told("budget=9999")).toEqual(["No limit", "No limit"]);
  expect(told("from=20&budget=40")).toEqual(["₹20 L – ₹40 L", "From ₹20 L", "Up to ₹40 L"]);
});

/** What the fields of a name hold, in the order in which a form sends them. */
function fieldsOf(name: string, address: string): (string | undefined)[] {
  const props = { query: stateAt(address).query, median: null, local: null, onChange: () => {} };
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <BudgetField {...props} />
      <SizeField {...props} />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  const root = { region: { hasDuties: false } };
  const html = renderToStaticMarkup(<Page hydrationData={{ loaderData: { root } }} />);
  const inputs = html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`, "g"));
  return [...inputs].map(([, value]) => value);
}

test("the form without script carries a budget or a size beyond its slider before the slider", () => {
  expect(fieldsOf("budget", "budget=200")).toEqual(["200", "100"]);
  expect(fieldsOf("budget", "budget=60")).toEqual(["60"]);
  expect(fieldsOf("from", "from=20")).toEqual(["20"]);
  expect(fieldsOf("from", "from=150&budget=200")).toEqual(["150", "100"]);
  expect(fieldsOf("size", "size=2000-1000")).toEqual(["2000-1000", "1000", "1000"]);
  expect(fieldsOf("size", "size=60-1500")).toEqual(["60-1500", "100", "1000"]);
  expect(fieldsOf("size", "size=300-400")).toEqual(["300", "400"]);
});

const namesIn = (html: string) => [...html.matchAll(/name="(\w+)"/g)].map(([, name]) => name);

test("the filter form without script carries what it has no field for", () => {
  const html = renderToStaticMarkup(<HiddenFields state={stateAt(ALL)} />);
  expect(namesIn(html)).toEqual(["q", "at", "text", "unrated", "bounds", "view", "listing"]);
});

test("the place form without script carries the filters and no place", () => {
  const html = renderToStaticMarkup(<HiddenFilters state={stateAt(ALL)} />);
  const settings = ["r", "budget", "type", "size", "gated", "unrated", "sort", "view"];
  expect(namesIn(html)).toEqual(settings);
  expect(html).toContain('name="size" value="300-400"');
});
