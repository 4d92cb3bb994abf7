import { InstancedMesh, Matrix4, MeshLambertMaterial, Quaternion, Vector3 } from "three";
import { TINTS } from "../scene/tints.ts";
import { type TreePlace, treeShapes } from "../scene/trees.ts";

const UP = new Vector3(0, 1, 0);
const GROUND = 0.12;

/** All trees: for each kind one mesh for the crowns and one for the trunks. */
export class Grove {
  readonly meshes: readonly InstancedMesh[];
  readonly #places: readonly (readonly TreePlace[])[];

  constructor(places: readonly TreePlace[], detail: number) {
    const shapes = treeShapes(detail);
    this.#places = shapes.map((_, kind) => places.filter((tree) => tree.kind === kind));
    const trunks = new MeshLambertMaterial({ color: TINTS.trunk });
    this.meshes = shapes.flatMap(({ crown, trunk }, kind) => {
      const leaves = new MeshLambertMaterial({ color: TINTS.crowns[kind] ?? TINTS.crowns[0] });
      const count = this.#places[kind]?.length ?? 0;
      return [new InstancedMesh(crown, leaves, count), new InstancedMesh(trunk, trunks, count)];
    });
    for (const mesh of this.meshes) {
      mesh.castShadow = true;
      mesh.receiveShadow = true;
    }
    this.leaveOut(() => false);
  }

  /** Leaves trees out that would hide what is looked at; all others stand. */
  leaveOut(isOut: (tree: TreePlace) => boolean): void {
    for (const [at, mesh] of this.meshes.entries()) {
      const places = this.#places[Math.floor(at / 2)] ?? [];
      for (const [i, tree] of places.entries()) mesh.setMatrixAt(i, placed(tree, isOut(tree)));
      mesh.instanceMatrix.needsUpdate = true;
    }
  }
}

function placed({ east, north, size, turn }: TreePlace, isOut: boolean): Matrix4 {
  const scale = isOut ? 0 : size;
  return new Matrix4().compose(
    new Vector3(east, GROUND, -north),
    new Quaternion().setFromAxisAngle(UP, turn),
    new Vector3(scale, scale, scale),
  );
}
