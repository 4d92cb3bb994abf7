import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { Layer, Marker, Source } from "react-map-gl/maplibre";
import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import type { MapColours } from "#platform/map/ground/map-colours.ts";
import { circleShape, eastOf, placeAt } from "./circle-shape.ts";

/** A search circle and the radii that its handle may be set to, km. */
export interface MapCircle {
  readonly centre: LatLng;
  readonly radius: Kilometres;
  readonly min: number;
  readonly max: number;
}

interface RadiusCircleProps {
  readonly circle: MapCircle;
  readonly colours: MapColours;
  /** Layer that stays above the circle. */
  readonly below: string | undefined;
  /** The radius let go at, whole km. */
  readonly onRadius: (radius: Kilometres) => void;
}

/** What each key does to the radius, km. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function clamp(radius: number, { min, max }: MapCircle): Kilometres {
  return Math.min(max, Math.max(min, Math.round(radius))) as Kilometres;
}

/** The radius as drawn: a ticked circle with a handle on its eastern rim. */
export function RadiusCircle({ circle, colours, below, onRadius }: RadiusCircleProps) {
  const { t } = useLingui();
  const { centre } = circle;
  const [dragged, setDragged] = useState<Kilometres | null>(null);
  const radius = dragged ?? circle.radius;
  const shape = useMemo(() => circleShape(centre, radius), [centre, radius]);
  const handle = eastOf(centre, radius);
  const label = placeAt(centre, (radius * 0.8) as Kilometres, 90);
  const read = ({ lngLat }: { lngLat: { lat: number; lng: number } }) =>
    clamp(distanceKm(centre, { lat: centre.lat, lng: Math.max(centre.lng, lngLat.lng) }), circle);
  return (
    <>
      <Source id="circle" type="geojson" data={shape}>
        <CircleLayers colours={colours} below={below} />
      </Source>
      <Marker latitude={centre.lat} longitude={centre.lng} anchor="center">
        <div className="map-centre" />
      </Marker>
      <Marker latitude={label.lat} longitude={label.lng} anchor="bottom">
        <div className="map-radius-label" aria-hidden="true">{t`${radius} km`}</div>
      </Marker>
      <Marker
        latitude={handle.lat}
        longitude={handle.lng}
        anchor="center"
        draggable
        style={{ zIndex: 4 }}
        onDrag={(event) => setDragged(read(event))}
        onDragEnd={(event) => {
          setDragged(null);
          onRadius(read(event));
        }}
      >
        <RadiusHandle radius={radius} circle={circle} onRadius={onRadius} />
      </Marker>
    </>
  );
}

function CircleLayers({ colours, below }: Pick<RadiusCircleProps, "colours" | "below">) {
  const common = { source: "circle", ...(below !== undefined && { beforeId: below }) };
  const of = (kind: string): ["==", ["get", string], string] => ["==", ["get", "kind"], kind];
  return (
    <>
      <Layer
        {...common}
        id="circle-disc"
        type="fill"
        filter={of("disc")}
        paint={{ "fill-color": colours.river, "fill-opacity": 0.06 }}
      />
      <Layer
        {...common}
        id="circle-rim"
        type="line"
        filter={of("rim")}
        paint={{ "line-color": colours.river, "line-width": 1.6 }}
      />
      <Layer
        {...common}
        id="circle-ticks"
        type="line"
        filter={of("tick")}
        paint={{ "line-color": colours.river, "line-width": 1.1 }}
      />
      <Layer
        {...common}
        id="circle-radius"
        type="line"
        filter={of("radius")}
        paint={{ "line-color": colours.river, "line-width": 1.4, "line-dasharray": [2, 2] }}
      />
    </>
  );
}

interface RadiusHandleProps {
  readonly radius: Kilometres;
  readonly circle: MapCircle;
  readonly onRadius: (radius: Kilometres) => void;
}

function RadiusHandle({ radius, circle, onRadius }: RadiusHandleProps) {
  const { t } = useLingui();
  const handle = useRef<HTMLDivElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The map pans by the same keys, and listens below React.
    event.stopPropagation();
    onRadius(clamp(radius + step, circle));
  });
  useEffect(() => {
    const element = handle.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, []);
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      className="map-handle"
      aria-label={t`Search radius`}
      aria-valuemin={circle.min}
      aria-valuemax={circle.max}
      aria-valuenow={radius}
      aria-valuetext={t`${radius} km`}
    />
  );
}
