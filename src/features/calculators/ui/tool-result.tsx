import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** What came of it, told to screen readers as it changes; a word while a field is wrong. */
export function ToolResult({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ?? (
        <p className="rounded-card border border-dashed border-edge p-6 text-muted">
          <Trans>Correct the marked field to see the result here.</Trans>
        </p>
      )}
    </div>
  );
}
