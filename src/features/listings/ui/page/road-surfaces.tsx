import { useLingui } from "@lingui/react/macro";
import type { RoadSurface } from "#features/listings/illustrations/exterior.ts";
import { ROAD_SURFACE_NAMES } from "#features/listings/ui/exterior-words.ts";

/** The road surfaces that the listing states. */
export function RoadSurfaces({ surfaces }: { surfaces: readonly RoadSurface[] }) {
  const { i18n } = useLingui();
  return surfaces.map((surface) => i18n._(ROAD_SURFACE_NAMES[surface])).join(", ");
}
