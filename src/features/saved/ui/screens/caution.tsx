import type { ReactNode } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface CautionProps {
  /** A paragraph each. */
  readonly children: ReactNode;
}

/** What of a choice cannot be compared. */
export function Caution({ children }: CautionProps) {
  return (
    <div
      role="alert"
      className="mt-4 flex gap-3 rounded-card border border-line bg-turmeric-tint p-4 text-control"
    >
      <Icon name="triangle-alert" className="mt-0.5 size-5 text-turmeric-ink" />
      <div className="min-w-0 [overflow-wrap:anywhere]">{children}</div>
    </div>
  );
}
