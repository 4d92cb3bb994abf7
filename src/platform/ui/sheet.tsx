import { type ReactNode, useLayoutEffect, useRef } from "react";

interface SheetProps {
  /** Id of the heading that names it. */
  readonly titleId: string;
  /** Escape, or Back on a phone; who does not take it away leaves it open. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A question over the page: on phones from the foot of the screen. The browser's own modal, which holds the focus,
 * closes on Escape and gives the focus back.
 */
export function Sheet({ titleId, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the element is taken out: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (event.cancelable) onClose();
      }}
      // A browser that was refused once closes it at the next Escape whatever is said.
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        currentTarget.showModal();
        onClose();
      }}
      className="mx-auto mt-auto mb-0 max-h-[94dvh] w-full max-w-md overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-6 text-ink shadow-float backdrop:bg-ink/50 max-md:max-w-none max-md:rounded-b-none md:m-auto md:p-8"
    >
      {children}
    </dialog>
  );
}
