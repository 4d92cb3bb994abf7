// Packs villages, stations and facilities of data/region into the file that the embedded map loads
// when it is near: node scripts/make-ground-map.ts. Run it again when data/region changes.
import { writeFile } from "node:fs/promises";
import { packGround } from "#features/places/queries/pack-ground.server.ts";
import { shippedRegion } from "#platform/region/read-region.ts";

const ground = await packGround(shippedRegion());
await writeFile("src/platform/map/ground/ground-map.json", `${JSON.stringify(ground)}\n`);
console.log(ground.villages.name.length, "villages,", ground.facilities.kind.length, "facilities");
