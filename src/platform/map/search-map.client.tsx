import { type ReactNode, useMemo, useState } from "react";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { LOWEST_LABEL } from "./ground/base-style.ts";
import { GraticuleLayer } from "./ground/graticule-layer.client.tsx";
import { GroundLayers, useGround } from "./ground/ground-layers.client.tsx";
import type { ReadyStyle } from "./ground/use-map-style.client.ts";
import { MapCanvas, type MapCanvasProps } from "./map-canvas.client.tsx";
import { NorthArrow, ScaleBar, SourceNote } from "./map-frame.tsx";
import type { MapView } from "./map-view.ts";
import { BeyondSigns } from "./marks/beyond-signs.client.tsx";
import { DistanceRings } from "./marks/distance-rings.client.tsx";
import { LAYOUT_LAYERS, LayoutsLayer } from "./marks/layouts-layer.client.tsx";
import { MapTags } from "./marks/map-tags.client.tsx";
import type { MapMarker } from "./marks/marker-clusters.ts";
import { type MapPlots, PlotsLayer, SIGN_ZOOM } from "./marks/plots-layer.client.tsx";
import { type MapCircle, RadiusCircle } from "./marks/radius-circle.client.tsx";
import { AerialSwitch } from "./tools/aerial-switch.client.tsx";
import { AreaLayers, AreaTool } from "./tools/area-tool.client.tsx";
import { MapCard } from "./tools/map-card.client.tsx";
import { MapCorner, type MapTool, MapTools } from "./tools/map-controls.client.tsx";
import { MapLegend } from "./tools/map-legend.client.tsx";
import { Pin, PinTool } from "./tools/pin-tool.client.tsx";

export interface SearchMapProps
  extends Pick<MapCanvasProps, "language" | "sources" | "label" | "target" | "onError" | "onIdle"> {
  readonly markers: readonly MapMarker[];
  /** Lit, in the list or here; lighting never moves the map. */
  readonly hovered: string | null;
  readonly selected: string | null;
  readonly onHover: (id: string | null) => void;
  /** Null when the visitor clicks beside all markers or presses Escape. */
  readonly onSelect: (id: string | null) => void;
  /** What stands beside the selected marker; null for nothing. */
  readonly popup: ReactNode;
  /** What lists the markers of one spot; a choice in it is the caller's. */
  readonly listPopup: (ids: readonly string[]) => ReactNode;
  /** The search circle; null when no radius is in force. */
  readonly circle: MapCircle | null;
  readonly onRadius: (radius: Kilometres) => void;
  /** A dropped pin. */
  readonly pin: LatLng | null;
  readonly onPin: (at: LatLng) => void;
  /** A drawn area, ring not closed. */
  readonly area: readonly LatLng[] | null;
  readonly onArea: (area: readonly LatLng[] | null) => void;
  readonly onNearMe: (() => void) | null;
  /** Plots drawn on the ground. */
  readonly plots: MapPlots | null;
  /** Path of the tiles of layouts, with `{z}`, `{x}` and `{y}`; null while it is not known. */
  readonly layoutTiles: string | null;
}

/** The map of a search: markers, radius, pin and drawn area in; events out. Fills its parent. */
export default function SearchMap(props: SearchMapProps) {
  const [tool, setTool] = useState<MapTool>("none");
  const drop = (at: LatLng) => {
    setTool("none");
    props.onPin(at);
  };
  return (
    <div data-tool={tool} className="map-canvas absolute inset-0 overflow-hidden bg-map-land">
      <MapCanvas
        language={props.language}
        sources={props.sources}
        label={props.label}
        target={props.target}
        onError={props.onError}
        {...(props.onIdle && { onIdle: props.onIdle })}
        {...(tool === "pin" && { cursor: "crosshair" })}
        onClick={(at, idOf) => {
          if (tool === "pin") drop(at);
          else if (tool === "none") props.onSelect(idOf([LAYOUT_LAYERS.site]));
        }}
        {...(tool !== "draw" && { onContextMenu: drop })}
      >
        {(live) => (
          <SearchMapContents {...props} {...live} tool={tool} setTool={setTool} onPin={drop} />
        )}
      </MapCanvas>
    </div>
  );
}

