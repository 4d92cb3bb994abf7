import { Fog, type Mesh, PerspectiveCamera, type Scene, WebGLRenderer } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { FootView, PictureName } from "../pictures.ts";
import { isInTheWay } from "../scene/shots.ts";
import { fitGround, type Lens } from "./fit-ground.ts";
import type { Grove } from "./grove.ts";
import { listenToCanvas } from "./listen-to-canvas.ts";
import { OnFoot, type Step } from "./on-foot.ts";
import { toSite } from "./plan-site.ts";
import { plotAt, plotMark, plotNumbers } from "./plot-labels.ts";
import { buildStage, prepareRenderer } from "./stage.ts";
import {
  LOOKING_DOWN,
  type Walk,
  type WalkMode,
  type WalkOptions,
  type WalkSight,
} from "./walk.ts";
import type { SiteView, WalkSite } from "./walk-site.ts";

const MOST_PIXEL_RATIO = 1.5;
/** How far the eye sees on a site of the usual size, metres. */
const FARTHEST = 2500;
/** What is seen across, radians. */
const ACROSS = (52 * Math.PI) / 180;
/** A camera that is narrower sees more up and down, and not less across. */
const LEAST_ASPECT = 0.9;

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
  /** The view that shows a whole site, as long as nobody has moved: another window is another view. */
  #whole: SiteView | null = null;
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
    this.#orbit.addEventListener("start", () => {
      this.#whole = null;
    });
    this.#camera.far = FARTHEST * site.reach;
    this.#foot = new OnFoot(this.#camera, site);
    this.#listen();
    this.#resize();
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
    this.#whole = null;
    this.#grove.leaveOut(() => false);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#orbit.target.set(x, 0, y);
    this.#camera.position.set(x, away * Math.sin(LOOKING_DOWN), y + away * Math.cos(LOOKING_DOWN));
    this.#orbit.update();
    this.#draw();
  }

  sight(): WalkSight {
    const { x, z } = this.#orbit.target;
    const away = this.#camera.position.distanceTo(this.#orbit.target);
    return { middle: [x, z], metres: 2 * away * Math.tan(ACROSS / 2) };
  }

  /** What this site has no view of is not gone to. */
  #see(asked: SiteView | null | undefined): void {
    if (!asked) return;
    const { ground } = asked;
    const view = ground ? fitGround(asked, ground, this.#lens()) : asked;
    const { from, to } = view;
    this.#whole = ground ? asked : null;
    this.#grove.leaveOut((tree) => isInTheWay(tree, view));
    this.#renderer.shadowMap.needsUpdate = true;
    this.#camera.position.set(from[0], from[2], -from[1]);
    this.#orbit.target.set(to[0], to[2], -to[1]);
    this.#camera.lookAt(this.#orbit.target);
    if (ground) this.#clearTo(this.#camera.position.distanceTo(this.#orbit.target));
    if (this.#mode === "foot") this.#foot.begin();
    else this.#orbit.update();
    this.#draw();
  }

  /** One may go so far away, and the air is clear so far. */
  #clearTo(metres: number): void {
    this.#orbit.maxDistance = Math.max(this.#orbit.maxDistance, 1.5 * metres);
    const { fog } = this.#scene;
    if (!(fog instanceof Fog)) return;
    fog.near = Math.max(fog.near, metres);
    fog.far = Math.max(fog.far, 4 * metres);
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
    this.#camera.fov = (2 * Math.atan(this.#lens().up) * 180) / Math.PI;
    this.#camera.updateProjectionMatrix();
    if (this.#mode === "above") this.#see(this.#whole);
    this.#draw();
  }

  /** As much across as the pictures show; a narrow screen sees more up and down instead. */
  #lens(): Lens {
    const { aspect } = this.#camera;
    const up = Math.tan(ACROSS / 2) / Math.max(LEAST_ASPECT, aspect);
    return { across: up * aspect, up };
  }

  #listen(): void {
    listenToCanvas(this.#canvas, this.#end.signal, {
      onDrag: (right, down) => {
        if (this.#mode !== "foot") return;
        this.#foot.turnBy(right, down);
        this.#draw();
      },
      onTap: (spot) => {
        const plot = plotAt(this.#site.plots, spot);
        if (plot) this.#onPlot(plot.number);
      },
      onStep: (step, isDown) => {
        if (this.#mode === "foot") this.press(step, isDown);
        return this.#mode === "foot";
      },
      onLeave: () => this.#foot.stop(),
      camera: this.#camera,
    });
  }
}
