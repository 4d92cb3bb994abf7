import {
  type BufferGeometry,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  type Material,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFShadowMap,
  Scene,
  Vector3,
  type WebGLRenderer,
} from "three";
import type { Surface } from "../scene/solids.ts";
import { Grove } from "./grove.ts";
import type { WalkSite } from "./walk-site.ts";

const SKY = "#e6ebe6";
const FOG = { from: 160, to: 640 } as const;
const EXPOSURE = 1.12;
const SUN = {
  azimuth: 238,
  elevation: 42,
  strength: 2.6,
  away: 220,
  half: 150,
  map: 2048,
} as const;

/** How a surface is drawn; glass and water catch the sun, nothing mirrors. */
const MATERIALS: Record<Surface, () => Material> = {
  matte: () => new MeshLambertMaterial({ vertexColors: true }),
  glass: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.3, metalness: 0.2 }),
  water: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.2 }),
};

export interface Stage {
  readonly scene: Scene;
  readonly grove: Grove;
}

/** Light, air and the model. `treeDetail` is how often a crown's faces are split. */
export function buildStage(
  { model, middle, reach }: Pick<WalkSite, "model" | "middle" | "reach">,
  treeDetail: number,
): Stage {
  const scene = new Scene();
  scene.background = new Color(SKY);
  scene.fog = new Fog(SKY, FOG.from * reach, FOG.to * reach);
  scene.add(new HemisphereLight("#f2f6f8", "#d8cbb4", 1.8));
  addSun(scene, new Vector3(middle[0], 0, -middle[1]), reach);
  for (const [surface, geometry] of model.bodies) scene.add(solid(geometry, MATERIALS[surface]()));
  const grove = new Grove(model.trees, treeDetail);
  scene.add(...grove.meshes);
  return { scene, grove };
}

/** Tells the renderer how the stage is meant to look. */
export function prepareRenderer(renderer: WebGLRenderer): void {
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Nothing moves but the eye: the shadows are drawn once.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
}

function addSun(scene: Scene, middle: Vector3, reach: number): void {
  const [azimuth, elevation] = [SUN.azimuth, SUN.elevation].map((angle) => (angle * Math.PI) / 180);
  const flat = Math.cos(elevation ?? 0);
  const away = new Vector3(
    Math.sin(azimuth ?? 0) * flat,
    Math.sin(elevation ?? 0),
    -Math.cos(azimuth ?? 0) * flat,
  );
  const sun = new DirectionalLight("#fff3df", SUN.strength);
  sun.position.copy(middle).addScaledVector(away, SUN.away * reach);
  sun.target.position.copy(middle);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SUN.map, SUN.map);
  sun.shadow.normalBias = 0.25;
  Object.assign(sun.shadow.camera, {
    left: -SUN.half * reach,
    right: SUN.half * reach,
    top: SUN.half * reach,
    bottom: -SUN.half * reach,
    near: 20,
    far: 2 * SUN.away * reach,
  });
  scene.add(sun, sun.target);
}

function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
