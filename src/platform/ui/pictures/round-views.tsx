import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFetched } from "#platform/ui/late/use-fetched.ts";
import { Icon } from "./icon.tsx";
import type { RoundView } from "./panorama-viewer.tsx";

interface RoundViewsProps {
  readonly views: readonly RoundView[];
  /** Of each button. */
  readonly className: string;
}

const loadPanoramaViewer = async () => (await import("./panorama-viewer.tsx")).PanoramaViewer;

/** A button for each view, which opens over the whole screen. */
export function RoundViews({ views, className }: RoundViewsProps) {
  const [shown, setShown] = useState<RoundView | null>(null);
  const PanoramaViewer = useFetched(loadPanoramaViewer);
  return (
    <>
      {views.map((view) => (
        <button
          key={view.address}
          type="button"
          onClick={({ currentTarget }) => {
            // Safari focuses no button that is clicked; what has the focus gets it back from the dialog.
            currentTarget.focus();
            setShown(view);
          }}
          className={className}
        >
          <Icon name="globe" className="size-5" />
          {shown?.address === view.address && !PanoramaViewer ? (
            <Trans>Loading…</Trans>
          ) : (
            view.title
          )}
        </button>
      ))}
      {PanoramaViewer && shown && <PanoramaViewer view={shown} onClose={() => setShown(null)} />}
    </>
  );
}
