import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Sight } from "#features/projects/model/plan-camera.ts";
import {
  loadWalkPane,
  ModelComing,
  Modes,
  type StageMode,
  useStillWanted,
} from "#features/projects/ui/plan/stage.tsx";
import type { WalkedSite } from "#features/projects/ui/walk/walk-pane.tsx";
import { useFetched } from "#platform/ui/late/use-fetched.ts";
import { ListedPlan, type ListedPlanProps } from "./listed-plan.tsx";

/** The drawing of a project that was brought in, as a plan and as a model, in one place. */
export function ListedStage(props: ListedPlanProps) {
  const { drawn, chosen, control } = props;
  const { t } = useLingui();
  const navigate = useNavigate();
  const [mode, setMode] = useState<StageMode>("plan");
  const isStill = useStillWanted();
  const sight = useRef<Sight | null>(null);
  const WalkPane = useFetched(loadWalkPane);
  const site: WalkedSite = {
    frame: drawn.frame,
    ground: drawn.src,
    model: drawn.model,
    hasPanoramas: false,
    above: ["master-layout"],
    foot: [],
    mostHeight: "max-h-[80vh]",
    note: t`The model is built from the drawing: plots, roads and parks are where it has them. Trees only mark the parks. Buildings and heights are not drawn, so none are shown.`,
  };
  const marked = drawn.plots.find(({ number }) => number === chosen) ?? null;
  return (
    <div className="mb-6">
      <Modes
        mode={mode}
        onMode={setMode}
        className="mb-3 overflow-hidden rounded border border-ink bg-card md:w-fit"
      />
      {mode === "plan" ? (
        <ListedPlan {...props} />
      ) : (
        <figure className="overflow-hidden rounded-card border border-line bg-card">
          {isStill ? (
            <p className="p-4 text-control">
              <Trans>
                Your device is set to save data or reduce motion: the plan and the table show it
                all.
              </Trans>
            </p>
          ) : WalkPane ? (
            <WalkPane
              mode={mode}
              site={site}
              sight={sight}
              chosen={marked}
              onPlot={(plot) => void navigate(`${control.pathOf(plot)}#plot`)}
            />
          ) : (
            <ModelComing />
          )}
        </figure>
      )}
    </div>
  );
}
