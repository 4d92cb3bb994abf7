import type { Map as MapLibreMap } from "maplibre-gl";
import {
  TerraDraw,
  TerraDrawFreehandMode,
  TerraDrawModeUndoRedo,
  TerraDrawPolygonMode,
} from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import type { LatLng } from "#lib/geo/geo.ts";
import type { MapColours } from "#platform/map/ground/map-colours.ts";
import { simplifyRing } from "./simplify-ring.ts";

/** By hand in one stroke, or corner by corner. */
export type DrawingWay = "freehand" | "polygon";

interface AreaDrawingEvents {
  /** Corners set so far; the one under the pointer does not count. */
  readonly onCorners: (corners: number) => void;
  /** The ring closed on its first corner or by Enter, itself not closed. */
  readonly onFinish: (corners: readonly LatLng[]) => void;
}

/** Polygon while it grows: the corners set, one under the pointer, and the first again. */
const UNSET_POSITIONS = 2;
/** A stroke has hundreds of positions; an address should stay one that can be sent. */
const MOST_OF_A_STROKE = 40;
/** Between two positions of a stroke, px. */
const STEP = 8;

/**
 * The one owner of the drawing engine: a stroke round an area by finger or mouse, which stays until it
 * is taken or drawn anew, or a polygon set corner by corner.
 */
export class AreaDrawing {
  readonly #draw: TerraDraw;
  readonly #events: AreaDrawingEvents;

  constructor(map: MapLibreMap, { river }: MapColours, events: AreaDrawingEvents) {
    const colour = river as `#${string}`;
    const look = { fillColor: colour, fillOpacity: 0.1, outlineColor: colour, outlineWidth: 2 };
    this.#events = events;
    this.#draw = new TerraDraw({
      adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision: 6 }),
      modes: [
        new TerraDrawFreehandMode({
          drawInteraction: "click-drag",
          minDistance: STEP,
          // How long after a stroke none begins, ms: the next may follow at once.
          autoCloseTimeout: 0,
          styles: { ...look, closingPointOpacity: 0, closingPointOutlineOpacity: 0 },
        }),
        new TerraDrawPolygonMode({
          showCoordinatePoints: true,
          styles: {
            ...look,
            coordinatePointColor: colour,
            coordinatePointWidth: 4,
            closingPointColor: colour,
            closingPointWidth: 6,
          },
        }),
      ],
      undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
    });
    this.#draw.on("change", () => events.onCorners(this.#setCorners().length));
    this.#draw.on("finish", (id) => this.#finished(id));
    this.#draw.start();
    this.#draw.setMode("freehand");
  }

  get #way(): DrawingWay {
    return this.#draw.getMode() === "polygon" ? "polygon" : "freehand";
  }

  #finished(id: string | number): void {
    if (this.#way === "polygon") this.#events.onFinish(this.#ringOf(id));
    else this.#replaceOthers(id);
  }

  /** A stroke takes the place of the one before. */
  #replaceOthers(id: string | number): void {
    const drawn = this.#draw.getSnapshot().flatMap((one) => (one.id === undefined ? [] : [one.id]));
    this.#draw.removeFeatures(drawn.filter((other) => other !== id));
    this.#events.onCorners(this.#setCorners().length);
  }

  #ringOf(id: string | number): readonly LatLng[] {
    const geometry = this.#draw.getSnapshotFeature(id)?.geometry;
    if (geometry?.type !== "Polygon") return [];
    const ring = geometry.coordinates[0] ?? [];
    return ring.slice(0, -1).map(([lng = 0, lat = 0]) => ({ lat, lng }));
  }

  #setCorners(): readonly LatLng[] {
    const polygons = this.#draw.getSnapshot().filter(({ geometry }) => geometry.type === "Polygon");
    const id = polygons.at(-1)?.id;
    const ring = id === undefined ? [] : this.#ringOf(id);
    return this.#way === "freehand" ? ring : ring.slice(0, 1 - UNSET_POSITIONS);
  }

  /** What is drawn so far as an area; null while it is none. */
  area(): readonly LatLng[] | null {
    const corners = this.#setCorners();
    if (corners.length < 3) return null;
    return this.#way === "freehand" ? simplifyRing(corners, MOST_OF_A_STROKE) : corners;
  }

  /** Begins anew in another way. */
  setWay(way: DrawingWay): void {
    this.#draw.clear();
    this.#draw.setMode(way);
    this.#events.onCorners(0);
  }

  /** Takes back the last corner, or the stroke. */
  undo(): void {
    if (this.#way === "freehand") this.setWay("freehand");
    else if (this.#draw.canUndo()) this.#draw.undo();
  }

  /** Takes the engine and all it drew off the map. */
  stop(): void {
    if (this.#draw.enabled) this.#draw.stop();
  }
}
