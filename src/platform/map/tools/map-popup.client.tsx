import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { Popup, useMap } from "react-map-gl/maplibre";
import type { LatLng } from "#lib/geo/geo.ts";

/** From the point to the card, px: above its tag, or just below or beside it. */
const ABOVE: [number, number] = [0, -44];
const BELOW: [number, number] = [0, 10];
const OFFSETS = {
  center: BELOW,
  bottom: ABOVE,
  "bottom-left": ABOVE,
  "bottom-right": ABOVE,
  top: BELOW,
  "top-left": BELOW,
  "top-right": BELOW,
  left: [14, 0] as [number, number],
  right: [-14, 0] as [number, number],
};
/** Kept free between a popup and the edge of the pane, px. */
const MARGIN = 12;
/** A selected tag above its point, px. */
const TAG = { halfWidth: 36, height: 42 } as const;

/** How far a card and the tag it belongs to stand out of the pane, px. */
function overhang(
  popup: DOMRect,
  point: { x: number; y: number },
  pane: DOMRect,
): [number, number] {
  const axis = (from: number, to: number, least: number, most: number) =>
    from < least ? from - least : Math.max(0, to - most);
  const x = pane.left + point.x;
  const y = pane.top + point.y;
  return [
    axis(
      Math.min(popup.left, x - TAG.halfWidth),
      Math.max(popup.right, x + TAG.halfWidth),
      pane.left + MARGIN,
      pane.right - MARGIN,
    ),
    axis(
      Math.min(popup.top, y - TAG.height),
      Math.max(popup.bottom, y),
      pane.top + MARGIN,
      pane.bottom - MARGIN,
    ),
  ];
}

/** Escape closes what stands on the map, wherever the focus is. */
export function useEscape(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** What had the focus when a card came gets it back when the card goes with the focus in it. */
export function useFocusBack(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [before, shown] = [document.activeElement, card.current];
    return () => {
      if (before instanceof HTMLElement && shown?.contains(document.activeElement))
        before.focus({ preventScroll: true });
    };
  }, [card]);
}

export interface MapPopupProps {
  readonly at: LatLng;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A card beside a place of the map; the map moves just as far as the card needs to be seen. */
export function MapPopup({ at, onClose, children }: MapPopupProps) {
  const { current: map } = useMap();
  const { lat, lng } = at;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popup = content.current;
    if (!popup || !map) return;
    const frame = requestAnimationFrame(() => {
      const point = map.project([lng, lat]);
      const pane = map.getContainer().getBoundingClientRect();
      const [x, y] = overhang(popup.getBoundingClientRect(), point, pane);
      if (x !== 0 || y !== 0) map.panBy([x, y], { duration: 200 });
    });
    return () => cancelAnimationFrame(frame);
  }, [map, lat, lng]);
  useFocusBack(content);
  useEscape(onClose);
  return (
    <Popup
      latitude={at.lat}
      longitude={at.lng}
      className="map-popup"
      closeButton={false}
      closeOnClick={false}
      focusAfterOpen={false}
      maxWidth="288px"
      offset={OFFSETS}
    >
      <div ref={content}>{children}</div>
    </Popup>
  );
}
