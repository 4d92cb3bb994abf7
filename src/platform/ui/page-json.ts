import { useMemo } from "react";

/** Text of JSON that remembers what it is of. */
export type Json<Data> = string & { readonly of: Data };

/** For a loader: one text is sent in the time of one value, where the router encodes value by value. */
export function toJson<Data>(data: Data): Json<Data> {
  return JSON.stringify(data) as Json<Data>;
}

/** What a loader sent as JSON; it is read once. */
export function useJson<Data>(json: Json<Data>): Data {
  return useMemo(() => readJson(json), [json]);
}

/** As `useJson`, outside of a component; read anew each time. */
export function readJson<Data>(json: Json<Data>): Data {
  return JSON.parse(json);
}
