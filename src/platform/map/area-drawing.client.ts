import type { Map as MapLibreMap } from "maplibre-gl";
import { TerraDraw, TerraDrawModeUndoRedo, TerraDrawPolygonMode } from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import type { LatLng } from "#lib/geo/geo.ts";
import type { MapColours } from "./map-colours.ts";

interface AreaDrawingEvents {
  /** Corners set so far; the one under the pointer does not count. */
  readonly onCorners: (corners: number) => void;
  /** The finished ring, not closed. */
  readonly onFinish: (corners: readonly LatLng[]) => void;
}

/** Polygon while it grows: the corners set, one under the pointer, and the first again. */
const UNSET_POSITIONS = 2;

/** The one owner of the drawing engine: a polygon set corner by corner, closed on its first corner or by Enter. */
export class AreaDrawing {
  readonly #draw: TerraDraw;

  constructor(map: MapLibreMap, { river }: MapColours, events: AreaDrawingEvents) {
    const colour = river as `#${string}`;
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
      modes: [
        new TerraDrawPolygonMode({
          showCoordinatePoints: true,
          styles: {
            fillColor: colour,
            fillOpacity: 0.1,
            outlineColor: colour,
            outlineWidth: 2,
            coordinatePointColor: colour,
            coordinatePointWidth: 4,
            closingPointColor: colour,
            closingPointWidth: 6,
          },
        }),
      ],
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    });
    this.#draw.on("change", () => events.onCorners(this.#corners()));
    this.#draw.on("finish", (id) => events.onFinish(this.#ringOf(id)));
    this.#draw.start();
    this.#draw.setMode("polygon");
  }

  #corners(): number {
    const polygon = this.#draw.getSnapshot().find(({ geometry }) => geometry.type === "Polygon");
    if (polygon?.geometry.type !== "Polygon") return 0;
    return Math.max(0, (polygon.geometry.coordinates[0]?.length ?? 0) - UNSET_POSITIONS);
  }

  #ringOf(id: string | number): readonly LatLng[] {
    const geometry = this.#draw.getSnapshotFeature(id)?.geometry;
    if (geometry?.type !== "Polygon") return [];
    const ring = geometry.coordinates[0] ?? [];
    return ring.slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }));
  }

  /** Takes back the last corner. */
  undo(): void {
    if (this.#draw.canUndo()) this.#draw.undo();
  }

  /** Takes the engine and all it drew off the map. */
  stop(): void {
    if (this.#draw.enabled) this.#draw.stop();
  }
}
