import { type RefObject, useEffect, useRef } from "react";

/** How a visitor turned away from something open. */
export type Dismissal =
  | { readonly by: "escape" }
  | { readonly by: "mousedown"; readonly target: Node };

/** Tells of every Escape, and of every mousedown outside `element`. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  onDismiss: (dismissal: Dismissal) => void,
): void {
  const latest = useRef(onDismiss);
  useEffect(() => {
    latest.current = onDismiss;
  });
  useEffect(() => {
    const onMouseDown = ({ target }: MouseEvent) => {
      if (target instanceof Node && !element.current?.contains(target))
        latest.current({ by: "mousedown", target });
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") latest.current({ by: "escape" });
    };
    document.addEventListener("mousedown", onMouseDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("mousedown", onMouseDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [element]);
}
