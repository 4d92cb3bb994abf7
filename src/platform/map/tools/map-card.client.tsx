import { useEffect, useRef, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import { MapPopup, type MapPopupProps, useEscape, useFocusBack } from "./map-popup.client.tsx";

/** A narrower pane has its card at the foot, px. */
const NARROW = 560;
/** Kept free between the chosen place and the card, px. */
const ABOVE_CARD = 24;

/** A card about a place of the map: beside it, or on a phone at the foot of the pane. */
export function MapCard(props: MapPopupProps) {
  const { current: map } = useMap();
  const [isNarrow] = useState(() => (map?.getContainer().clientWidth ?? NARROW) < NARROW);
  return isNarrow ? <FootCard {...props} /> : <MapPopup {...props} />;
}

/** The tools of the map leave while it is there (map.css), and the map moves so that its place is seen. */
function FootCard({ at, onClose, children }: MapPopupProps) {
  const { current: map } = useMap();
  const card = useRef<HTMLDivElement>(null);
  useFocusBack(card);
  useEscape(onClose);
  const { lat, lng } = at;
  useEffect(() => {
    if (!map || !card.current) return;
    const top = card.current.offsetTop - ABOVE_CARD;
    const below = map.project([lng, lat]).y - top;
    if (below > 0) map.panBy([0, below], { duration: 200 });
  }, [map, lat, lng]);
  return (
    <div ref={card} className="map-foot rising absolute inset-x-4 bottom-4 z-10">
      {children}
    </div>
  );
}
