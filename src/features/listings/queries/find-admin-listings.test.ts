import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  ADMIN_LISTINGS_SORTS,
  type AdminListingsQuery,
  type AdminListingsSort,
  PAGE_LISTINGS,
  parseAdminListingsQuery,
  toAdminListingsSearch,
} from "#features/listings/model/admin-listings-query.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { listings } from "#platform/db/schema.ts";
import { findAdminListings } from "./find-admin-listings.server.ts";

const COUNT = 127;
const sources = {
  illustrationOf: () => "hash",
  isDisputed: () => false,
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};
const numberAt = (position: number) => `PAGE-${String(position).padStart(3, "0")}`;

function rowAt(position: number) {
  const mlsNumber = numberAt(position);
  // Every name is that of several, one of them in Telugu with what an address has to escape.
  const name = ["MEADOW", "ASTER ~ & %", "తోట లేఅవుట్", "meadow west"][position % 4] ?? "";
  const listing = { name, location: "Nunna", propertyType: "Plot", mlsNumber };
  // Microseconds, of which a date of this language knows nothing; nine of ten at the same time.
  const at = position % 10 === 0 ? position : 5;
  const updatedAt = sql`timestamptz '2026-11-20 04:30:00+00' + ${at}::integer * interval '1 microsecond'`;
  return {
    mlsNumber,
    position,
    listing,
    hash: mlsNumber,
    published: position % 3 > 0,
    updatedAt,
  };
}

describeEachDatabase("pages of the table of listings", (at) => {
  const db = () => at.database().db;

  beforeEach(async () => {
    await at.empty();
    for (let position = 1; position <= COUNT; position += 1)
      await db().insert(listings).values(rowAt(position));
  });

  const find = (query: AdminListingsQuery) => findAdminListings(db(), query, sources);

  /** Numbers of each page, walked by the addresses that the pages give; `between` is done after each. */
  async function walk(
    search: string,
    side: "before" | "after",
    between: (page: number) => Promise<unknown> = async () => undefined,
  ) {
    const pages: string[][] = [];
    for (let next: string | null = search; next !== null; ) {
      const query = parseAdminListingsQuery(new URLSearchParams(next));
      const table = await find(query);
      pages.push(table.rows.map(({ summary }) => summary.mlsNumber));
      const from: AdminListingsQuery["from"] = table[side];
      next = from && toAdminListingsSearch({ ...query, from });
      await between(pages.length);
    }
    return pages;
  }

  const COMPARE: Record<AdminListingsSort, (a: number, b: number) => number> = {
    catalogue: (a, b) => a - b,
    changed: (a, b) => (b % 10 === 0 ? b : 5) - (a % 10 === 0 ? a : 5) || a - b,
    name: (a, b) => a - b,
  };

  test.each(ADMIN_LISTINGS_SORTS)(
    "by %s they join to the whole, forwards and back",
    async (sort) => {
      const pages = await walk(`sort=${sort}`, "after");
      expect(pages.map(({ length }) => length)).toEqual([PAGE_LISTINGS, PAGE_LISTINGS, 27]);
      const all = Array.from({ length: COUNT }, (_, place) => place + 1);
      if (sort !== "name") expect(pages.flat()).toEqual(all.sort(COMPARE[sort]).map(numberAt));
      expect(new Set(pages.flat()).size).toBe(COUNT);
      // From behind the last one back to the first.
      const last = pages.at(-1)?.at(0) ?? "";
      const table = await find(parseAdminListingsQuery(new URLSearchParams(`sort=${sort}`)));
      expect(table.before).toBeNull();
      let query = parseAdminListingsQuery(new URLSearchParams(`sort=${sort}`));
      for (let page = await find(query); page.after; page = await find(query))
        query = { ...query, from: page.after };
      const back = await walk(toAdminListingsSearch(query), "before");
      expect(back[0]?.[0]).toBe(last);
      expect(back.toReversed()).toEqual(pages);
    },
  );

  test.each(ADMIN_LISTINGS_SORTS)(
    "by %s what nobody touched stands once while rows change",
    async (sort) => {
      const touched = new Set<string>();
      const pages = await walk(`sort=${sort}`, "after", async (page) => {
        // One of the page before and one that is to come, and a new one at either end.
        for (const position of [page * 40 - 17, page * 30 + 33]) {
          touched.add(numberAt(position));
          const name = page % 2 ? "AAA" : "zzz";
          await db()
            .update(listings)
            .set({ updatedAt: new Date(), listing: { ...rowAt(position).listing, name } })
            .where(sql`${listings.position} = ${position}`);
        }
        await db()
          .insert(listings)
          .values({ ...rowAt(COUNT + page), updatedAt: new Date() });
      });
      const seen = pages.flat().filter((number) => !touched.has(number));
      const old = seen.filter((number) => number <= numberAt(COUNT));
      expect(new Set(seen).size).toBe(seen.length);
      expect(old).toHaveLength(COUNT - touched.size);
    },
  );

  test("filters and search go over the pages, counts with them", async () => {
    const off = await walk("published=no", "after");
    expect(off.map(({ length }) => length)).toEqual([42]);
    const searched = await walk("q=meadow&sort=changed", "after");
    expect(searched.map(({ length }) => length)).toEqual([PAGE_LISTINGS, 13]);
    const table = await find(parseAdminListingsQuery(new URLSearchParams("q=meadow")));
    expect(table).toMatchObject({ found: 63, published: 85, unpublished: 42, before: null });
    // Two letters begin a word: an index has no others.
    const short = async (text: string) =>
      (await find(parseAdminListingsQuery(new URLSearchParams({ q: text })))).found;
    expect([await short("we"), await short("ea"), await short("తో")]).toEqual([32, 0, 32]);
  });

  test("an address that no page has given opens the first page, and one behind the end an empty one", async () => {
    const first = await walk("", "after").then(([page]) => page);
    for (const search of [
      "after=x",
      "after=-1",
      "after=99999999999",
      "after=3~stray",
      "before=",
      "sort=changed&after=3",
      "sort=changed&after=3~2026-02-31T00:00:00.000000Z",
      "sort=changed&after=3~0000-01-01T00:00:00.000000Z",
      "sort=name&after=3~a%00b",
    ]) {
      const query = parseAdminListingsQuery(new URLSearchParams(search));
      expect([search, query.from]).toEqual([search, null]);
    }
    const rows = async (search: string) =>
      (await find(parseAdminListingsQuery(new URLSearchParams(search)))).rows.length;
    expect(first).toHaveLength(PAGE_LISTINGS);
    expect(await rows("after=127")).toBe(0);
    expect(await rows("sort=name&after=1~%F0%9F%8F%A1")).toBe(0);
  });
});
