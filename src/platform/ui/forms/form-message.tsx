import type { ReactNode } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** How a form that was sent came out. */
export type Outcome =
  | { readonly kind: "none" }
  | { readonly kind: "success"; readonly text: string }
  | { readonly kind: "failure"; readonly text: string };

export const NO_OUTCOME: Outcome = { kind: "none" };

/** The outcome under its form, announced when it comes. */
export function FormMessage({ outcome, children }: { outcome: Outcome; children?: ReactNode }) {
  const failed = outcome.kind === "failure";
  return (
    <div role={failed ? "alert" : "status"} className="empty:hidden">
      {outcome.kind !== "none" && (
        <p
          className={`flex items-start gap-2.5 rounded p-3.5 text-control ${
            failed ? "bg-danger-tint text-danger" : "bg-leaf-tint text-leaf"
          }`}
        >
          <Icon name={failed ? "circle-alert" : "circle-check"} className="size-5" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {outcome.text} {children}
          </span>
        </p>
      )}
    </div>
  );
}
