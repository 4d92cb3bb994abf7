import { useMemo } from "react";
import { Marker } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { type Offset, spreadMarks } from "./spread-marks.ts";

/** A numbered place round the one in the middle. */
export interface NumberedPlace {
  readonly at: LatLng;
  readonly name: string;
}

/** Which of the numbered places, by its row, is marked here and in the list beside the map. */
export interface MarkedPlace {
  readonly row: number | null;
  readonly onMark: (row: number | null) => void;
  readonly onPick: (row: number) => void;
}

interface NumberedMarksProps {
  readonly centre: LatLng;
  readonly places: readonly NumberedPlace[];
  readonly zoom: number;
  readonly marked: MarkedPlace | undefined;
}

/** 1, 2, 3 in the order of the list; where places crowd, each stands beside its own with a line to it. */
export function NumberedMarks({ centre, places, zoom, marked }: NumberedMarksProps) {
  const offsets = useMemo(
    () =>
      spreadMarks(
        centre,
        places.map(({ at }) => at),
        zoom,
      ),
    [centre, places, zoom],
  );
  return places.map(({ at, name }, row) => (
    <Marker
      key={`${at.lat} ${at.lng} ${name}`}
      latitude={at.lat}
      longitude={at.lng}
      anchor="center"
      style={{ zIndex: row === marked?.row ? 3 : 1 }}
    >
      <Mark number={row + 1} name={name} offset={offsets[row] ?? { x: 0, y: 0 }} marked={marked} />
    </Marker>
  ));
}

interface MarkProps {
  readonly number: number;
  readonly name: string;
  readonly offset: Offset;
  readonly marked: MarkedPlace | undefined;
}

function Mark({ number, name, offset: { x, y }, marked }: MarkProps) {
  const row = number - 1;
  const style = { translate: `${x}px ${y}px` };
  const label = `${number} ${name}`;
  return (
    <div className="map-spot">
      {(x !== 0 || y !== 0) && (
        <svg className="map-spot-line" aria-hidden="true">
          <line x2={x} y2={y} />
          <circle r="3.5" />
        </svg>
      )}
      {marked ? (
        <button
          type="button"
          className="map-number num"
          style={style}
          data-marked={marked.row === row}
          aria-label={label}
          title={name}
          onClick={() => marked.onPick(row)}
          onPointerEnter={({ pointerType }) => pointerType === "mouse" && marked.onMark(row)}
          onPointerLeave={({ pointerType }) => pointerType === "mouse" && marked.onMark(null)}
          onFocus={() => marked.onMark(row)}
          onBlur={() => marked.onMark(null)}
        >
          {number}
        </button>
      ) : (
        <div className="map-number num" style={style} role="img" aria-label={label} title={name}>
          {number}
        </div>
      )}
    </div>
  );
}
