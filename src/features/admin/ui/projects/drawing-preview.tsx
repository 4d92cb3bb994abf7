import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { DrawingSaid, ProjectFile, ProjectFileSaid } from "#features/projects/index.ts";
import { BreachList } from "./breach-list.tsx";
import { DrawingBoard } from "./drawing-board.tsx";
import { LayersChoice, UnitChoice } from "./layers-choice.tsx";
import { NO_POINTS, PlacingFields, readDrawn } from "./placing-fields.tsx";
import { StatedFields } from "./stated-fields.tsx";

interface DrawingPreviewProps {
  readonly shown: Extract<ProjectFile, { kind: "drawing" }>;
  readonly said: ProjectFileSaid;
  readonly onSay: (said: ProjectFileSaid) => void;
}

/** A drawing as it was read: what is wrong marked on it, and what has still to be said beside it. */
export function DrawingPreview({ shown, said, onSay }: DrawingPreviewProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [points, setPoints] = useState(NO_POINTS);
  const [picking, setPicking] = useState<0 | 1 | null>(null);
  const { needs, breaches, isDegrees } = shown;
  const say = (more: DrawingSaid) => {
    setChosen(null);
    onSay({ ...said, drawing: { ...said.drawing, ...more } });
  };
  const pick = (at: readonly [number, number]) => {
    if (picking === null) return;
    const [first, second] = points;
    const drawn = `${at[0]}, ${at[1]}`;
    setPoints(picking === 0 ? [{ ...first, drawn }, second] : [first, { ...second, drawn }]);
    setPicking(null);
  };
  const hasOwnPlace =
    isDegrees || (!needs.includes("points") && said.drawing?.points === undefined);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4 lg:sticky lg:top-4">
        <DrawingBoard
          shown={shown}
          chosen={chosen === null ? null : (breaches[chosen] ?? null)}
          marks={points.map(({ drawn }) => readDrawn(drawn))}
          onPick={picking === null ? null : pick}
        />
        <Needs needs={needs} isWrong={breaches.length > 0} />
      </div>
      <div className="grid gap-4">
        <BreachList shown={shown} chosen={chosen} onChoose={setChosen} />
        <LayersChoice
          shown={shown}
          onRole={(layer, role) => say({ layers: { ...said.drawing?.layers, [layer]: role } })}
        />
        <StatedFields onState={(stated) => say({ stated })} />
        {!hasOwnPlace && (
          <>
            <UnitChoice shown={shown} onUnit={(unit) => say({ unit })} />
            <PlacingFields
              shown={shown}
              points={points}
              onPoints={setPoints}
              picking={picking}
              onPicking={setPicking}
              onPlace={(placed) => say({ points: placed })}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** What has still to be said before the drawing can be brought in. */
function Needs({
  needs,
  isWrong,
}: {
  needs: DrawingPreviewProps["shown"]["needs"];
  isWrong: boolean;
}) {
  return (
    <div role="status" className="grid gap-1 text-small empty:hidden">
      {needs.includes("plots") && (
        <p>
          <Trans>Say which layer holds the plots as closed lines.</Trans>
        </p>
      )}
      {needs.includes("unit") && (
        <p>
          <Trans>Say in which unit the drawing is made.</Trans>
        </p>
      )}
      {needs.includes("points") && (
        <p>
          <Trans>Place it on the map by two points.</Trans>
        </p>
      )}
      {needs.length === 0 && !isWrong && (
        <p className="text-leaf">
          <Trans>Every rule is kept.</Trans>
        </p>
      )}
    </div>
  );
}
