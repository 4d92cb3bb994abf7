import Supercluster from "supercluster";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";

/** Markers nearer than this on the screen become one circle. */
const RADIUS_PX = 60;
const LEAST_POINTS = 2;
/** MapLibre's tile size, so that the radius is in screen pixels. */
const EXTENT = 512;
/** Beyond it nothing is clustered but what stands on one spot. */
const DEEPEST_ZOOM = 20;

/** A thing on the map: where it stands, what its tag says. */
export interface MapMarker {
  readonly id: string;
  readonly at: LatLng;
  /** What it adds to a circle's figure: nothing, where another marker stands for the same layout. */
  readonly layouts: 0 | 1;
  /** Words of the tag: "₹18.5k". */
  readonly tag: string;
  /** What a screen reader says after the tag. */
  readonly name: string;
  /** Opened before. */
  readonly seen: boolean;
  readonly saved: boolean;
}

export type Cluster = {
  readonly kind: "cluster";
  readonly id: number;
  readonly at: LatLng;
  /** Layouts in it, each once. */
  readonly count: number;
};

export type Placed = { readonly kind: "marker"; readonly marker: MapMarker } | Cluster;

/** What a click on a circle leads to: a zoom that parts it, or, for one spot, the list of it. */
export type ClusterOpening =
  | { readonly kind: "zoom"; readonly zoom: number }
  | { readonly kind: "list"; readonly ids: readonly string[] };

export interface MarkerClusters {
  /** What stands in a box at a MapLibre zoom. */
  readonly inView: (bounds: Bounds, zoom: number) => readonly Placed[];
  readonly open: (cluster: Cluster) => ClusterOpening;
}

interface Counted {
  row: number;
  layouts: number;
}

/** Clusters markers, once for a set of them. */
export function clusterMarkers(markers: readonly MapMarker[]): MarkerClusters {
  const index = new Supercluster<Counted, Counted>({
    radius: RADIUS_PX,
    minPoints: LEAST_POINTS,
    extent: EXTENT,
    maxZoom: DEEPEST_ZOOM,
    reduce: (sum, { layouts }) => {
      sum.layouts += layouts;
    },
  });
  index.load(
    markers.map(({ at, layouts }, row) => ({
      type: "Feature",
      properties: { row, layouts },
      geometry: { type: "Point", coordinates: [at.lng, at.lat] },
    })),
  );
  return {
    inView: ({ west, south, east, north }, zoom) =>
      index
        .getClusters([west, south, east, north], Math.floor(zoom))
        .flatMap((feature): Placed[] => {
          const [lng = 0, lat = 0] = feature.geometry.coordinates;
          const { properties } = feature;
          if ("cluster" in properties) {
            const { cluster_id: id, layouts } = properties;
            // Where each of its layouts has its first marker elsewhere, it is of one at least.
            return [{ kind: "cluster", id, at: { lat, lng }, count: Math.max(1, layouts) }];
          }
          const marker = markers[properties.row];
          return marker ? [{ kind: "marker", marker }] : [];
        }),
    open: ({ id }) => {
      const zoom = index.getClusterExpansionZoom(id);
      if (zoom <= DEEPEST_ZOOM) return { kind: "zoom", zoom };
      const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
      const ids = leaves.flatMap(({ properties }) => markers[properties.row]?.id ?? []);
      return { kind: "list", ids };
    },
  };
}
