import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useFetched } from "#platform/ui/use-fetched.ts";
import type { PanoramaName } from "./panorama-viewer.tsx";

const loadPanoramaViewer = async () => (await import("./panorama-viewer.tsx")).PanoramaViewer;

/** The two views all round, each over the whole screen. */
export function RoundViews() {
  const { t } = useLingui();
  const [shown, setShown] = useState<PanoramaName | null>(null);
  const PanoramaViewer = useFetched(loadPanoramaViewer);
  const views = [
    ["gate", t`360° from the gate`],
    ["green", t`360° from the park`],
  ] as const;
  return (
    <div className="flex flex-wrap gap-3">
      {views.map(([name, title]) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) => {
            // Safari focuses no button that is clicked; what has the focus gets it back from the dialog.
            currentTarget.focus();
            setShown(name);
          }}
          className={button("outline", "small")}
        >
          <Icon name="globe" className="size-5" />
          {shown === name && !PanoramaViewer ? <Trans>Loading…</Trans> : title}
        </button>
      ))}
      {PanoramaViewer && shown && <PanoramaViewer name={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
