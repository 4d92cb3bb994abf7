// Writes a model as Blender reads it: one file of 32-bit floats and an index beside it.
import { writeFileSync } from "node:fs";
import type { SceneModel } from "site-model/scene";
import { TINTS, treeShapes } from "site-model/scene";
import type { BufferGeometry } from "three";

/** Where an array lies in the file of floats. */
interface Range {
  readonly start: number;
  readonly count: number;
}

/** Collects arrays into one file. */
class Floats {
  readonly #arrays: Float32Array[] = [];
  #length = 0;

  add(array: ArrayLike<number>): Range {
    const range = { start: this.#length, count: array.length };
    this.#arrays.push(Float32Array.from(array));
    this.#length += array.length;
    return range;
  }

  bytes(): Buffer {
    return Buffer.concat(this.#arrays.map(({ buffer }) => Buffer.from(buffer)));
  }
}

/** Crowns are split this often for a picture; far away less shows. */
export function exportScene(model: SceneModel, path: string, treeDetail: number): void {
  const floats = new Floats();
  const mesh = (geometry: BufferGeometry) => {
    const plain = geometry.index ? geometry.toNonIndexed() : geometry;
    const colours = plain.getAttribute("color");
    return {
      positions: floats.add(plain.getAttribute("position").array),
      colours: colours ? floats.add(colours.array) : null,
    };
  };
  const index = {
    bodies: [...model.bodies].map(([surface, geometry]) => ({ surface, ...mesh(geometry) })),
    trees: treeShapes(treeDetail).map(({ crown, trunk }, kind) => ({
      tint: TINTS.crowns[kind] ?? TINTS.crowns[0],
      crown: mesh(crown),
      trunk: mesh(trunk),
      places: model.trees
        .filter((tree) => tree.kind === kind)
        .map(({ east, north, size, turn }) => [east, north, size, turn]),
    })),
    trunkTint: TINTS.trunk,
  };
  writeFileSync(`${path}.bin`, floats.bytes());
  writeFileSync(`${path}.json`, JSON.stringify(index));
}
