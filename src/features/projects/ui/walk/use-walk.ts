import { type RefObject, useEffect, useRef, useState } from "react";
import type { Walk, WalkMode } from "site-model/walk";
import type { Sight } from "#features/projects/model/plan-camera.ts";

/** How far the model has come that is opened in a canvas. */
export type Opening = { kind: "loading" } | { kind: "failed" } | { kind: "open"; walk: Walk };

const NARROW = "(width < 48rem)";

/** From above what was looked at last, else all of it; on foot before the chosen plot, else at the gate. */
export function useLooking(
  walk: Walk | null,
  mode: WalkMode,
  plot: string | null,
  sight: RefObject<Sight | null>,
): void {
  useEffect(() => {
    if (!walk || mode !== "above") return;
    walk.setMode("above");
    if (sight.current) walk.look(sight.current);
    else walk.goTo("master-layout");
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
export function useWalk(
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
