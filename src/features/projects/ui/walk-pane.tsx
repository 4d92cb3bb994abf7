import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SheetFrame } from "site-model";
import type { FootView, PictureName } from "site-model/pictures";
import type { Walk, WalkMode, WalkPlace } from "site-model/walk";
import type { Sight } from "#features/projects/model/plan-camera.ts";
import { button } from "#platform/ui/button.ts";
import { PICTURE_WORDS } from "./project-words.ts";
import { RoundViews } from "./round-views.tsx";
import { Steps } from "./walk-steps.tsx";

/** A site as the pane shows it, whatever its plan. */
export interface WalkedSite {
  readonly frame: SheetFrame;
  /** Addresses of the sheet below the plots, and of what the model is built from. */
  readonly ground: string;
  readonly model: string;
  /** Places to jump to. */
  readonly above: readonly PictureName[];
  readonly foot: readonly FootView[];
  readonly hasPanoramas: boolean;
  /** Of the canvas, where it stands as wide as the page. */
  readonly mostHeight: "max-h-[80vh]" | "";
  /** How far the model can be relied on. */
  readonly note: string;
}

interface WalkPaneProps {
  readonly mode: WalkMode;
  readonly site: WalkedSite;
  /** Marked in the model, and where somebody on foot begins. */
  readonly chosen: { readonly number: string; readonly outline: string } | null;
  readonly onPlot: (number: string) => void;
  /** What is looked at on the plan, and then here. */
  readonly sight: RefObject<Sight | null>;
}

type Opening = { kind: "loading" } | { kind: "failed" } | { kind: "open"; walk: Walk };

const NARROW = "(width < 48rem)";
/** The canvas is neither a strip nor a tower, however long the site is: width to height. */
const [LEAST_ASPECT, MOST_ASPECT] = [0.9, 1.8];

/** The model in a canvas, with places to jump to, and buttons for what the keys do. */
export function WalkPane({ mode, site, chosen, onPlot, sight }: WalkPaneProps) {
  const { t } = useLingui();
  const { frame } = site;
  const aspect = Math.min(MOST_ASPECT, Math.max(LEAST_ASPECT, frame.width / frame.height));
  const canvas = useRef<HTMLCanvasElement>(null);
  const here = useRef<SVGGElement>(null);
  const [tries, setTries] = useState(0);
  const onPlace = ({ x, y, turn }: WalkPlace) =>
    here.current?.setAttribute("transform", `translate(${x} ${y}) rotate(${turn})`);
  const opening = useWalk(canvas, site.model, { onPlot, onPlace }, tries);
  const walk = opening.kind === "open" ? opening.walk : null;
  const number = chosen?.number ?? null;
  useEffect(() => walk?.mark(number), [walk, number]);
  useLooking(walk, mode, number, sight);
  return (
    <>
      <div className="relative bg-mist">
        <canvas
          key={tries}
          ref={canvas}
          tabIndex={0}
          aria-label={t`The project in 3D. Drag to turn it; use the arrow keys to move.`}
          style={{ aspectRatio: aspect }}
          className={`block w-full touch-none focus-visible:outline-offset-[-3px] ${site.mostHeight}`}
        />
        <Waiting opening={opening} onAgain={() => setTries(tries + 1)} />
        {walk && mode === "foot" && (
          <>
            <MiniPlan site={site} chosen={chosen} here={here} />
            <Steps walk={walk} />
          </>
        )}
      </div>
      <WalkBar walk={walk} mode={mode} plot={number} site={site} />
    </>
  );
}

/** From above what the plan showed; on foot before the chosen plot, else at the gate. */
function useLooking(
  walk: Walk | null,
  mode: WalkMode,
  plot: string | null,
  sight: RefObject<Sight | null>,
): void {
  useEffect(() => {
    if (!walk || mode !== "above") return;
    walk.setMode("above");
    if (sight.current) walk.look(sight.current);
    return () => {
      sight.current = walk.sight();
    };
  }, [walk, mode, sight]);
  useEffect(() => {
    if (!walk || mode !== "foot") return;
    walk.setMode("foot");
    if (plot === null) walk.standAt("entrance");
    else walk.standBefore(plot);
  }, [walk, mode, plot]);
}

type Heard = Pick<Parameters<typeof import("site-model/walk").openWalk>[0], "onPlot" | "onPlace">;

/** Opens the model in the canvas, and closes it with the pane. */
function useWalk(
  canvas: RefObject<HTMLCanvasElement | null>,
  modelUrl: string,
  heard: Heard,
  tries: number,
): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: "loading" });
  const latest = useRef(heard);
  latest.current = heard;
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
          onPlot: (number) => latest.current.onPlot(number),
          onPlace: (spot) => latest.current.onPlace(spot),
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

interface MiniPlanProps {
  readonly site: WalkedSite;
  readonly chosen: WalkPaneProps["chosen"];
  readonly here: RefObject<SVGGElement | null>;
}

/** Where on the plan the feet stand, and which way the eye looks. */
function MiniPlan({ site: { frame, ground }, chosen, here }: MiniPlanProps) {
  const { t } = useLingui();
  const { left, top, width, height } = frame;
  return (
    <svg
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={t`Where you stand on the plan`}
      className="pointer-events-none absolute top-3 right-3 w-30 border border-ink bg-card max-md:w-24"
    >
      <image href={ground} x={left} y={top} width={width} height={height} />
      {chosen && <path d={chosen.outline} className="fill-river" />}
      <g ref={here}>
        <path d="M0 0-17-30A34 34 0 0 1 17-30Z" className="fill-river/35" />
        <circle r="6" className="fill-laterite stroke-card" strokeWidth="2" />
      </g>
    </svg>
  );
}

interface WalkBarProps {
  readonly walk: Walk | null;
  readonly mode: WalkMode;
  readonly plot: string | null;
  readonly site: WalkedSite;
}

/** How to move, and where to. */
function WalkBar({ walk, mode, plot, site }: WalkBarProps) {
  const { t } = useLingui();
  const isOnFoot = mode === "foot";
  return (
    <figcaption className="grid gap-3 border-t border-line p-4">
      <fieldset disabled={!walk} className="flex flex-wrap gap-x-4 gap-y-1">
        <legend className="sr-only">{t`Places to jump to`}</legend>
        {isOnFoot && plot !== null && (
          <Jump onJump={() => walk?.standBefore(plot)}>{t`Plot ${plot}`}</Jump>
        )}
        {isOnFoot
          ? site.foot.map((name) => (
              <Jump key={name} name={name} onJump={() => walk?.standAt(name)} />
            ))
          : site.above.map((name) => (
              <Jump key={name} name={name} onJump={() => walk?.goTo(name)} />
            ))}
      </fieldset>
      {isOnFoot && site.hasPanoramas && <RoundViews />}
      <p className="text-small text-muted">
        {isOnFoot
          ? t`Walk with the arrow keys and drag to look around. Tap a plot for its details.`
          : t`Drag to turn, and pinch or scroll to zoom. Tap a plot for its details.`}
      </p>
      <p className="text-small text-muted">{site.note}</p>
    </figcaption>
  );
}

interface JumpProps {
  readonly onJump: () => void;
  readonly name?: keyof typeof PICTURE_WORDS;
  readonly children?: string;
}

function Jump({ onJump, name, children }: JumpProps) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={onJump}
      className="min-h-11 text-control font-[550] text-river hover:text-river-deep disabled:text-muted"
    >
      {name ? i18n._(PICTURE_WORDS[name]) : children}
    </button>
  );
}
