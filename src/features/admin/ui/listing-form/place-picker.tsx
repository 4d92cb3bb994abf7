import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import type { LatLng } from "#lib/geo/geo.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { MapTarget } from "#platform/map/map-view.ts";
import type { PlaceMapProps } from "#platform/map/place-map.client.tsx";
import { button } from "#platform/ui/button.ts";
import { useRegion, useSite } from "#platform/ui/shell/site.ts";

const REGION_ZOOM = 9;
const PLACE_ZOOM = 13;

type MapState =
  | { readonly kind: "waiting" }
  | { readonly kind: "ready"; readonly map: ComponentType<PlaceMapProps> }
  | { readonly kind: "failed" };

interface PlacePickerProps {
  readonly pin: LatLng | null;
  readonly onPin: (at: LatLng) => void;
}

/** The map to put the pin on, fetched after the form; without it the fields above do the same. */
export function PlacePicker({ pin, onPin }: PlacePickerProps) {
  const { t, i18n } = useLingui();
  const { map: sources } = useSite();
  const { centre } = useRegion();
  const [state, setState] = useState<MapState>({ kind: "waiting" });
  const [first] = useState(pin);
  const target = useMemo<MapTarget>(
    () => ({
      key: "place",
      kind: "centre",
      centre: first ?? centre,
      zoom: first ? PLACE_ZOOM : REGION_ZOOM,
    }),
    [first, centre],
  );
  const load = () => {
    import("#platform/map/place-map.client.tsx").then(
      (module) => setState({ kind: "ready", map: module.default }),
      () => setState({ kind: "failed" }),
    );
  };
  useEffect(load, []);
  return (
    <div className="relative mt-5 h-80 overflow-hidden rounded-card border border-line bg-map-land">
      {state.kind === "ready" && (
        <state.map
          language={toLanguage(i18n.locale)}
          sources={sources}
          label={t`Map for placing the pin`}
          target={target}
          pin={pin}
          pinLabel={t`Where it is`}
          onPin={onPin}
          onError={() => setState({ kind: "failed" })}
        />
      )}
      {state.kind === "failed" && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-muted">
          <p role="alert">
            <Trans>Error loading map</Trans>
          </p>
          <button type="button" onClick={load} className={button("outline", "small")}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