interface ContentsProps extends SearchMapProps {
  readonly view: MapView;
  readonly ready: ReadyStyle;
  readonly tool: MapTool;
  readonly setTool: (tool: MapTool) => void;
}

function SearchMapContents(props: ContentsProps) {
  const { view, ready, tool, setTool, markers, selected, circle, pin, area } = props;
  const chosen = markers.find(({ id }) => id === selected) ?? null;
  const ringCentre = chosen?.at ?? pin ?? circle?.centre ?? null;
  const { colours } = ready;
  const ground = useGround(ready.kind === "embedded", view.zoom);
  const below = ready.kind === "embedded" ? LOWEST_LABEL : undefined;
  return (
    <>
      {ready.kind === "embedded" && (
        <>
          {ready.streets === null && <GraticuleLayer view={view} colours={colours} />}
          {ground && (
            <GroundLayers
              ground={ground}
              language={props.language}
              colours={colours}
              streets={ready.streets}
            />
          )}
        </>
      )}
      {props.layoutTiles && (
        <LayoutsLayer
          tiles={props.layoutTiles}
          ready={ready}
          language={props.language}
          hovered={props.hovered}
          selected={selected}
        />
      )}
      {props.plots && <PlotsLayer plots={props.plots} view={view} ready={ready} />}
      {area && tool !== "draw" && <AreaLayers area={area} colours={colours} below={below} />}
      {circle && (
        <RadiusCircle circle={circle} colours={colours} below={below} onRadius={props.onRadius} />
      )}
      {ringCentre && ready.kind === "embedded" && (
        <DistanceRings centre={ringCentre} language={props.language} colours={colours} />
      )}
      {pin && <Pin at={pin} onMove={props.onPin} />}
      <MarkersAndPopups {...props} chosen={chosen} bounds={view.bounds} zoom={view.zoom} />
      <NorthArrow />
      <ScaleBar zoom={view.zoom} lat={view.centre.lat} />
      <MapLegend places={props.markers} />
      <MapTools
        tool={tool}
        onTool={setTool}
        onClear={area && (() => props.onArea(null))}
        onNearMe={props.onNearMe}
      />
      <MapCorner above={<AerialSwitch ready={ready} />}>
        {ready.kind === "embedded" && <SourceNote ready={ready} zoom={view.zoom} drawsLayouts />}
      </MapCorner>
      {ground && <BeyondSigns ground={ground} view={view} language={props.language} />}
      {tool === "draw" && (
        <AreaTool
          colours={colours}
          onFinish={(ring) => {
            setTool("none");
            props.onArea(ring);
          }}
          onCancel={() => setTool("none")}
        />
      )}
      {tool === "pin" && <PinTool onPin={props.onPin} onCancel={() => setTool("none")} />}
    </>
  );
}

interface MarkersProps extends ContentsProps {
  readonly chosen: MapMarker | null;
  readonly bounds: Bounds;
  readonly zoom: number;
}

function MarkersAndPopups(props: MarkersProps) {
  const { markers, view, hovered, selected, onHover, onSelect, chosen, popup } = props;
  const words = props.plots?.sign?.words;
  const signAt = props.plots?.at;
  const isSigned = view.zoom >= SIGN_ZOOM;
  const plates = useMemo(
    () => (isSigned && signAt && words !== undefined ? [{ at: signAt, words }] : []),
    [isSigned, signAt, words],
  );
  const [list, setList] = useState<{ at: LatLng; ids: readonly string[] } | null>(null);
  return (
    <>
      <MapTags
        markers={markers}
        view={view}
        hovered={hovered}
        selected={selected}
        plates={plates}
        onHover={onHover}
        onSelect={(id) => {
          setList(null);
          onSelect(id);
        }}
        onList={(at, ids) => {
          onSelect(null);
          setList({ at, ids });
        }}
      />
      {chosen && popup && (
        <MapCard key={chosen.id} at={chosen.at} onClose={() => onSelect(null)}>
          {popup}
        </MapCard>
      )}
      {list && !chosen && (
        <MapCard key={list.ids.join()} at={list.at} onClose={() => setList(null)}>
          {props.listPopup(list.ids)}
        </MapCard>
      )}
    </>
  );
}
