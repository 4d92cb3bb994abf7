import type { ReactNode } from "react";
import { ICON_BUTTON } from "./button.ts";
import { Icon } from "./pictures/icon.tsx";

interface NoticeProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly closeWords: string;
  readonly onClose: () => void;
}

/** A line over the foot of the page that leaves the page usable. */
export function Notice({ children, action, closeWords, onClose }: NoticeProps) {
  return (
    <div className="rising flex items-center gap-3 rounded-card bg-ink py-2 pr-2 pl-4 text-control text-white shadow-float [&_:focus-visible]:outline-card">
      <p className="flex-1 py-1.5">{children}</p>
      {action}
      <button
        type="button"
        onClick={onClose}
        aria-label={closeWords}
        className={`${ICON_BUTTON} text-white hover:bg-white/15`}
      >
        <Icon name="x" className="size-5" />
      </button>
    </div>
  );
}

/** Classes of a notice's action. */
export const NOTICE_ACTION =
  "flex min-h-11 items-center rounded px-3 font-[550] whitespace-nowrap underline underline-offset-4 hover:bg-white/15";

/** Where notices stand; what comes here is announced. */
export function Notices({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 mx-auto grid max-w-xl gap-2 p-3 empty:hidden print:hidden [body:has([data-bottom-bar])_&]:bottom-20 [&>*]:pointer-events-auto"
    >
      {children}
    </div>
  );
}
