import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useFetched } from "#platform/ui/use-fetched.ts";
import { DrawnPicture } from "./drawn-picture.tsx";
import type { PanoramaName } from "./panorama-viewer.tsx";
import { usePlanState } from "./use-plan-state.ts";

const loadWalkPane = async () => (await import("./walk-pane.tsx")).WalkPane;
const loadPanoramaViewer = async () => (await import("./panorama-viewer.tsx")).PanoramaViewer;

/** What a device asks for decides what is offered: a model and round views move a lot. */
function isStillWanted(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return isReduced || connection?.saveData === true;
}

/** The project in three dimensions and all round, each only when asked for. */
export function WalkSection({ view }: { view: ProjectView }) {
  const { t } = useLingui();
  const { state, choose } = usePlanState();
  const [isOpen, setOpen] = useState(false);
  const [panorama, setPanorama] = useState<PanoramaName | null>(null);
  const [isStill, setStill] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => setStill(isStillWanted()), []);
  const WalkPane = useFetched(loadWalkPane);
  const PanoramaViewer = useFetched(loadPanoramaViewer);
  const { media } = view;
  const coming = PanoramaViewer ? null : panorama;
  const look = (name: PanoramaName, from: HTMLElement) => {
    opener.current = from;
    setPanorama(name);
  };
  return (
    <section
      id="walk"
      aria-labelledby="walk-title"
      className="far wrap lg:[--far:720px] min-[90rem]:[--far:825px] scroll-mt-16 pt-12 md:pt-20 print:hidden"
    >
      <h2 id="walk-title" className="text-h2">
        <Trans>Walk through it before it is built</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-3xl text-muted">
        <Trans>
          The model is built from the same plan as above: every wall, road and tree is where the
          plan has it.
        </Trans>
      </p>
      {WalkPane && isOpen ? (
        <WalkPane modelUrl={media.model} plot={state.plot} onPlot={choose} />
      ) : (
        <div className="relative overflow-hidden rounded-card border border-line bg-mist">
          <DrawnPicture
            picture={media.pictures["master-layout"]}
            alt={t`The model from above the gate`}
            sizes="(width >= 1264px) 1216px, 92vw"
            className="h-[clamp(300px,48vw,600px)] w-full object-cover"
          />
          <div className="absolute inset-x-3 bottom-3 flex flex-wrap gap-3 md:inset-x-5 md:bottom-5">
            {isStill ? (
              <p className="rounded bg-card px-4 py-3 text-control">
                <Trans>
                  Your device is set to save data or reduce motion: the plan, the table and the
                  pictures show it all.
                </Trans>
              </p>
            ) : (
              <button type="button" onClick={() => setOpen(true)} className={button("primary")}>
                <Icon name="rotate-3d" className="size-5" />
                {isOpen ? <Trans>Loading…</Trans> : <Trans>Open the 3D model</Trans>}
              </button>
            )}
          </div>
        </div>
      )}
      {media.hasPanoramas && !isStill && (
        <div className="mt-4 flex flex-wrap gap-3">
          <RoundView name="gate" title={t`360° from the gate`} onLook={look} coming={coming} />
          <RoundView name="green" title={t`360° from the park`} onLook={look} coming={coming} />
        </div>
      )}
      {PanoramaViewer && panorama && (
        <PanoramaViewer
          name={panorama}
          onClose={() => {
            setPanorama(null);
            opener.current?.focus();
          }}
        />
      )}
    </section>
  );
}

interface RoundViewProps {
  readonly name: PanoramaName;
  /** The view that opens once its script has come. */
  readonly coming: PanoramaName | null;
  readonly title: string;
  readonly onLook: (name: PanoramaName, from: HTMLElement) => void;
}

function RoundView({ name, coming, title, onLook }: RoundViewProps) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onLook(name, currentTarget)}
      className={button("outline")}
    >
      <Icon name="globe" className="size-5" />
      {coming === name ? <Trans>Loading…</Trans> : title}
    </button>
  );
}
