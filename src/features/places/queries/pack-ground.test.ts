import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { shippedRegion } from "#platform/region/read-region.ts";
import { packGround } from "./pack-ground.server.ts";

test("the packed ground of the map is that of data/region", async () => {
  const packed = JSON.parse(await readFile("src/platform/map/ground/ground-map.json", "utf8"));
  expect(packed).toEqual(JSON.parse(JSON.stringify(await packGround(shippedRegion()))));
});
