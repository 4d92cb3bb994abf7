import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { FOOT_VIEW_NAMES, PICTURE_NAMES } from "site-model/pictures";
import type { Sight } from "#features/projects/model/plan-camera.ts";
import type { PlotView, ProjectView } from "#features/projects/model/project-view.ts";
import { DrawnPicture } from "#features/projects/ui/drawn-picture.tsx";
import type { PlanControl } from "#features/projects/ui/use-plan-state.ts";
import type { WalkedSite } from "#features/projects/ui/walk/walk-pane.tsx";
import { useFetched } from "#platform/ui/late/use-fetched.ts";
import { PlanPane } from "./plan-pane.tsx";

/** Fetches the walk through the model, which comes with three.js. */
export const loadWalkPane = async () =>
  (await import("#features/projects/ui/walk/walk-pane.tsx")).WalkPane;

/** The plan as it is drawn, its model from above, and the model as somebody on foot sees it. */
export type StageMode = "plan" | "above" | "foot";

interface StageProps {
  readonly view: ProjectView;
  readonly control: PlanControl;
  readonly chosen: PlotView | null;
  readonly matches: ReadonlySet<number>;
}

/** What a device asks for decides what is offered: a model moves a lot and has to be fetched. */
export function useStillWanted(): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    const isReduced = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    setStill(isReduced || connection?.saveData === true);
  }, []);
  return isStill;
}

/** Plan and model in one place: what is looked at and which plot is chosen stay from one to the other. */
export function Stage({ view, control, chosen, matches }: StageProps) {
  const [mode, setMode] = useState<StageMode>("plan");
  const { t } = useLingui();
  const isStill = useStillWanted();
  const sight = useRef<Sight | null>(null);
  const WalkPane = useFetched(loadWalkPane);
  const { frame, media } = view;
  const site: WalkedSite = {
    frame,
    ground: media.ground,
    model: media.model,
    hasPanoramas: media.hasPanoramas,
    above: PICTURE_NAMES,
    foot: FOOT_VIEW_NAMES,
    mostHeight: "",
    note: t`The model is built from the same plan: every wall, road and tree is where the plan has it.`,
  };
  const marked = chosen && { number: String(chosen.number), outline: chosen.outline };
  return (
    <figure
      id="walk"
      className="relative min-w-0 @container overflow-hidden rounded-card border border-line bg-card lg:sticky lg:top-20 print:static print:border-0"
    >
      <Modes mode={mode} onMode={setMode} className={FLOATING} />
      {mode === "plan" ? (
        <PlanPane view={view} control={control} chosen={chosen} matches={matches} sight={sight} />
      ) : isStill ? (
        <Still mode={mode} view={view} />
      ) : WalkPane ? (
        <WalkPane mode={mode} site={site} chosen={marked} onPlot={control.choose} sight={sight} />
      ) : (
        <ModelComing />
      )}
    </figure>
  );
}

/** Before the model's code is there. */
export function ModelComing() {
  return (
    <p role="status" className="grid h-80 place-items-center">
      <Trans>Loading the 3D model…</Trans>
    </p>
  );
}

/** Over a corner of the plan, which has room there; on phones above it. */
const FLOATING =
  "max-md:border-b md:absolute md:top-3 md:left-3 md:z-10 md:overflow-hidden md:rounded md:border md:border-ink";

interface ModesProps {
  readonly mode: StageMode;
  readonly onMode: (mode: StageMode) => void;
  readonly className: string;
}

/** The ways to look at a project. */
export function Modes({ mode, onMode, className }: ModesProps) {
  const { t } = useLingui();
  const modes = [
    ["plan", t`Plan`],
    ["above", t`Above`],
    ["foot", t`On foot`],
  ] as const;
  return (
    <fieldset className={`flex border-line md:bg-card noscript:hidden print:hidden ${className}`}>
      <legend className="sr-only">{t`How to look at the project`}</legend>
      {modes.map(([name, words]) => (
        <button
          key={name}
          type="button"
          aria-pressed={mode === name}
          onClick={() => onMode(name)}
          className="min-h-11 flex-1 border-l border-line px-4 text-control font-[550] whitespace-nowrap first-of-type:border-l-0 hover:bg-mist focus-visible:outline-offset-[-3px] aria-pressed:bg-ink aria-pressed:text-white"
        >
          {words}
        </button>
      ))}
    </fieldset>
  );
}

/** For devices that are to save data or reduce motion: the same place as a picture. */
function Still({ mode, view: { media, frame } }: { mode: StageMode; view: ProjectView }) {
  const { t } = useLingui();
  const isAbove = mode === "above";
  return (
    <>
      <div style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
        <DrawnPicture
          picture={media.pictures[isAbove ? "master-layout" : "roads"]}
          alt={isAbove ? t`The model from above the gate` : t`The model from its roads`}
          sizes="(width >= 1264px) 824px, 92vw"
          className="size-full object-cover"
        />
      </div>
      <figcaption className="border-t border-line p-4 text-control">
        <Trans>
          Your device is set to save data or reduce motion: the plan, the table and the pictures
          show it all.
        </Trans>
      </figcaption>
    </>
  );
}
