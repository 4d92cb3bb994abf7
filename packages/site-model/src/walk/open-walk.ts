import { type Mesh, PerspectiveCamera, Raycaster, type Scene, Vector2, WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { FootView, PictureName } from "../pictures.ts";
import { isInTheWay, type View } from "../scene/shots.ts";
import type { Grove } from "./grove.ts";
import { OnFoot, type Step, stepOfKey } from "./on-foot.ts";
import { plotAt, plotMark, plotNumbers } from "./plot-labels.ts";
import { buildStage, prepareRenderer } from "./stage.ts";
import type { Walk, WalkMode, WalkOptions, WalkSight } from "./walk.ts";
import { toSite, type WalkSite } from "./walk-site.ts";

const MOST_PIXEL_RATIO = 1.5;
const TAP_SLACK = 6;
/** How far the eye sees on a site of the usual size, metres. */
const FARTHEST = 2500;
/** What is seen across, and how high the eye stands over what it looks at, radians. */
const ACROSS = (52 * Math.PI) / 180;
const HEIGHT = (56 * Math.PI) / 180;

/** Fetches the plan and builds the model; throws when the plan cannot be had or there is no WebGL. */
export async function openWalk(options: WalkOptions): Promise<Walk> {
  const response = await fetch(options.modelUrl);
  if (!response.ok) throw new Error(`the plan: ${response.status}`);
  // Proved by the server that hands it out; proving it again would cost a library.
  const site = toSite(await response.json());
  await document.fonts.load('600 48px "Anek Latin Variable"');
  return new OpenWalk(site, options);
}

class OpenWalk implements Walk {
  readonly #canvas: HTMLCanvasElement;
  readonly #site: WalkSite;
  readonly #onPlot: WalkOptions["onPlot"];
  readonly #onPlace: WalkOptions["onPlace"];
  readonly #numbers: ReturnType<typeof plotNumbers>;
  readonly #renderer: WebGLRenderer;
  readonly #scene: Scene;
  readonly #grove: Grove;
  readonly #camera = new PerspectiveCamera(50, 1, 0.3, FARTHEST);
  readonly #orbit: OrbitControls;
  readonly #foot: OnFoot;
  readonly #end = new AbortController();
  readonly #sizes = new ResizeObserver(() => this.#resize());
  #mode: WalkMode = "above";
  #marked: Mesh | null = null;
  #frame = 0;

  constructor(site: WalkSite, { canvas, isSmall, onPlot, onPlace }: WalkOptions) {
    this.#canvas = canvas;
    this.#site = site;
    this.#onPlot = onPlot;
    this.#onPlace = onPlace;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true });
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXEL_RATIO));
    prepareRenderer(this.#renderer);
    const { scene, grove } = buildStage(site, isSmall ? 1 : 2);
    this.#scene = scene;
    this.#grove = grove;
    this.#numbers = plotNumbers(site.plots);
    this.#numbers.upright.visible = false;
    this.#scene.add(this.#numbers.flat, this.#numbers.upright);
    this.#orbit = new OrbitControls(this.#camera, canvas);
    Object.assign(this.#orbit, {
      maxPolarAngle: 1.52,
      minDistance: 6,
      maxDistance: 420 * site.reach,
    });
    this.#orbit.listenToKeyEvents(canvas);
    this.#orbit.addEventListener("change", this.#draw);
    this.#camera.far = FARTHEST * site.reach;
    this.#foot = new OnFoot(this.#camera, site);
    this.#listen();
    this.#sizes.observe(canvas);
    this.goTo("master-layout");
  }

  setMode(mode: WalkMode): void {
    this.#mode = mode;
    this.#orbit.enabled = mode === "above";
    this.#numbers.flat.visible = mode === "above";
    this.#numbers.upright.visible = mode === "foot";
    this.#foot.stop();
    this.#grove.leaveOut(() => false);
    this.#renderer.shadowMap.needsUpdate = true;
    if (mode === "foot") this.#foot.begin();
    else this.#lookAhead();
    this.#draw();
  }

  goTo(picture: PictureName): void {
    this.#see(this.#site.above[picture]);
  }

  standAt(view: FootView): void {
    this.#see(this.#site.foot[view]);
  }

  standBefore(number: string): void {
    this.#see(this.#site.before(number));
  }

  look({ middle: [x, y], metres }: WalkSight): void {
    const away = metres / (2 * Math.tan(ACROSS / 2));
    this.#grove.leaveOut(() => false);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#orbit.target.set(x, 0, y);
    this.#camera.position.set(x, away * Math.sin(HEIGHT), y + away * Math.cos(HEIGHT));
    this.#orbit.update();
    this.#draw();
  }

  sight(): WalkSight {
    const { x, z } = this.#orbit.target;
    const away = this.#camera.position.distanceTo(this.#orbit.target);
    return { middle: [x, z], metres: 2 * away * Math.tan(ACROSS / 2) };
  }

  /** What this site has no view of is not gone to. */
  #see(view: View | null | undefined): void {
    if (!view) return;
    const { from, to } = view;
    this.#grove.leaveOut((tree) => isInTheWay(tree, view));
    this.#renderer.shadowMap.needsUpdate = true;
    this.#camera.position.set(from[0], from[2], -from[1]);
    this.#orbit.target.set(to[0], to[2], -to[1]);
    this.#camera.lookAt(this.#orbit.target);
    if (this.#mode === "foot") this.#foot.begin();
    else this.#orbit.update();
    this.#draw();
  }

  mark(number: string | null): void {
    if (this.#marked) this.#scene.remove(this.#marked);
    this.#marked?.geometry.dispose();
    const plot = this.#site.plots.find((each) => each.number === number);
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
    const { x, z } = this.#camera.position;
    this.#onPlace({ x, y: z, turn: (-this.#foot.heading * 180) / Math.PI });
    if (isMoving) this.#draw();
  };

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    // As much across as the pictures show; a narrow screen sees more up and down instead.
    const up = 2 * Math.atan(Math.tan(ACROSS / 2) / Math.max(0.9, this.#camera.aspect));
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
    const plot = plotAt(this.#site.plots, [
      origin.x + far * direction.x,
      -(origin.z + far * direction.z),
    ]);
    if (plot) this.#onPlot(plot.number);
  }
}
