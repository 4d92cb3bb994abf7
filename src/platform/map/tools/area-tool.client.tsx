import { Trans } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import type { MapColours } from "#platform/map/ground/map-colours.ts";
import { areaShape } from "#platform/map/marks/circle-shape.ts";
import { button } from "#platform/ui/button.ts";
import type { AreaDrawing, DrawingWay } from "./area-drawing.client.ts";

interface AreaLayersProps {
  readonly area: readonly LatLng[];
  readonly colours: MapColours;
  /** Layer that stays above the area. */
  readonly below: string | undefined;
}

/** A drawn area at rest. */
export function AreaLayers({ area, colours, below }: AreaLayersProps) {
  const common = below === undefined ? {} : { beforeId: below };
  return (
    <Source type="geojson" data={areaShape(area)}>
      <Layer
        {...common}
        id="area-fill"
        type="fill"
        paint={{ "fill-color": colours.river, "fill-opacity": 0.08 }}
      />
      <Layer
        {...common}
        id="area-rim"
        type="line"
        layout={{ "line-join": "round" }}
        paint={{ "line-color": colours.river, "line-width": 2 }}
      />
    </Source>
  );
}

interface AreaToolProps {
  readonly colours: MapColours;
  readonly onFinish: (corners: readonly LatLng[]) => void;
  readonly onCancel: () => void;
}

/** Drawing an area by hand or by corners: the engine while it is on, and its buttons in reach of a thumb. */
export function AreaTool({ colours, onFinish, onCancel }: AreaToolProps) {
  const { current: map } = useMap();
  const drawing = useRef<AreaDrawing | null>(null);
  const [corners, setCorners] = useState(0);
  const [way, setWay] = useState<DrawingWay>("freehand");
  const finish = useEffectEvent(onFinish);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    if (!map) return;
    let isWanted = true;
    import("./area-drawing.client.ts").then(
      ({ AreaDrawing }) => {
        if (!isWanted) return;
        const events = {
          onCorners: setCorners,
          onFinish: (ring: readonly LatLng[]) => finish(ring),
        };
        drawing.current = new AreaDrawing(map.getMap(), colours, events);
      },
      // Without its engine there is no drawing; the rest of the map goes on.
      () => isWanted && cancel(),
    );
    return () => {
      isWanted = false;
      drawing.current?.stop();
      drawing.current = null;
    };
  }, [map, colours]);
  const takeView = () => {
    const box = map?.getBounds();
    if (box)
      onFinish([box.getNorthWest(), box.getNorthEast(), box.getSouthEast(), box.getSouthWest()]);
  };
  const change = (next: DrawingWay) => {
    drawing.current?.setWay(next);
    setWay(next);
  };
  const take = () => {
    const area = drawing.current?.area();
    if (area) onFinish(area);
  };
  const isArea = corners >= 3;
  return (
    <div className="rising absolute inset-x-3 bottom-3 z-10 mx-auto grid max-w-md gap-2.5 rounded-card border border-line bg-card p-3 shadow-float md:bottom-12">
      <p className="text-small" role="status">
        <DrawingWords way={way} isArea={isArea} />
      </p>
      <div className="grid grid-cols-2 gap-2">
        <button
          type="button"
          className={button("outline", "small")}
          disabled={corners === 0}
          onClick={() => drawing.current?.undo()}
        >
          <Trans>Undo</Trans>
        </button>
        <button
          type="button"
          className={button("primary", "small")}
          disabled={!isArea}
          onClick={take}
        >
          <Trans>Done</Trans>
        </button>
      </div>
      <div className="-mx-1.5 flex flex-wrap justify-between">
        <button type="button" className={`px-2 ${button("quiet", "small")}`} onClick={takeView}>
          <Trans>Use the visible map</Trans>
        </button>
        <button
          type="button"
          className={`px-2 ${button("quiet", "small")}`}
          onClick={() => change(way === "freehand" ? "polygon" : "freehand")}
        >
          {way === "freehand" ? <Trans>Set corners</Trans> : <Trans>Draw by hand</Trans>}
        </button>
        <button type="button" className={`px-2 ${button("quiet", "small")}`} onClick={onCancel}>
          <Trans>Cancel</Trans>
        </button>
      </div>
    </div>
  );
}

/** What to do next. */
function DrawingWords({ way, isArea }: { readonly way: DrawingWay; readonly isArea: boolean }) {
  if (way === "freehand" && !isArea)
    return <Trans>Draw a line round the places you like, by finger or mouse.</Trans>;
  if (way === "freehand") return <Trans>Is this your area? Draw again to change it.</Trans>;
  if (!isArea) return <Trans>Tap or click the map to set the corners of your area.</Trans>;
  return <Trans>Tap or click the first corner, or choose Done, to close the area.</Trans>;
}
