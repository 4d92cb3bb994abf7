import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";

/** East, up and north of a blob's middle, and its radius, of a tree one metre wide and high. */
export type Blob = readonly [east: number, up: number, north: number, radius: number];

/** Crowns are a little lower than they are wide. */
export const FLATNESS = 0.94;
/** Leaves on the widest blob by detail, and their length as a share of its radius: card, cut out. */
const LEAVES = [
  { count: 0, length: 0 },
  { count: 46, length: 0.46 },
  { count: 110, length: 0.32 },
  { count: 240, length: 0.22 },
  { count: 420, length: 0.17 },
  { count: 900, length: 0.13 },
] as const;
const WIDEST = 0.3;
/** Turns from one point of a sphere to the next, that cover it evenly. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** Leaves are as wide as this share of their length. */
const WIDTH = 0.62;

/** Lozenges of card that stand off a crown, lit from both sides as its outside is. */
export function leavesOf(blobs: readonly Blob[], detail: number): BufferGeometry {
  const { count, length } = LEAVES[Math.min(detail, LEAVES.length - 1)] ?? LEAVES[0];
  const positions: number[] = [];
  const normals: number[] = [];
  const index: number[] = [];
  for (const [nth, blob] of blobs.entries()) {
    const radius = blob[3];
    const many = Math.round(count * (radius / WIDEST) ** 2);
    for (let i = 0; i < many; i += 1) {
      const out = onSphere(i, many);
      const at = middleOf(blob).add(scaled(out, radius * (0.96 + 0.16 * share(i, nth, 1))));
      if (isWithin(at, blobs, blob)) continue;
      const first = positions.length / 3;
      const size = radius * length * (0.75 + 0.5 * share(i, nth, 2));
      for (const corner of lozenge(at, out, size, [share(i, nth, 3), share(i, nth, 4)])) {
        positions.push(corner.x, corner.y, corner.z);
        normals.push(out.x, out.y, out.z);
      }
      const faces = [0, 1, 2, 0, 2, 3, 2, 1, 0, 3, 2, 0];
      index.push(...faces.map((corner) => first + corner));
    }
  }
  const leaves = new BufferGeometry();
  leaves.setAttribute("position", new Float32BufferAttribute(positions, 3));
  leaves.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  return leaves.setIndex(index);
}

/** The corners of a leaf: it leans out of the crown by up to a right angle, turned any way. */
function lozenge(
  at: Vector3,
  out: Vector3,
  size: number,
  [turn, lean]: readonly [number, number],
): Vector3[] {
  const aside = new Vector3(-out.z, 0, out.x);
  if (aside.lengthSq() < 1e-6) aside.set(1, 0, 0);
  aside.normalize().applyAxisAngle(out, turn * 2 * Math.PI);
  const along = new Vector3().crossVectors(out, aside).applyAxisAngle(aside, lean * 1.3);
  const [half, wide] = [size / 2, (size * WIDTH) / 2];
  return [
    at.clone().addScaledVector(along, -half),
    at.clone().addScaledVector(aside, wide),
    at.clone().addScaledVector(along, half),
    at.clone().addScaledVector(aside, -wide),
  ];
}

function onSphere(nth: number, count: number): Vector3 {
  const up = 1 - (2 * (nth + 0.5)) / count;
  const across = Math.sqrt(1 - up * up);
  return new Vector3(
    across * Math.cos(nth * GOLDEN_ANGLE),
    up,
    across * Math.sin(nth * GOLDEN_ANGLE),
  );
}

function middleOf([east, up, north]: Blob): Vector3 {
  return new Vector3(east, up, -north);
}

function scaled(out: Vector3, length: number): Vector3 {
  return new Vector3(out.x * length, out.y * length * FLATNESS, out.z * length);
}

/** True for a leaf that nobody would see: within another blob. */
function isWithin(at: Vector3, blobs: readonly Blob[], own: Blob): boolean {
  return blobs.some((blob) => blob !== own && at.distanceTo(middleOf(blob)) < blob[3] * 0.9);
}

/** A share from 0 to 1, the same at each call. */
function share(i: number, nth: number, which: number): number {
  const wave = Math.sin(i * 12.9898 + nth * 78.233 + which * 37.719) * 43_758.5453;
  return wave - Math.floor(wave);
}
