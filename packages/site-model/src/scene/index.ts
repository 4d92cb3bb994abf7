// The plan as a model of solids and trees, and the places that it is looked at from.
export { buildScene, isBuiltOn, type SceneModel } from "./build-scene.ts";
export {
  HERO,
  PANORAMAS,
  SHOTS,
  type Shot,
  type Spot,
  withClearView,
} from "./shots.ts";
export { TINTS } from "./tints.ts";
export { treeShapes } from "./trees.ts";
