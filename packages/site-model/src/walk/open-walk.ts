import { type Mesh, PerspectiveCamera, Raycaster, type Scene, Vector2, WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { PictureName } from "../pictures.ts";
import type { Plan } from "../plan.ts";
import { isInTheWay, SHOTS } from "../scene/shots.ts";
import type { Grove } from "./grove.ts";
import { OnFoot, type Step, stepOfKey } from "./on-foot.ts";
import { plotAt, plotMark, plotNumbers } from "./plot-labels.ts";
import { buildStage, prepareRenderer } from "./stage.ts";

export type WalkMode = "orbit" | "foot";

export interface WalkOptions {
  readonly canvas: HTMLCanvasElement;
  /** Address of the plan. */
  readonly modelUrl: string;
  /** A narrow screen gets plainer trees. */
  readonly isSmall: boolean;
  readonly onPlot: (number: number) => void;
}

/** The model in a canvas, drawn only when something has changed. */
export interface Walk {
  readonly setMode: (mode: WalkMode) => void;
  readonly goTo: (picture: PictureName) => void;
  /** Marks a plot, or none. */
  readonly mark: (number: number | null) => void;
  /** A button of the screen that stands for a key. */
  readonly press: (step: Step, isDown: boolean) => void;
  readonly dispose: () => void;
}

const MOST_PIXEL_RATIO = 1.5;
const TAP_SLACK = 6;

/** Fetches the plan and builds the model; throws when the plan cannot be had or there is no WebGL. */
export async function openWalk(options: WalkOptions): Promise<Walk> {
  const response = await fetch(options.modelUrl);
  if (!response.ok) throw new Error(`the plan: ${response.status}`);
  // Proved by the server that hands it out; proving it again would cost a library.
  const plan = (await response.json()) as Plan;
  await document.fonts.load('600 48px "Anek Latin Variable"');
  return new OpenWalk(plan, options);
}

class OpenWalk implements Walk {
  readonly #canvas: HTMLCanvasElement;
  readonly #plan: Plan;
  readonly #onPlot: (number: number) => void;
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #grove: Grove;
  readonly #camera = new PerspectiveCamera(50, 1, 0.3, 2500);
  readonly #orbit: OrbitControls;
  readonly #foot: OnFoot;
  readonly #end = new AbortController();
  readonly #sizes = new ResizeObserver(() => this.#resize());
  #mode: WalkMode = "orbit";
  #marked: Mesh | null = null;
  #frame = 0;

  constructor(plan: Plan, { canvas, isSmall, onPlot }: WalkOptions) {
    this.#canvas = canvas;
    this.#plan = plan;
    this.#onPlot = onPlot;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXEL_RATIO));
    prepareRenderer(this.#renderer);
    const { scene, grove } = buildStage(plan, isSmall ? 1 : 2);
    this.#scene = scene;
    this.#grove = grove;
    this.#scene.add(plotNumbers(plan));
    this.#orbit = new OrbitControls(this.#camera, canvas);
    Object.assign(this.#orbit, { maxPolarAngle: 1.52, minDistance: 6, maxDistance: 420 });
    this.#orbit.listenToKeyEvents(canvas);
    this.#orbit.addEventListener("change", this.#draw);
    this.#foot = new OnFoot(this.#camera, plan);
    this.#listen();
    this.#sizes.observe(canvas);
    this.goTo("master-layout");
  }

  setMode(mode: WalkMode): void {
    this.#mode = mode;
    this.#orbit.enabled = mode === "orbit";
    this.#foot.stop();
    this.#grove.leaveOut(() => false);
    this.#renderer.shadowMap.needsUpdate = true;
    if (mode === "foot") this.#foot.begin();
    else this.#lookAhead();
    this.#draw();
  }

  goTo(picture: PictureName): void {
    const shot = SHOTS[picture];
    const { from, to } = shot;
    this.#grove.leaveOut((tree) => isInTheWay(tree, shot));
    this.#renderer.shadowMap.needsUpdate = true;
    this.#camera.position.set(from[0], from[2], -from[1]);
    this.#orbit.target.set(to[0], to[2], -to[1]);
    this.#camera.lookAt(this.#orbit.target);
    if (this.#mode === "foot") this.#foot.begin();
    else this.#orbit.update();
    this.#draw();
  }

  mark(number: number | null): void {
    if (this.#marked) this.#scene.remove(this.#marked);
    this.#marked?.geometry.dispose();
    const plot = this.#plan.plots.find((each) => each.number === number);
    this.#marked = plot ? plotMark(plot) : null;
    if (this.#marked) this.#scene.add(this.#marked);
    this.#draw();
  }

  press(step: Step, isDown: boolean): void {
    this.#foot.press(step, isDown, performance.now());
    this.#draw();
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#end.abort();
    this.#sizes.disconnect();
    this.#orbit.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** The point that an orbit turns about, some way before the eye. */
  #lookAhead(): void {
    const ahead = this.#camera.getWorldDirection(this.#orbit.target.clone());
    this.#orbit.target.copy(this.#camera.position).addScaledVector(ahead, 30);
    this.#orbit.update();
  }

  readonly #draw = (): void => {
    if (this.#frame === 0 && !this.#end.signal.aborted)
      this.#frame = requestAnimationFrame(this.#paint);
  };

  readonly #paint = (now: number): void => {
    this.#frame = 0;
    const isMoving = this.#mode === "foot" && this.#foot.advance(now);
    this.#renderer.render(this.#scene, this.#camera);
    if (isMoving) this.#draw();
  };

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    // As much across as the pictures show; a narrow screen sees more up and down instead.
    const across = (52 * Math.PI) / 180;
    const up = 2 * Math.atan(Math.tan(across / 2) / Math.max(0.9, this.#camera.aspect));
    this.#camera.fov = (up * 180) / Math.PI;
    this.#camera.updateProjectionMatrix();
    this.#draw();
  }

  #listen(): void {
    const { signal } = this.#end;
    let down: { readonly x: number; readonly y: number } | null = null;
    let last = { x: 0, y: 0 };
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      heard: (event: HTMLElementEventMap[Name]) => void,
    ) => this.#canvas.addEventListener(name, heard, { signal });
    on("pointerdown", ({ clientX: x, clientY: y }) => {
      down = { x, y };
      last = { x, y };
    });
    on("pointermove", ({ clientX: x, clientY: y, buttons }) => {
      if (this.#mode === "foot" && down && buttons) {
        this.#foot.turnBy(x - last.x, y - last.y);
        this.#draw();
      }
      last = { x, y };
    });
    on("pointerup", ({ clientX: x, clientY: y }) => {
      if (down && Math.hypot(x - down.x, y - down.y) < TAP_SLACK) this.#tap(x, y);
      down = null;
    });
    for (const name of ["keydown", "keyup"] as const)
      on(name, (event) => {
        const step = stepOfKey(event.code);
        if (this.#mode !== "foot" || !step) return;
        event.preventDefault();
        if (!event.repeat) this.press(step, name === "keydown");
      });
    on("blur", () => this.#foot.stop());
  }

  /** Chooses the plot under a tap. */
  #tap(x: number, y: number): void {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const where = new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(where, this.#camera);
    const { origin, direction } = ray.ray;
    if (direction.y >= 0) return;
    const far = -origin.y / direction.y;
    const plot = plotAt(this.#plan, [
      origin.x + far * direction.x,
      -(origin.z + far * direction.z),
    ]);
    if (plot) this.#onPlot(plot.number);
  }
}
