import { useRef } from "react";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import type { MapTarget } from "#platform/map/map-view.ts";
import { useRegion } from "#platform/ui/shell/site.ts";
import { type Aim, nextAim, reportRest } from "./map-aim.ts";

export interface MapAim {
  readonly target: MapTarget;
  /** Tells that the map came to rest at bounds that are now those of the address. */
  readonly settle: (bounds: Bounds) => void;
}

/**
 * Where the map is to look: by the address, by what the map itself reported to it, and where no
 * place is asked for by the box of what is found, or by the region where nothing is.
 */
export function useMapTarget(query: SearchQuery, extent: () => Bounds | null): MapAim {
  const aim = useRef<Aim | null>(null);
  const { centre: home } = useRegion();
  aim.current = nextAim(aim.current, query, { home, extent });
  return {
    target: aim.current.target,
    settle: (bounds) => {
      if (aim.current) aim.current = reportRest(aim.current, bounds);
    },
  };
}
