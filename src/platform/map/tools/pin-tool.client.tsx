import { Trans, useLingui } from "@lingui/react/macro";
import { Marker, useMap } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";
import { button } from "#platform/ui/button.ts";

/** The visitor's pin, to be dragged. */
export function Pin({ at, onMove }: { at: LatLng; onMove: (at: LatLng) => void }) {
  const { t } = useLingui();
  return (
    <Marker
      latitude={at.lat}
      longitude={at.lng}
      anchor="bottom"
      draggable
      style={{ zIndex: 3 }}
      onDragEnd={({ lngLat }) => onMove({ lat: lngLat.lat, lng: lngLat.lng })}
    >
      <svg viewBox="0 0 28 36" className="h-9 w-7 drop-shadow" role="img" aria-label={t`Your pin`}>
        <path
          d="M14 35C8 27 2 20.5 2 13.5a12 12 0 0 1 24 0C26 20.5 20 27 14 35z"
          className="fill-river stroke-white"
          strokeWidth="1.5"
        />
        <circle cx="14" cy="13.5" r="4.5" className="fill-white" />
      </svg>
    </Marker>
  );
}

/** Placing a pin without a pointer: the map is moved under a cross by its arrow keys. */
export function PinTool({
  onPin,
  onCancel,
}: {
  onPin: (at: LatLng) => void;
  onCancel: () => void;
}) {
  const { current: map } = useMap();
  const place = () => {
    const centre = map?.getCenter();
    if (centre) onPin({ lat: centre.lat, lng: centre.lng });
  };
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-1/2 size-6 -translate-1/2 bg-[linear-gradient(var(--color-river),var(--color-river)),linear-gradient(var(--color-river),var(--color-river))] bg-[size:2px_100%,100%_2px] bg-center bg-no-repeat"
      />
      <div className="absolute inset-x-3 bottom-12 z-10 mx-auto grid max-w-md gap-2 rounded-card border border-line bg-card p-3 shadow-float">
        <p className="text-small" role="status">
          <Trans>Tap or click the map where you want to search.</Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={button("outline", "small")} onClick={place}>
            <Trans>Use the centre of the map</Trans>
          </button>
          <button type="button" className={button("quiet", "small")} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </div>
    </>
  );
}
