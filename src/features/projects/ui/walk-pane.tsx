import { Trans, useLingui } from "@lingui/react/macro";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { PICTURE_NAMES } from "site-model/pictures";
import type { Step, Walk, WalkMode } from "site-model/walk";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { IconName } from "#platform/ui/icon-names.ts";
import { PICTURE_WORDS } from "./project-words.ts";

interface WalkPaneProps {
  /** Address of the plan that the model is built from. */
  readonly modelUrl: string;
  /** The chosen plot as the address names it; marked in the model. */
  readonly plot: string | null;
  readonly onPlot: (number: number) => void;
}

type Opening = { kind: "loading" } | { kind: "failed" } | { kind: "open"; walk: Walk };

const NARROW = "(width < 768px)";

/** The model in a canvas, with places to jump to, and buttons for what the keys do. */
export function WalkPane({ modelUrl, plot, onPlot }: WalkPaneProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tries, setTries] = useState(0);
  const opening = useWalk(canvas, modelUrl, onPlot, tries);
  const [mode, setMode] = useState<WalkMode>("orbit");
  const walk = opening.kind === "open" ? opening.walk : null;
  useEffect(() => walk?.setMode(mode), [walk, mode]);
  useEffect(() => walk?.mark(plot === null ? null : Number(plot)), [walk, plot]);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <div className="relative bg-mist">
        <canvas
          key={tries}
          ref={canvas}
          tabIndex={0}
          aria-label={t`The project in 3D. Drag to turn it; use the arrow keys to move.`}
          className="block h-[clamp(340px,56vw,640px)] w-full touch-none focus-visible:outline-offset-[-3px]"
        />
        <Waiting opening={opening} onAgain={() => setTries(tries + 1)} />
        {walk && mode === "foot" && <Steps walk={walk} />}
      </div>
      <WalkBar walk={walk} mode={mode} onMode={setMode} />
    </div>
  );
}

/** Opens the model in the canvas, and closes it with the pane. */
function useWalk(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  modelUrl: string,
  onPlot: (number: number) => void,
  tries: number,
): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: "loading" });
  const chosen = useRef(onPlot);
  chosen.current = onPlot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another canvas
  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    let isLeft = false;
    let walk: Walk | null = null;
    setOpening({ kind: "loading" });
    import("site-model/walk")
      .then(({ openWalk }) =>
        openWalk({
          canvas: place,
          modelUrl,
          isSmall: window.matchMedia(NARROW).matches,
          onPlot: (number) => chosen.current(number),
        }),
      )
      .then((opened) => {
        if (isLeft) return opened.dispose();
        walk = opened;
        setOpening({ kind: "open", walk: opened });
      })
      // No network, or no WebGL: the pane says so, and the plan says the rest.
      .catch(() => setOpening({ kind: "failed" }));
    return () => {
      isLeft = true;
      walk?.dispose();
    };
  }, [canvas, modelUrl, tries]);
  return opening;
}

function Waiting({ opening, onAgain }: { opening: Opening; onAgain: () => void }) {
  if (opening.kind === "open") return null;
  return (
    <div className="absolute inset-0 grid place-items-center bg-mist p-6 text-center">
      {opening.kind === "loading" ? (
        <p role="status">
          <Trans>Loading the 3D model…</Trans>
        </p>
      ) : (
        <div role="alert" className="grid justify-items-center gap-3">
          <p>
            <Trans>
              The model can’t be shown here. The plan, the table and the pictures give the same
              facts.
            </Trans>
          </p>
          <button type="button" onClick={onAgain} className={button("outline", "small")}>
            <Trans>Try again</Trans>
          </button>
        </div>
      )}
    </div>
  );
}

interface WalkBarProps {
  readonly walk: Walk | null;
  readonly mode: WalkMode;
  readonly onMode: (mode: WalkMode) => void;
}

/** How to move, and where to. */
function WalkBar({ walk, mode, onMode }: WalkBarProps) {
  const { t, i18n } = useLingui();
  const modes = [
    ["orbit", t`From above`],
    ["foot", t`On foot`],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line p-3 md:px-5">
      <fieldset disabled={!walk} className="flex gap-2">
        <legend className="sr-only">{t`How to view the model`}</legend>
        {modes.map(([name, words]) => (
          <button
            key={name}
            type="button"
            aria-pressed={mode === name}
            onClick={() => onMode(name)}
            className={`${button("outline", "small")} aria-pressed:border-river aria-pressed:bg-river-tint`}
          >
            {words}
          </button>
        ))}
      </fieldset>
      <fieldset disabled={!walk} className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">{t`Places to jump to`}</legend>
        {PICTURE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => walk?.goTo(name)}
            className="min-h-11 text-control font-[550] text-river hover:text-river-deep disabled:text-muted"
          >
            {i18n._(PICTURE_WORDS[name])}
          </button>
        ))}
      </fieldset>
      <p className="text-small text-muted">
        {mode === "foot"
          ? t`Walk with the arrow keys and drag to look around. Tap a plot for its details.`
          : t`Drag to turn, and pinch or scroll to zoom. Tap a plot for its details.`}
      </p>
    </div>
  );
}

const STEPS: readonly (readonly [Step, IconName])[] = [
  ["left", "arrow-left"],
  ["ahead", "arrow-up"],
  ["back", "arrow-down"],
  ["right", "arrow-right"],
];

/** What the arrow keys do, for fingers: held down, they go on. */
function Steps({ walk }: { walk: Walk }) {
  const { t } = useLingui();
  const words: Record<Step, string> = {
    left: t`Turn left`,
    ahead: t`Walk forward`,
    back: t`Walk back`,
    right: t`Turn right`,
  };
  const hold = (step: Step, isDown: boolean) => (event: PointerEvent<HTMLButtonElement>) => {
    if (isDown) event.currentTarget.setPointerCapture(event.pointerId);
    walk.press(step, isDown);
  };
  return (
    <div className="absolute right-3 bottom-3 flex gap-2">
      {STEPS.map(([step, icon]) => (
        <button
          key={step}
          type="button"
          aria-label={words[step]}
          onPointerDown={hold(step, true)}
          onPointerUp={hold(step, false)}
          onPointerCancel={hold(step, false)}
          onKeyDown={({ key }) => (key === "Enter" || key === " ") && walk.press(step, true)}
          onKeyUp={() => walk.press(step, false)}
          className="grid size-12 touch-none place-items-center rounded border border-edge bg-card/90"
        >
          <Icon name={icon} className="size-5" />
        </button>
      ))}
    </div>
  );
}
