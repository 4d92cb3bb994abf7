import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ConsoleMark } from "./console-mark.tsx";

/** The console's frame before it is open: its name alone. `data-console` hides the site's own. */
export function BareFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div data-console className="min-h-dvh">
      <title>{t`Agent · Sthalam`}</title>
      <meta name="robots" content="noindex" />
      <div className="flex h-(--header-height) items-center bg-ink px-4 text-white md:px-8">
        <ConsoleMark />
      </div>
      {children}
    </div>
  );
}
