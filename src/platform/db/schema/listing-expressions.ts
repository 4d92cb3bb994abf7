import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * What indexes of listings are made of. A query that says it in the same words is answered by them; said
 * otherwise it is answered by reading the table.
 */
type Columns<Name extends string> = Readonly<Record<Name, SQLWrapper>>;

/** What a listing is found by, with a space before each part: a word begins after one. */
export function listedText(listing: Columns<"mlsNumber" | "listing">): SQL<string> {
  return sql<string>`(' ' || ${listing.mlsNumber} || ' ' || coalesce(${listing.listing} ->> 'name', '') || ' ' || coalesce(${listing.listing} ->> 'location', ''))`;
}

/** A name as the order by name has it. */
export function nameInOrder(listing: Columns<"listing">): SQL<string> {
  return sql<string>`lower(coalesce(${listing.listing} ->> 'name', ''))`;
}

/** 1 for a listing with photographs, 0 without: an index answers both only of a figure, and fails on no JSON. */
export function hasPhotos(listing: Columns<"photos">): SQL<number> {
  return sql<number>`(case when jsonb_typeof(${listing.photos}) = 'array' and ${listing.photos} <> '[]' then 1 else 0 end)`;
}

/** 1 for a listing that states its rate, 0 without. */
export function statesRate(listing: Columns<"listing">): SQL<number> {
  return sql<number>`(case when coalesce(${listing.listing} -> 'marketValue' ->> 'pricePerSqYd', '') <> '' then 1 else 0 end)`;
}
