import type { SheetFrame } from "site-model";
import {
  cameraOf,
  centredOn,
  held,
  movedBy,
  type PaneSize,
  type PlanCamera,
  type Sight,
  sightOf,
  WHOLE,
  zoomedAt,
} from "#features/projects/model/plan-camera.ts";

/** A press that moves further is a drag, and no choice, px. */
const DRAG = 6;
const WHEEL_STEP = 0.0025;
const WHEEL_LINE = 16;

type At = readonly [x: number, y: number];

/**
 * The one owner of the sheet's movement: pointers, pinch and wheel in, a CSS transform out. React
 * hears of it once it has come to rest.
 */
export class PlanGestures {
  readonly #pane: HTMLElement;
  readonly #sheet: SVGSVGElement;
  readonly #onRest: (camera: PlanCamera) => void;
  readonly #stop = new AbortController();
  readonly #pointers = new Map<number, At>();
  #camera = WHOLE;
  #frame = 0;
  #travelled = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(pane: HTMLElement, sheet: SVGSVGElement, onRest: (camera: PlanCamera) => void) {
    this.#pane = pane;
    this.#sheet = sheet;
    this.#onRest = onRest;
    const { signal } = this.#stop;
    pane.addEventListener("pointerdown", this.#down, { signal });
    pane.addEventListener("pointermove", this.#move, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      pane.addEventListener(end, this.#up, { signal });
    pane.addEventListener("wheel", this.#wheel, { signal, passive: false });
    pane.addEventListener("click", this.#click, { signal, capture: true });
    pane.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    const watcher = new ResizeObserver(() => this.#show(held(this.#camera, this.#size())));
    watcher.observe(pane);
    signal.addEventListener("abort", () => watcher.disconnect());
  }

  close(): void {
    this.#stop.abort();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  /** Grows or shrinks about a point of the sheet where that is in view, else about the middle. */
  zoomBy(times: number, point: At | null, frame: SheetFrame): void {
    const { width, height } = this.#size();
    const at = point && this.#seenAt(point, frame);
    const isSeen = at && at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < height;
    const about = isSeen ? at : ([width / 2, height / 2] as const);
    this.#show(zoomedAt(this.#camera, times, about, this.#size()));
  }

  /** Where in the pane a point of the sheet is seen. */
  #seenAt(point: At, frame: SheetFrame): At {
    const { width, height } = this.#size();
    const { zoom, x, y } = this.#camera;
    return [
      x + ((point[0] - frame.left) / frame.width) * width * zoom,
      y + ((point[1] - frame.top) / frame.height) * height * zoom,
    ];
  }

  /** What is seen of the sheet. */
  sight(frame: SheetFrame): Sight {
    return sightOf(this.#camera, frame, this.#size());
  }

  show(sight: Sight, frame: SheetFrame): void {
    this.#show(cameraOf(sight, frame, this.#size()));
  }

  /** Moves by parts of the pane. */
  moveBy(right: number, down: number): void {
    const { width, height } = this.#size();
    this.#show(movedBy(this.#camera, -right * width, -down * height, this.#size()));
  }

  showWhole(): void {
    this.#show(WHOLE);
  }

  /** Brings a point of the sheet into view, if it is not well within. */
  bring(point: At, frame: SheetFrame): void {
    const { width, height } = this.#size();
    const { zoom } = this.#camera;
    const [left, top] = this.#seenAt(point, frame);
    const isWithin = left > 24 && left < width - 24 && top > 24 && top < height - 24;
    if (!isWithin) this.#show(centredOn(point, zoom, frame, this.#size()));
  }

  #size(): PaneSize {
    return { width: this.#pane.clientWidth, height: this.#pane.clientHeight };
  }

  #show(camera: PlanCamera): void {
    this.#camera = camera;
    this.#sheet.style.willChange = "transform";
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      const { zoom, x, y } = this.#camera;
      this.#sheet.style.setProperty("--plan-move", `translate(${x}px, ${y}px) scale(${zoom})`);
    });
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      // Without the hint the browser draws the sheet anew, sharp at its new size.
      this.#sheet.style.willChange = "";
      this.#onRest(this.#camera);
    }, 120);
  }

  #placeOf({ clientX, clientY }: { clientX: number; clientY: number }): At {
    const { left, top } = this.#pane.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  #down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.#pointers.size === 0) this.#travelled = 0;
    this.#pointers.set(event.pointerId, this.#placeOf(event));
  };

  #move = (event: PointerEvent): void => {
    const from = this.#pointers.get(event.pointerId);
    if (!from) return;
    const to = this.#placeOf(event);
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, to);
    this.#travelled += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (other) this.#pinch(from, to, other);
    else if (this.#camera.zoom > 1 && this.#travelled > DRAG) {
      this.#pane.setPointerCapture(event.pointerId);
      this.#show(movedBy(this.#camera, to[0] - from[0], to[1] - from[1], this.#size()));
    }
  };

  /** Two fingers: what lay between them stays between them. */
  #pinch(from: At, to: At, other: At): void {
    const span = (a: At) => Math.hypot(a[0] - other[0], a[1] - other[1]);
    const middle = (a: At): At => [(a[0] + other[0]) / 2, (a[1] + other[1]) / 2];
    const [before, after] = [middle(from), middle(to)];
    const grown = zoomedAt(this.#camera, span(to) / (span(from) || 1), before, this.#size());
    this.#show(movedBy(grown, after[0] - before[0], after[1] - before[1], this.#size()));
  }

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  /** The page scrolls by the wheel alone; with Ctrl, or a pinch of a touchpad, the sheet grows. */
  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE : 1);
    const times = Math.exp(-pixels * WHEEL_STEP);
    this.#show(zoomedAt(this.#camera, times, this.#placeOf(event), this.#size()));
  };

  /** The end of a drag is no choice of the plot under it. */
  #click = (event: MouseEvent): void => {
    if (this.#travelled <= DRAG || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
