import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { RoadSurface } from "#features/listings/illustrations/exterior.ts";

export const ROAD_SURFACE_NAMES: Record<RoadSurface, MessageDescriptor> = {
  bt: msg`BT road`,
  cc: msg`CC road`,
  metal: msg`Metal road`,
  gravel: msg`Gravel road`,
};

/** The road surfaces that the listing states. */
export function RoadSurfaces({ surfaces }: { surfaces: readonly RoadSurface[] }) {
  const { i18n } = useLingui();
  return surfaces.map((surface) => i18n._(ROAD_SURFACE_NAMES[surface])).join(", ");
}
