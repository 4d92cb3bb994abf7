import { expect, test } from "vitest";
import published from "#data/listings.json" with { type: "json" };
import spelled from "#data/region/spelled-names.json" with { type: "json" };
import { MOST_TYPED_LAKHS } from "#features/listings/model/budget-query.ts";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { loadGazetteer } from "#features/places/index.server.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import {
  DEFAULT_STATE,
  parseSearchParams,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";
import { findTyped, resolveTyped, toNameSearch } from "./find-typed.ts";

const PLACED = {
  town: { en: "Vijayawada", te: "విజయవాడ", hi: "विजयवाड़ा" },
  propertyType: "Plot",
  ratePerSqYard: null,
  areaSqYards: null,
  plotSizes: null,
  near: "4444444444",
  gated: true,
  approval: "registration-stated",
  keyFeatures: [],
  isNearTown: false,
  unplacedAddress: null,
  inTowns: [],
  hasDoubtfulRoads: false,
  roadFeet: null,
  isSoldOut: false,
  illustration: "a1",
  views: ["plan"],
  photos: [],
} as const satisfies Partial<ListingSummary>;

const indexOf = (rows: readonly Pick<ListingSummary, "name" | "mlsNumber" | "lat" | "lng">[]) =>
  buildSearchIndex(
    toColumns(
      rows.map(({ name, mlsNumber, lat, lng }) => ({ ...PLACED, name, mlsNumber, lat, lng })),
    ),
  );

const index = indexOf(published);
const sources = { gazetteer: await loadGazetteer(), index };

const MOST_MISREAD = 0.05;

/** Ways to type a name that find another first. */
async function misread(rows: readonly { readonly typed: string; readonly means: string[] }[]) {
  const wrong: string[] = [];
  for (const { typed, means } of rows) {
    const found = (await findTyped(sources, typed, "en"))[0]?.name ?? "nothing";
    if (!means.includes(found)) wrong.push(`${typed}: ${found}`);
  }
  return wrong;
}

test.each([
  ["Telugu", spelled.te, 100],
  ["Hindi", spelled.hi, 50],
  ["misspelt Latin", spelled.misspelt, 100],
] as const)("of names in %s nearly all find the right one first", async (_, rows, least) => {
  expect(rows.length).toBeGreaterThanOrEqual(least);
  const wrong = await misread(rows);
  expect(wrong.length / rows.length, wrong.join("; ")).toBeLessThanOrEqual(MOST_MISREAD);
});

test("a layout that is typed has its page, its town and its place", async () => {
  const [found] = await findTyped(sources, "గ్రీన్ డిలైట్ పెర్ల్", "te");
  expect(found).toEqual({
    kind: "layout",
    name: "GREEN DELIGHT PEARL",
    mlsNumber: "P06200153936",
    context: "విజయవాడ",
    lat: 16.411638,
    lng: 80.794703,
  });
});

test.each([
  ["green", "green"],
  ["గ్రీన్", "green"],
  ["శ్రీహరిపురం", "SRIHARIPURAM"],
  ["srihari puram", "SRIHARIPURAM"],
  ["zzzz", "zzzz"],
])("%s is searched among names as %s", async (typed, text) => {
  const nearest = (await findTyped(sources, typed, "en"))[0]?.name ?? "";
  expect(toNameSearch(sources, typed, nearest)).toBe(text);
});

test("nothing is found for what is no name", async () => {
  for (const text of ["", "  ", "zzzzqqqq", "%", "qxz".repeat(10_000)])
    expect(await findTyped(sources, text, "en")).toEqual([]);
});

const PROJECT = { name: "Vennela Gardens", lat: 16.47, lng: 80.59 };
const stateOf = (place: string) => ({ ...DEFAULT_STATE, place });
const resolve = (typed: string) =>
  resolveTyped({ ...sources, project: PROJECT }, stateOf(typed), "en");

