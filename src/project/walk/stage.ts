import {
  type BufferGeometry,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  NeutralToneMapping,
  PCFSoftShadowMap,
  Quaternion,
  Scene,
  Vector3,
  type WebGLRenderer,
} from "three";
import type { Plan } from "#project/plan.ts";
import { buildModel, type Model } from "#project/scene/build-scene.ts";
import type { Surface } from "#project/scene/solids.ts";
import { TINTS } from "#project/scene/tints.ts";
import { treeShapes } from "#project/scene/trees.ts";

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
const MIDDLE = new Vector3(100, 0, -88);
const UP = new Vector3(0, 1, 0);
const GROUND = 0.12;

/** How a surface is drawn; glass and water catch the sun, nothing mirrors. */
const MATERIALS: Record<Surface, () => Material> = {
  matte: () => new MeshLambertMaterial({ vertexColors: true }),
  glass: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.3, metalness: 0.2 }),
  water: () => new MeshStandardMaterial({ vertexColors: true, roughness: 0.2 }),
};

/** Light, air and the model. `treeDetail` is how often a crown's faces are split. */
export function buildStage(plan: Plan, treeDetail: number): Scene {
  const scene = new Scene();
  scene.background = new Color(SKY);
  scene.fog = new Fog(SKY, FOG.from, FOG.to);
  scene.add(new HemisphereLight("#f2f6f8", "#d8cbb4", 1.8));
  addSun(scene);
  const model = buildModel(plan, { people: true, cars: true });
  for (const [surface, geometry] of model.bodies) scene.add(solid(geometry, MATERIALS[surface]()));
  scene.add(...trees(model, treeDetail));
  return scene;
}

/** Tells the renderer how the stage is meant to look. */
export function prepareRenderer(renderer: WebGLRenderer): void {
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = EXPOSURE;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFSoftShadowMap;
  // Nothing moves but the eye: the shadows are drawn once.
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
}

function addSun(scene: Scene): void {
  const [azimuth, elevation] = [SUN.azimuth, SUN.elevation].map((angle) => (angle * Math.PI) / 180);
  const flat = Math.cos(elevation ?? 0);
  const away = new Vector3(
    Math.sin(azimuth ?? 0) * flat,
    Math.sin(elevation ?? 0),
    -Math.cos(azimuth ?? 0) * flat,
  );
  const sun = new DirectionalLight("#fff3df", SUN.strength);
  sun.position.copy(MIDDLE).addScaledVector(away, SUN.away);
  sun.target.position.copy(MIDDLE);
  sun.castShadow = true;
  sun.shadow.mapSize.set(SUN.map, SUN.map);
  sun.shadow.normalBias = 0.25;
  Object.assign(sun.shadow.camera, {
    left: -SUN.half,
    right: SUN.half,
    top: SUN.half,
    bottom: -SUN.half,
    near: 20,
    far: 2 * SUN.away,
  });
  scene.add(sun, sun.target);
}

function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** One mesh for all crowns of a kind, and one for their trunks. */
function trees({ trees: places }: Model, detail: number): InstancedMesh[] {
  const trunkMaterial = new MeshLambertMaterial({ color: TINTS.trunk });
  return treeShapes(detail).flatMap(({ crown, trunk }, kind) => {
    const mine = places.filter((tree) => tree.kind === kind);
    const leaves = new MeshLambertMaterial({ color: TINTS.crowns[kind] ?? TINTS.crowns[0] });
    return [[crown, leaves] as const, [trunk, trunkMaterial] as const].map(
      ([geometry, material]) => {
        const mesh = new InstancedMesh(geometry, material, mine.length);
        for (const [i, { east, north, size, turn }] of mine.entries())
          mesh.setMatrixAt(
            i,
            new Matrix4().compose(
              new Vector3(east, GROUND, -north),
              new Quaternion().setFromAxisAngle(UP, turn),
              new Vector3(size, size, size),
            ),
          );
        mesh.castShadow = true;
        mesh.receiveShadow = true;
        return mesh;
      },
    );
  });
}
