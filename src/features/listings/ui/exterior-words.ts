import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type RoadSurface, toExterior } from "#features/listings/illustrations/exterior.ts";

export const ROAD_SURFACE_NAMES: Record<RoadSurface, MessageDescriptor> = {
  bt: msg`BT road`,
  cc: msg`CC road`,
  metal: msg`Metal road`,
  gravel: msg`Gravel road`,
};

const PAVINGS: ReadonlyMap<string, MessageDescriptor> = new Map([
  ["cement tiled", msg`Cement tiles`],
  ["soil", msg`Soil`],
]);
const SPAN = /^(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) feet$/i;

/** One entry of the roads and walls in words of the page; as it is written where they have none. */
export function useExteriorWords(): (entry: string) => string {
  const { i18n, t } = useLingui();
  return (entry) => {
    const { roadSurfaces } = toExterior([entry]);
    if (roadSurfaces.length > 0)
      return roadSurfaces.map((surface) => i18n._(ROAD_SURFACE_NAMES[surface])).join(", ");
    const paving = PAVINGS.get(entry.trim().toLowerCase());
    if (paving) return i18n._(paving);
    const [, from, to] = SPAN.exec(entry.trim()) ?? [];
    if (from && to) return t`${from} to ${to} ft`;
    const figure = entry.trim();
    return /^[\d., ]+$/.test(figure) ? t`${figure} ft` : entry;
  };
}
