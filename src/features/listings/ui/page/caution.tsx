import type { ReactNode } from "react";
import { Icon } from "#platform/ui/icon.tsx";

/** A warning at the foot of the passport. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 border border-t-0 border-ink bg-turmeric-tint p-4 text-small last:rounded-b-[2px]">
      <Icon name="triangle-alert" className="mt-0.5 size-5 shrink-0 text-turmeric-ink" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
