import { useRef } from "react";
import type { SearchQuery } from "#features/search/model/search-query.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import type { MapTarget } from "#platform/map/map-view.ts";
import { type Aim, nextAim, reportRest } from "./map-aim.ts";

export interface MapAim {
  readonly target: MapTarget;
  /** Tells that the map came to rest at bounds that are now those of the address. */
  readonly settle: (bounds: Bounds) => void;
}

/**
 * Where the map is to look: by the address, by what the map itself reported to it, and where no
 * place is asked for by the box of what is found.
 */
export function useMapTarget(query: SearchQuery, extent: () => Bounds | null): MapAim {
  const aim = useRef<Aim | null>(null);
  aim.current = nextAim(aim.current, query, extent);
  return {
    target: aim.current.target,
    settle: (bounds) => {
      if (aim.current) aim.current = reportRest(aim.current, bounds);
    },
  };
}
