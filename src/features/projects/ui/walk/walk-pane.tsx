import { Trans, useLingui } from "@lingui/react/macro";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { SheetFrame } from "site-model";
import type { WalkMode, WalkPlace } from "site-model/walk";
import type { Sight } from "#features/projects/model/plan-camera.ts";
import { button } from "#platform/ui/button.ts";
import { type Opening, useLooking, useWalk } from "./use-walk.ts";
import { WalkBar, type WalkedPlaces } from "./walk-bar.tsx";
import { Steps } from "./walk-steps.tsx";

/** A site as the pane shows it, whatever its plan. */
export interface WalkedSite extends WalkedPlaces {
  readonly frame: SheetFrame;
  /** Addresses of the sheet below the plots, and of what the model is built from. */
  readonly ground: string;
  readonly model: string;
  /** Of the canvas, where it stands as wide as the page. */
  readonly mostHeight: "max-h-[80vh]" | "";
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
      <WalkBar walk={walk} mode={mode} plot={number} places={site} />
    </>
  );
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
      style={{ aspectRatio: width / height }}
      className={`pointer-events-none absolute top-3 right-3 border border-ink bg-card ${
        width > height ? "w-24 md:w-30" : "h-24 md:h-30"
      }`}
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
