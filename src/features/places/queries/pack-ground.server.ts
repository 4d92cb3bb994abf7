import { join } from "node:path";
import { z } from "zod";
import { FACILITY_KINDS } from "#features/places/model/facility-kinds.ts";
import { SAME_VILLAGE_KM } from "#features/places/model/gazetteer.ts";
import type { PlaceName } from "#features/places/model/place-name.ts";
import { foldSpelling } from "#features/places/model/spelling.ts";
import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { GroundData, GroundName } from "#platform/map/ground/ground-data.ts";
import type { Region } from "#platform/region/region.ts";
import { loadSurroundings } from "./load-surroundings.server.ts";
import { position, readRegionCsv, readRegionJson } from "./region-files.server.ts";

const surveyedVillage = z.object({
  name: z.string().min(1),
  people: z.coerce.number().int().nonnegative(),
  ...position,
});

const basePlaces = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        nameTe: z.string().nullish(),
        nameHi: z.string().nullish(),
      }),
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
    }),
  ),
});

const DEGREE = 1e5;

function columns(all: readonly LatLng[]) {
  return {
    lat: all.map(({ lat }) => Math.round(lat * DEGREE)),
    lng: all.map(({ lng }) => Math.round(lng * DEGREE)),
  };
}

/** Without what is not known. */
function short({ en, te, hi }: PlaceName): GroundName {
  return te || hi ? [en, te, hi] : [en];
}

/**
 * The ground of the embedded map from `data/region`: villages with their people, stations,
 * facilities that buyers ask about. Names in Telugu and Hindi are those that our own places have.
 */
export async function packGround(region: Pick<Region, "folder">): Promise<GroundData> {
  const { facilities, stations } = await loadSurroundings(region);
  const base = basePlaces
    .parse(await readRegionJson(join(region.folder, "places.geojson")))
    .features.map((one) => {
      const [lng, lat] = one.geometry.coordinates;
      return { ...one.properties, lat, lng, sound: foldSpelling(one.properties.name) };
    });
  const villages = (await readRegionCsv(join(region.folder, "villages.csv"), surveyedVillage)).map(
    (village) => {
      const sound = foldSpelling(village.name);
      const ours = base.find(
        (one) => one.sound === sound && distanceKm(one, village) <= SAME_VILLAGE_KM,
      );
      const name = {
        en: ours?.name ?? village.name,
        te: ours?.nameTe ?? null,
        hi: ours?.nameHi ?? null,
      };
      return { ...village, name, isOurs: ours !== undefined };
    },
  );
  const names = new Map<string, GroundName>();
  for (const { name } of facilities) if (name) names.set(name.en, short(name));
  const namesInOrder = [...names.keys()];
  return {
    villages: {
      ...columns(villages),
      name: villages.map(({ name }) => short(name)),
      people: villages.map(({ people }) => people),
      lettered: villages.map(({ isOurs }) => (isOurs ? 1 : 0)),
    },
    stations: { ...columns(stations), name: stations.map(({ name }) => short(name)) },
    facilities: {
      ...columns(facilities),
      kinds: [...FACILITY_KINDS],
      names: [...names.values()],
      kind: facilities.map(({ kind }) => FACILITY_KINDS.indexOf(kind)),
      named: facilities.map(({ name }) => (name ? namesInOrder.indexOf(name.en) : -1)),
    },
  };
}
