import { Trans, useLingui } from "@lingui/react/macro";
import type { ErrorEvent } from "maplibre-gl";
import { useEffect, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { AERIAL } from "#platform/map/ground/base-style.ts";
import type { ReadyStyle } from "#platform/map/ground/use-map-style.client.ts";
import { NOTE } from "#platform/map/map-frame.tsx";
import { aerialChoice, useAerialChoice } from "./aerial-choice.ts";
import { CONTROL_GROUP, Control } from "./map-controls.client.tsx";

/** The button between the drawn ground and the picture from the air, and whose picture it is. */
export function AerialSwitch({ ready }: { readonly ready: ReadyStyle }) {
  return ready.aerial ? <Switch ready={ready} credit={ready.aerial.credit} /> : null;
}

function Switch({ ready, credit }: { readonly ready: ReadyStyle; readonly credit: string }) {
  const { t } = useLingui();
  const isOn = useAerialChoice();
  const isAway = useAerial(ready, isOn);
  return (
    <>
      <div data-control className={`${CONTROL_GROUP} pointer-events-auto mr-2`}>
        <Control icon="layers" label={t`From the air`} isOn={isOn} onClick={aerialChoice.toggle} />
      </div>
      {isOn && (isAway || credit) && (
        <p role="status" data-control className={NOTE}>
          {isAway ? <Trans>The picture from the air isn’t loading right now.</Trans> : credit}
        </p>
      )}
    </>
  );
}

/** Shows and hides the layer of the style; true once a tile of it cannot be had. */
function useAerial(ready: ReadyStyle, isOn: boolean): boolean {
  const { current: map } = useMap();
  const [failedStyle, setFailedStyle] = useState<ReadyStyle | null>(null);
  useEffect(() => {
    if (!map) return;
    const live = map.getMap();
    const wanted = isOn ? "visible" : "none";
    const show = () => {
      // A style that is just taking another one's place has the layer as the style says.
      if (live.getLayer(AERIAL) && live.getLayoutProperty(AERIAL, "visibility") !== wanted)
        live.setLayoutProperty(AERIAL, "visibility", wanted);
    };
    const note = (event: ErrorEvent & { readonly sourceId?: string }) => {
      if (event.sourceId === AERIAL) setFailedStyle(ready);
    };
    show();
    live.on("styledata", show);
    live.on("error", note);
    return () => {
      live.off("styledata", show);
      live.off("error", note);
    };
  }, [map, ready, isOn]);
  return failedStyle === ready;
}
