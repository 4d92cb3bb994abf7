import { useLingui } from "@lingui/react/macro";
import { type PointerEvent, useRef, useState } from "react";

/** How far a finger draws the sheet before it goes to its next stop, px. */
const DRAWN = 24;

/** Where a sheet at a phone's foot stands, and how it is moved. */
export interface Detent {
  readonly at: "peek" | "full";
  readonly toggle: () => void;
  readonly up: () => void;
  /** From full to a peek, from there away. */
  readonly down: () => void;
}

/** A sheet that peeks at first; from there, down closes it. */
export function useDetent(onClose: () => void): Detent {
  const [at, setAt] = useState<Detent["at"]>("peek");
  return {
    at,
    toggle: () => setAt(at === "peek" ? "full" : "peek"),
    up: () => setAt("full"),
    down: () => (at === "full" ? setAt("peek") : onClose()),
  };
}

/** The bar that a sheet is drawn by: a finger moves it up or down, a press or a key to its other stop. */
export function SheetGrip({ detent }: { detent: Detent }) {
  const { t } = useLingui();
  const from = useRef<number | null>(null);
  const wasDrawn = useRef(false);
  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    from.current = event.clientY;
    wasDrawn.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const end = ({ clientY }: PointerEvent) => {
    const drawn = from.current === null ? 0 : clientY - from.current;
    from.current = null;
    wasDrawn.current = Math.abs(drawn) > DRAWN;
    if (!wasDrawn.current) return;
    if (drawn < 0) detent.up();
    else detent.down();
  };
  return (
    <button
      type="button"
      aria-expanded={detent.at === "full"}
      aria-label={t`All of this plot`}
      onPointerDown={begin}
      onPointerUp={end}
      onClick={() => wasDrawn.current || detent.toggle()}
      className="relative mx-auto -mb-2 grid h-8 w-28 touch-none place-items-center after:absolute after:-inset-x-6 after:-top-1 after:-bottom-2 lg:hidden print:hidden"
    >
      <span className="h-1 w-10 rounded-full bg-edge" />
    </button>
  );
}
