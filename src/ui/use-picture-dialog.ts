import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

interface PictureRow {
  readonly total: number;
  readonly position: number;
  readonly onMove: (position: number) => void;
}

/** Least way of a swipe and most of a click, pixels. */
const SWIPE = 48;
const CLICK = 8;

/**
 * A dialog over the whole screen with one picture of a row; the page holds still meanwhile. Arrow
 * keys, Home, End and swipes move, round from the last to the first; Escape, `close` and a click on
 * the picture or the ground round it close.
 */
export function usePictureDialog({ total, position, onMove }: PictureRow) {
  const dialog = useRef<HTMLDialogElement>(null);
  const downAt = useRef<number | null>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = "hidden";
    dialog.current?.showModal();
    return () => {
      style.overflow = before;
    };
  }, []);
  const move = (by: number) => onMove((position + by + total) % total);
  const close = () => dialog.current?.close();
  const gestures = {
    ref: dialog,
    onKeyDown(event: KeyboardEvent) {
      const next = positionAfter(event.key, position, total);
      if (next === undefined) return;
      event.preventDefault();
      onMove(next);
    },
    onPointerDown({ clientX }: PointerEvent) {
      downAt.current = clientX;
    },
    onPointerUp({ clientX, target }: PointerEvent) {
      const moved = clientX - (downAt.current ?? clientX);
      if (Math.abs(moved) > SWIPE && !isControl(target)) move(moved > 0 ? -1 : 1);
    },
    onClick({ clientX, target }: MouseEvent) {
      const moved = Math.abs(clientX - (downAt.current ?? clientX));
      if (moved < CLICK && !isControl(target)) close();
    },
  };
  return { gestures, move, close };
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest("button") !== null;
}

/** The position that a key leads to in a row of so many; undefined where it leads nowhere. */
function positionAfter(key: string, position: number, total: number): number | undefined {
  const positions: Readonly<Record<string, number>> = {
    ArrowLeft: (position + total - 1) % total,
    ArrowRight: (position + 1) % total,
    Home: 0,
    End: total - 1,
  };
  return positions[key];
}