test.each([
  ["Kankipadu", "Kankipadu", "", "Kankipadu"],
  ["kankipadu", "kankipadu", "", "Kankipadu"],
  ["కంకిపాడు", "కంకిపాడు", "", "Kankipadu"],
  ["kankipdu", "Kankipadu", "kankipdu", "Kankipadu"],
  ["kanki", "Kankipadu", "kanki", "Kankipadu"],
  ["Undavalli", "Undavalli", "", undefined],
  ["near Kankipadu", "Kankipadu", "", "Kankipadu"],
  ["Guntur district", "Guntur district", "", "Guntur district"],
  ["గుంటూరు జిల్లా", "గుంటూరు జిల్లా", "", "Guntur district"],
  ["Guntur mandal", "Guntur", "Guntur mandal", "Guntur"],
  ["Guntur, Guntur district", "Guntur, Guntur district", "", "Guntur"],
  // As before the division of 2022, by which addresses still go.
  ["Vijayawada, Krishna district", "Vijayawada, Krishna district", "", "Vijayawada"],
  ["విజయవాడ, కృష్ణా జిల్లా", "విజయవాడ, కృష్ణా జిల్లా", "", "Vijayawada"],
  ["Eluru, West Godavari", "Eluru, West Godavari", "", "Eluru"],
  ["Nuzvid, Krishna district", "Nuzvid, Krishna district", "", "Nuzvid"],
  ["Vijayawada, Guntur district", "Vijayawada", "Vijayawada, Guntur district", "Vijayawada"],
  ["Kankipadu (V), Krishna (D), A. P.", "Kankipadu (V), Krishna (D), A. P.", "", "Kankipadu"],
  ["Kankipadu (M)", "Kankipadu", "Kankipadu (M)", "Kankipadu"],
  ["Prakasam district", "", "", undefined],
])("%s is searched as %s, instead of “%s”, in the town %s", async (typed, place, asked, town) => {
  const resolved = await resolve(typed);
  expect(resolved).toMatchObject({ kind: "search", state: { place, asked } });
  expect(resolved.kind === "search" && resolved.state.query.town).toBe(town);
});

test("another name than was typed is told, a layout's as well", async () => {
  expect(await resolve("Lakeridge")).toMatchObject({ state: { asked: "", place: "" } });
  const inTelugu = "గ్రీన్ డిలైట్";
  expect(await resolve(inTelugu)).toMatchObject({
    state: { asked: inTelugu, query: { text: expect.stringMatching(/^green delight/i) } },
  });
});

test.each(["Vennela Gardens", "vennela garden", "వెన్నెల గార్డెన్స్"])(
  "%s is the featured project",
  async (typed) => {
    expect(await resolve(typed)).toEqual({ kind: "project" });
    const [first] = await findTyped({ ...sources, project: PROJECT }, typed, "en");
    expect(first).toMatchObject({ kind: "project", name: "Vennela Gardens" });
  },
);

test("a size and a sum that are typed with a place are asked for, and the place is found", async () => {
  const typed = { ...DEFAULT_STATE, place: "200 sq yd under 40 lakh near kankipdu" };
  expect(await resolveTyped(sources, typed, "en")).toMatchObject({
    kind: "search",
    state: {
      place: "Kankipadu",
      asked: "kankipdu",
      query: {
        size: { min: 200, max: 1000 },
        budgetLakhs: 40,
        centre: { lat: expect.any(Number) },
      },
    },
  });
  expect(await findTyped(sources, typed.place, "en")).toEqual([]);
});

test("what is to be near is asked for, beside the place or alone", async () => {
  const inPlace = await resolve("plot near school and bank in kankipdu");
  expect(inPlace).toMatchObject({
    state: { place: "Kankipadu", query: { near: { kinds: ["high-school", "bank"], km: 3 } } },
  });
  const anywhere = await resolve("within 2 km of the ring road");
  if (anywhere.kind !== "search") throw new Error("not a search");
  expect(toSearchParams(anywhere.state).toString()).toBe("near=ring-road-2");
  expect(await findTyped(sources, "near school, Kankipadu", "en")).toEqual([]);
});

test("what stands between a size and a sum without a word is no name", async () => {
  const resolved = await resolve("200 sq yd - 40 lakh");
  if (resolved.kind !== "search") throw new Error("not a search");
  expect(toSearchParams(resolved.state).toString()).toBe("budget=40&size=200-1000");
});

test.each([
  ["3 crore", 300],
  ["1.5 Cr", 150],
  ["200 crore", 9_999],
])("a sum beyond the slider is asked for as it is typed: %s", async (typed, budgetLakhs) => {
  const resolved = await resolve(typed);
  expect(resolved).toMatchObject({ state: { place: "", query: { budgetLakhs } } });
  if (resolved.kind !== "search") return;
  expect(parseSearchParams(toSearchParams(resolved.state))).toEqual(resolved.state);
});

