import { type TouchEvent, useRef } from "react";

/** Least way of a swipe, pixels. */
const SWIPE = 40;

/**
 * Moves on by one for a finger's swipe to the side; up and down stays the page's. `isOurs` tells of
 * a touch whether it begins where it counts.
 */
export function useSideSwipe(
  move: (by: number) => void,
  isOurs: (touch: TouchEvent["touches"][number]) => boolean = () => true,
) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch && isOurs(touch) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) move(dx > 0 ? -1 : 1);
    },
  };
}
