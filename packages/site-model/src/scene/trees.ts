import { type BufferGeometry, CylinderGeometry, IcosahedronGeometry, Vector3 } from "three";
import { mergeGeometries, mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { Plan } from "../plan.ts";
import { type Blob, FLATNESS, leavesOf } from "./leaves.ts";

const CROWNS: readonly (readonly Blob[])[] = [
  [
    [0, 0.66, 0, 0.3],
    [0.15, 0.56, 0.08, 0.22],
    [-0.13, 0.55, -0.1, 0.23],
    [0.02, 0.53, -0.17, 0.2],
    [-0.05, 0.5, 0.17, 0.2],
  ],
  [
    [0, 0.62, 0, 0.3],
    [0.02, 0.8, 0, 0.21],
    [0.14, 0.54, 0.1, 0.2],
    [-0.15, 0.55, 0.04, 0.21],
    [0, 0.52, -0.16, 0.2],
  ],
  [
    [0, 0.58, 0, 0.24],
    [0.01, 0.76, 0, 0.2],
    [0, 0.92, 0.01, 0.13],
    [0, 0.44, 0, 0.2],
  ],
  [
    [0, 0.62, 0, 0.28],
    [0.24, 0.56, 0.06, 0.23],
    [-0.22, 0.55, -0.1, 0.24],
    [0.04, 0.54, -0.25, 0.22],
    [-0.08, 0.52, 0.26, 0.22],
    [0.06, 0.75, 0.02, 0.2],
  ],
];

export const CROWN_KINDS = CROWNS.length;

/** One of the plan's trees as placed: which crown, where, how wide and how turned. */
export interface TreePlace {
  readonly kind: number;
  readonly east: number;
  readonly north: number;
  readonly size: number;
  readonly turn: number;
}

/** The plan's trees; each is turned by its place, so that no two neighbours look alike. */
export function treePlaces(plan: Plan): TreePlace[] {
  return plan.trees.map(([east, north, size, kind]) => ({
    kind: kind % CROWNS.length,
    east,
    north,
    size,
    turn: (east * 12.9898 + north * 78.233) % (2 * Math.PI),
  }));
}

export interface TreeShape {
  readonly crown: BufferGeometry;
  readonly trunk: BufferGeometry;
}

/**
 * Crowns and trunk of trees one metre high, in three's axes. `detail` is how often a crown's faces
 * are split: 1 for a phone, 5 for a rendered picture. The finer, the more and the smaller leaves.
 */
export function treeShapes(detail: number): TreeShape[] {
  const trunk = new CylinderGeometry(0.018, 0.032, 0.52, 9).translate(0, 0.26, 0);
  return CROWNS.map((blobs, kind) => {
    const parts = blobs.map((blob, nth) => massOf(blob, detail, kind * 7 + nth));
    return { crown: mergeGeometries([...parts, leavesOf(blobs, detail)]), trunk };
  });
}

/** What is seen of a crown between its leaves. */
function massOf([east, up, north, radius]: Blob, detail: number, seed: number): BufferGeometry {
  const ball = new IcosahedronGeometry(radius, 2 ** Math.min(detail, 4));
  ball.deleteAttribute("uv");
  ball.deleteAttribute("normal");
  const whole = mergeVertices(ball);
  const positions = whole.getAttribute("position");
  const at = new Vector3();
  for (let i = 0; i < positions.count; i += 1) {
    at.fromBufferAttribute(positions, i).normalize();
    const out = radius * (1 + roughness(at, seed, detail));
    positions.setXYZ(i, at.x * out, at.y * out * FLATNESS, at.z * out);
  }
  whole.computeVertexNormals();
  return whole.translate(east, up, -north);
}

/** How far leaves stand out, as a share of the radius: waves of a few lengths, none on a grid. */
function roughness({ x, y, z }: Vector3, seed: number, detail: number): number {
  let sum = 0;
  let amplitude = 0.085;
  let frequency = 3.1;
  for (let octave = 0; octave < Math.min(3, detail + 1); octave += 1) {
    const phase = seed * 1.7 + octave * 2.3;
    sum +=
      amplitude *
      (Math.sin(x * frequency + phase) * Math.sin(y * frequency * 1.13 + phase * 1.9) +
        Math.sin(z * frequency * 0.93 + phase * 0.7) * Math.cos(x * frequency * 1.21 - phase));
    amplitude *= 0.68;
    frequency *= 2.17;
  }
  return sum;
}
