import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { Marker, useMap } from "react-map-gl/maplibre";
import type { Bounds, LatLng } from "#lib/geo/geo.ts";
import { type Cluster, clusterMarkers, type MapMarker, type Placed } from "./marker-clusters.ts";
import { type MarkerSpace, MarkerSpaces } from "./marker-space.client.tsx";
import { placeTags, type TagSide } from "./tag-placing.ts";

/** From so many on, a circle is drawn larger. */
const LARGE_CLUSTER = 10;
/** Share of the pane beyond each edge whose markers stand ready for a drag. */
const MARGIN = 0.3;

interface MapTagsProps {
  readonly markers: readonly MapMarker[];
  readonly view: { readonly bounds: Bounds; readonly zoom: number };
  readonly hovered: string | null;
  readonly selected: string | null;
  /** Plates beside the markers, to be kept clear. */
  readonly plates: readonly { readonly at: LatLng; readonly words: string }[];
  readonly onHover: (id: string | null) => void;
  readonly onSelect: (id: string) => void;
  /** A circle whose markers stand on one spot: their ids, to be offered as a list. */
  readonly onList: (at: LatLng, ids: readonly string[]) => void;
}

function widen({ north, south, east, west }: Bounds): Bounds {
  const lat = (north - south) * MARGIN;
  const lng = (east - west) * MARGIN;
  return { north: north + lat, south: south - lat, east: east + lng, west: west - lng };
}

const spaceOf = (one: Placed, sides: ReadonlyMap<string, TagSide>): MarkerSpace =>
  one.kind === "marker"
    ? { at: one.marker.at, space: "tag", side: sides.get(one.marker.id) ?? "above" }
    : { at: one.at, space: "circle" };

const keyOf = (placed: Placed) =>
  placed.kind === "marker" ? `marker ${placed.marker.id}` : `cluster ${placed.id}`;

/** Rate tags and circles. The lit and the selected one stand alone though a circle holds them. */
export function MapTags(props: MapTagsProps) {
  const { markers, view, hovered, selected } = props;
  const clusters = useMemo(() => clusterMarkers(markers), [markers]);
  const placed = useMemo(() => clusters.inView(widen(view.bounds), view.zoom), [clusters, view]);
  const { sides, shifts, liftedSide } = useMemo(
    () => placeTags(placed, view.zoom, props.plates),
    [placed, view.zoom, props.plates],
  );
  const spaces = useMemo(() => placed.map((one) => spaceOf(one, sides)), [placed, sides]);
  const alone = new Set(placed.flatMap((one) => (one.kind === "marker" ? one.marker.id : [])));
  const lifted = markers.filter(({ id }) => (id === hovered || id === selected) && !alone.has(id));
  return (
    <>
      <MarkerSpaces spaces={spaces} />
      {placed.map((one) =>
        one.kind === "marker" ? (
          <Tag
            key={keyOf(one)}
            marker={one.marker}
            side={sides.get(one.marker.id) ?? "above"}
            {...props}
          />
        ) : (
          <ClusterCircle
            key={keyOf(one)}
            cluster={one}
            shift={shifts.get(one.id) ?? NO_SHIFT}
            open={() => clusters.open(one)}
            onList={props.onList}
          />
        ),
      )}
      {lifted.map((marker) => (
        <Tag key={`lifted ${marker.id}`} marker={marker} side={liftedSide(marker)} {...props} />
      ))}
    </>
  );
}

type TagState = "selected" | "hover" | "seen" | "rest";
const HEIGHTS: Record<TagState, number> = { selected: 3, hover: 2, seen: 0, rest: 1 };

/** MapLibre's anchor: the point of the tag that stands on its place. */
const ANCHORS = {
  above: "bottom",
  below: "top",
  right: "left",
  left: "right",
  dot: "center",
} as const satisfies Record<TagSide, string>;

function Tag({
  marker,
  side: wanted,
  hovered,
  selected,
  onHover,
  onSelect,
}: MapTagsProps & { marker: MapMarker; side: TagSide }) {
  const { id, at, tag, name, seen, saved } = marker;
  const lit: TagState = id === selected ? "selected" : id === hovered ? "hover" : "rest";
  const state: TagState = lit === "rest" && seen ? "seen" : lit;
  // One that is lit says its rate, wherever it has to stand.
  const side = wanted === "dot" && lit !== "rest" ? "above" : wanted;
  return (
    <Marker
      latitude={at.lat}
      longitude={at.lng}
      anchor={ANCHORS[side]}
      style={{ zIndex: HEIGHTS[state] }}
    >
      <button
        type="button"
        className="map-tag"
        data-state={state}
        data-side={side}
        aria-label={`${tag}, ${name}`}
        aria-pressed={id === selected}
        onClick={() => onSelect(id)}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && onHover(id)}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && onHover(null)}
        onFocus={() => onHover(id)}
        onBlur={() => onHover(null)}
      >
        {side !== "dot" && tag}
        {saved && <span className="map-tag-saved" />}
      </button>
    </Marker>
  );
}

const NO_SHIFT = [0, 0] as const;

interface ClusterCircleProps {
  /** Beside its place, px. */
  readonly shift: readonly [dx: number, dy: number];
  readonly cluster: Cluster;
  readonly open: () => ReturnType<ReturnType<typeof clusterMarkers>["open"]>;
  readonly onList: MapTagsProps["onList"];
}

function ClusterCircle({ cluster, shift, open, onList }: ClusterCircleProps) {
  const { t } = useLingui();
  const { current: map } = useMap();
  const { at, count } = cluster;
  const expand = (event: React.MouseEvent) => {
    const opening = open();
    if (opening.kind === "list") onList(at, opening.ids);
    else {
      const around = { center: [at.lng, at.lat] as [number, number], zoom: opening.zoom };
      map?.easeTo(around, { originalEvent: event.nativeEvent });
    }
  };
  return (
    <Marker
      latitude={at.lat}
      longitude={at.lng}
      anchor="center"
      offset={[...shift]}
      style={{ zIndex: 1 }}
    >
      <button
        type="button"
        className="map-cluster"
        data-size={count >= LARGE_CLUSTER ? "large" : "small"}
        aria-label={t`${plural(count, { one: "# layout", other: "# layouts" })} here: open`}
        onClick={expand}
      >
        {count}
      </button>
    </Marker>
  );
}