const SIZED = [
  "Royal 1 Acre Farms",
  "Acre Homes",
  "5 Cents",
  "Nunna 200 Sq Yd Enclave",
  "Five Acres Greens",
];
const sized = {
  ...sources,
  project: { ...PROJECT, name: "Two Crore Villas 2 Cr" },
  index: indexOf(
    SIZED.map((name, row) => ({ name, mlsNumber: `P${row}`, lat: 16.5, lng: 80.6 + row / 100 })),
  ),
};

test.each([
  ["Royal 1 Acre Farms", "Royal 1 Acre Farms"],
  ["royal 1 acre", "Royal 1 Acre Farms"],
  ["Acre Homes", "Acre Homes"],
  ["5 cents", "5 Cents"],
  ["nunna 200 sq yd enc", "Nunna 200 Sq Yd Enclave"],
  ["Two Crore Villas 2 Cr", "Two Crore Villas 2 Cr"],
  ["Five Acres Greens", "Five Acres Greens"],
  ["five acres green", "Five Acres Greens"],
])("%s is the layout %s, and no question", async (typed, name) => {
  expect((await findTyped(sized, typed, "en"))[0]?.name).toBe(name);
  const resolved = await resolveTyped(sized, stateOf(typed), "en");
  if (name === sized.project.name) expect(resolved).toEqual({ kind: "project" });
  else
    expect(resolved).toMatchObject({
      state: { place: "", query: { text: typed, size: DEFAULT_STATE.query.size } },
    });
});

test.each([
  ["Five Acres Greens in Nunna", DEFAULT_STATE.query],
  ["Five Acres Greens, Nunna, under 40 lakh", { budgetLakhs: 40 }],
  ["200 sq yd in five acres greens", { size: { min: 200, max: 1000 } }],
])(
  "%s is about the layout of that name",
  async (typed, { size, budgetLakhs }: Partial<SearchQuery>) => {
    expect(await resolveTyped(sized, stateOf(typed), "en")).toMatchObject({
      state: {
        place: "",
        query: {
          text: "five acres greens",
          size: size ?? DEFAULT_STATE.query.size,
          budgetLakhs: budgetLakhs ?? DEFAULT_STATE.query.budgetLakhs,
        },
      },
    });
  },
);

test("a size that is typed is no layout, whatever some are called", async () => {
  expect(await resolveTyped(sized, stateOf("five acres in Nunna"), "en")).toMatchObject({
    state: { place: "Nunna", query: { size: { min: 500, unit: "cent" } } },
  });
});

test("who says how far round a town means the circle", async () => {
  const round = await resolveTyped(sources, stateOf("within 3 km of Vijayawada"), "en");
  if (round.kind === "project") throw new Error("It is a search.");
  expect(round.state.query).toMatchObject({ radiusKm: 3, centre: { lat: expect.any(Number) } });
  expect(round.state.query.town).toBeUndefined();
  const whole = await resolveTyped(sources, stateOf("Vijayawada"), "en");
  expect(whole).toMatchObject({ state: { query: { town: "Vijayawada" } } });
});

test("what is asked for with a place's name is no other name for it", async () => {
  for (const typed of ["plots in Guntur", "above 40 lakh Guntur"]) {
    const resolved = await resolveTyped(sources, stateOf(typed), "en");
    expect(resolved).toMatchObject({ state: { place: "Guntur", asked: "" } });
  }
  expect(await resolveTyped(sources, stateOf("above 40 lakh"), "en")).toMatchObject({
    state: { query: { leastLakhs: 40, budgetLakhs: MOST_TYPED_LAKHS } },
  });
});

test.each(["1 acre", "200 sq yd", "1 acre farms Lam", "2 Cr", "Royal 2 acres"])(
  "%s is a question, though a layout is nearly called so",
  async (typed) => {
    expect(await findTyped(sized, typed, "en")).toEqual([]);
    const { size, budgetLakhs } = DEFAULT_STATE.query;
    const resolved = await resolveTyped(sized, stateOf(typed), "en");
    expect(resolved).not.toMatchObject({ state: { query: { size, budgetLakhs } } });
  },
);
