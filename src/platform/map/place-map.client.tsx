import { Marker } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { MapCanvas, type MapCanvasProps } from "./map-canvas.client.tsx";
import { NorthArrow, ScaleBar, SourceNote } from "./map-frame.tsx";
import { AerialSwitch } from "./tools/aerial-switch.client.tsx";
import { MapCorner } from "./tools/map-controls.client.tsx";

export interface PlaceMapProps
  extends Pick<MapCanvasProps, "language" | "sources" | "label" | "target" | "onError"> {
  /** Where the pin stands; null before there is one. */
  readonly pin: LatLng | null;
  /** What the pin is, for screen readers. */
  readonly pinLabel: string;
  readonly onPin: (at: LatLng) => void;
}

/** A map on which one pin is put by a click, and moved by dragging. Fills its parent. */
export default function PlaceMap({ pin, pinLabel, onPin, ...canvas }: PlaceMapProps) {
  return (
    <div className="map-canvas absolute inset-0 overflow-hidden bg-map-land">
      <MapCanvas {...canvas} onClick={onPin} cursor="crosshair" amidPage>
        {({ view, ready }) => (
          <>
            {pin && (
              <Marker
                latitude={pin.lat}
                longitude={pin.lng}
                anchor="bottom"
                draggable
                onDragEnd={({ lngLat }) => onPin({ lat: lngLat.lat, lng: lngLat.lng })}
              >
                <div className="map-plate" role="img" aria-label={pinLabel}>
                  ●
                </div>
              </Marker>
            )}
            <NorthArrow />
            <ScaleBar zoom={view.zoom} lat={view.centre.lat} />
            <MapCorner above={<AerialSwitch ready={ready} />}>
              {ready.kind === "embedded" && <SourceNote ready={ready} zoom={view.zoom} />}
            </MapCorner>
          </>
        )}
      </MapCanvas>
    </div>
  );
}
