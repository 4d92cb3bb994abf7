import { useMemo } from "react";

/** What a loader sent as JSON, in one text: the router encodes and decodes value by value. */
export function useJson<Data>(json: string): Data {
  return useMemo(() => JSON.parse(json) as Data, [json]);
}
