import { Euler, type PerspectiveCamera, Vector3 } from "three";
import type { Point } from "../plan-geometry.ts";
import type { WalkSite } from "./walk-site.ts";

const EYE = 1.7;
const STRIDE_A_SECOND = 5.5;
const TURN_A_SECOND = 1.3;
const TURN_A_PIXEL = 0.0045;
const STEEPEST = 1.1;
/** Longest way at once, m: less than any wall is thick. */
const PACE = 0.5;
/** Most that one frame makes up for, ms: a page that slept does not run off. */
const LONGEST_FRAME = 1000;

/** Which way somebody on foot goes. */
export type Step = "ahead" | "back" | "left" | "right";

const KEYS: Readonly<Record<string, Step>> = {
  ArrowUp: "ahead",
  ArrowDown: "back",
  ArrowLeft: "left",
  ArrowRight: "right",
  KeyW: "ahead",
  KeyS: "back",
  KeyA: "left",
  KeyD: "right",
};

/** The step that a key asks for. */
export function stepOfKey(code: string): Step | null {
  return KEYS[code] ?? null;
}

/** Somebody who walks about the site: the eye at a grown-up's height, turned by drag or keys. */
export class OnFoot {
  readonly #camera: PerspectiveCamera;
  readonly #site: Pick<WalkSite, "mayStand" | "start">;
  /** Since when a step is held down, ms. */
  readonly #held = new Map<Step, number>();
  /** How long each was held and not yet gone, ms: a press may be over before a frame is drawn. */
  readonly #owed = new Map<Step, number>();
  #heading = 0;
  #tilt = 0;

  constructor(camera: PerspectiveCamera, site: Pick<WalkSite, "mayStand" | "start">) {
    this.#camera = camera;
    this.#site = site;
  }

  /** Puts the feet where the camera is, looking the same way; outside the site, where a walk starts. */
  begin(): void {
    const looking = new Euler().setFromQuaternion(this.#camera.quaternion, "YXZ");
    this.#heading = looking.y;
    this.#tilt = 0;
    const { x, z } = this.#camera.position;
    const { at, heading } = this.#site.start;
    if (!this.#site.mayStand([x, -z])) {
      this.#heading = heading;
      this.#camera.position.set(at[0], EYE, -at[1]);
    }
    this.#look();
  }

  /** Which way it looks: radians, counter-clockwise from north. */
  get heading(): number {
    return this.#heading;
  }

  /** @param now ms, of the same clock as the one that `advance` is told */
  press(step: Step, isDown: boolean, now: number): void {
    if (!isDown) {
      this.#settle(now);
      this.#held.delete(step);
    } else if (!this.#held.has(step)) this.#held.set(step, now);
  }

  stop(): void {
    this.#held.clear();
    this.#owed.clear();
  }

  turnBy(pixelsAcross: number, pixelsDown: number): void {
    this.#heading += pixelsAcross * TURN_A_PIXEL;
    this.#tilt = clamp(this.#tilt + pixelsDown * TURN_A_PIXEL, STEEPEST);
    this.#look();
  }

  /** Goes as far as the steps were held until now, ms; false when standing still. */
  advance(now: number): boolean {
    this.#settle(now);
    const wasOwed = this.#owed.size > 0;
    const owed = (step: Step) => Math.min(LONGEST_FRAME, this.#owed.get(step) ?? 0) / 1000;
    const turn = (owed("left") - owed("right")) * TURN_A_SECOND;
    const stride = (owed("ahead") - owed("back")) * STRIDE_A_SECOND;
    this.#owed.clear();
    // In small paces: a long frame neither jumps a wall nor stops well before it.
    const paces = Math.ceil(Math.max(Math.abs(stride) / PACE, 1));
    for (let pace = 0; pace < paces; pace += 1) this.#go(turn / paces, stride / paces);
    this.#look();
    return wasOwed || this.#held.size > 0;
  }

  #settle(now: number): void {
    for (const [step, since] of this.#held) {
      // A frame tells when it began, which may be before the press.
      if (now <= since) continue;
      this.#owed.set(step, (this.#owed.get(step) ?? 0) + now - since);
      this.#held.set(step, now);
    }
  }

  #go(turn: number, stride: number): void {
    this.#heading += turn;
    const way = new Vector3(-Math.sin(this.#heading), 0, -Math.cos(this.#heading));
    const next = this.#camera.position.clone().addScaledVector(way, stride);
    const at: Point = [next.x, -next.z];
    if (this.#site.mayStand(at)) this.#camera.position.copy(next);
  }

  #look(): void {
    this.#camera.position.y = EYE;
    this.#camera.rotation.set(this.#tilt, this.#heading, 0, "YXZ");
  }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
