import { useState } from "react";
import type { LatLng } from "#lib/geo/geo.ts";

const WAIT_MS = 10_000;

/** Asks the device where it is, once and only when told to; a refusal is told until it is forgotten. */
export function useOwnPosition(onFound: (position: LatLng) => void) {
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = () => {
    if (!navigator.geolocation) {
      setState("refused");
      return;
    }
    setState("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState("idle");
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => setState("refused"),
      { timeout: WAIT_MS, maximumAge: 60_000 },
    );
  };
  const forget = () => setState((was) => (was === "refused" ? "idle" : was));
  return { state, ask, forget };
}
