import { Euler, type PerspectiveCamera, Vector3 } from "three";
import type { Plan } from "../plan.ts";
import { isInsidePolygon, type Point } from "../plan-geometry.ts";

const EYE = 1.7;
const STRIDE_A_SECOND = 5.5;
const TURN_A_SECOND = 1.3;
const TURN_A_PIXEL = 0.0045;
const STEEPEST = 1.1;

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

/** Somebody who walks about the site: the eye at his height, turned by drag or keys. */
export class OnFoot {
  readonly #camera: PerspectiveCamera;
  readonly #plan: Plan;
  readonly #going = new Set<Step>();
  #heading = 0;
  #tilt = 0;

  constructor(camera: PerspectiveCamera, plan: Plan) {
    this.#camera = camera;
    this.#plan = plan;
  }

  /** Puts the feet where the camera is, looking the same way; outside the site, at its gate. */
  begin(): void {
    const looking = new Euler().setFromQuaternion(this.#camera.quaternion, "YXZ");
    this.#heading = looking.y;
    this.#tilt = 0;
    const { x, z } = this.#camera.position;
    const [gateEast, gateNorth] = this.#plan.gate.at;
    if (!this.#isInside([x, -z])) {
      this.#heading = 0;
      this.#camera.position.set(gateEast - 4, EYE, -(gateNorth + 10));
    }
    this.#look();
  }

  press(step: Step, isDown: boolean): void {
    if (isDown) this.#going.add(step);
    else this.#going.delete(step);
  }

  stop(): void {
    this.#going.clear();
  }

  turnBy(pixelsAcross: number, pixelsDown: number): void {
    this.#heading += pixelsAcross * TURN_A_PIXEL;
    this.#tilt = clamp(this.#tilt + pixelsDown * TURN_A_PIXEL, STEEPEST);
    this.#look();
  }

  /** Goes on for so long; false when standing still. */
  advance(seconds: number): boolean {
    if (this.#going.size === 0) return false;
    const of = (step: Step) => (this.#going.has(step) ? 1 : 0);
    this.#heading += (of("left") - of("right")) * TURN_A_SECOND * seconds;
    const stride = (of("ahead") - of("back")) * STRIDE_A_SECOND * seconds;
    const way = new Vector3(-Math.sin(this.#heading), 0, -Math.cos(this.#heading));
    const next = this.#camera.position.clone().addScaledVector(way, stride);
    if (this.#isInside([next.x, -next.z])) this.#camera.position.copy(next);
    this.#look();
    return true;
  }

  #isInside(at: Point): boolean {
    const house = this.#plan.clubhouse.polygon;
    return isInsidePolygon(at, this.#plan.boundary) && !isInsidePolygon(at, house);
  }

  #look(): void {
    this.#camera.position.y = EYE;
    this.#camera.rotation.set(this.#tilt, this.#heading, 0, "YXZ");
  }
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}
