import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  Shape,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
  Vector3,
} from "three";
import { innerPointOf, isInsidePolygon, type Point } from "../plan-geometry.ts";
import type { SitePlot } from "./walk-site.ts";

/** Pixels of a number's picture, and what it leaves free beside it. */
const CELL = { width: 128, height: 64, room: 8 } as const;
const COLUMNS = 8;
const LABEL = { width: 7, height: 3.5, up: 0.35 } as const;
/** Height of a peg's card above the ground and its width, metres. */
const PEG = { height: 1.5, width: 1.7 } as const;
const INK = "#17222b";
const CHOSEN = "#0b5a68";

/** The numbers of all plots: lying on them to be read from above, and upright on pegs for those on foot. */
export function plotNumbers(plots: readonly SitePlot[]): {
  readonly flat: Mesh;
  readonly upright: Group;
} {
  const canvas = document.createElement("canvas");
  const rows = Math.ceil(plots.length / COLUMNS);
  canvas.width = COLUMNS * CELL.width;
  canvas.height = rows * CELL.height;
  const pen = canvas.getContext("2d");
  if (pen) writeNumbers(pen, plots);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
  const flat = new Mesh(labelGeometry(plots, rows), material);
  return { flat, upright: pegs(plots, texture, rows) };
}

/** A post with a card at the middle of each plot's front; cards turn to who looks. */
function pegs(plots: readonly SitePlot[], texture: CanvasTexture, rows: number): Group {
  const group = new Group();
  const posts: Vector3[] = [];
  const ground = new SpriteMaterial({ color: "#ffffff" });
  for (const [i, { polygon }] of plots.entries()) {
    const [east, north] = innerPointOf(polygon);
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const map = texture.clone();
    map.repeat.set(1 / COLUMNS, 1 / rows);
    map.offset.set(column / COLUMNS, 1 - (row + 1) / rows);
    for (const [material, before] of [
      [ground, 0],
      [new SpriteMaterial({ map, depthWrite: false }), 1],
    ] as const) {
      const card = new Sprite(material);
      card.position.set(east, PEG.height, -north);
      card.scale.set(PEG.width, PEG.width / 2, 1);
      card.renderOrder = before;
      group.add(card);
    }
    posts.push(new Vector3(east, 0.2, -north), new Vector3(east, PEG.height, -north));
  }
  const lines = new BufferGeometry().setFromPoints(posts);
  group.add(new LineSegments(lines, new LineBasicMaterial({ color: INK })));
  return group;
}

function writeNumbers(pen: CanvasRenderingContext2D, plots: readonly SitePlot[]): void {
  pen.fillStyle = INK;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.font = `600 ${CELL.height * 0.8}px "Anek Latin Variable", sans-serif`;
  for (const [i, { number }] of plots.entries()) {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    pen.fillText(
      number,
      (column + 0.5) * CELL.width,
      (row + 0.55) * CELL.height,
      CELL.width - CELL.room,
    );
  }
}

function labelGeometry(plots: readonly SitePlot[], rows: number): BufferGeometry {
  const positions: number[] = [];
  const cells: number[] = [];
  const corners: readonly Point[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 1],
  ];
  for (const [i, plot] of plots.entries()) {
    const [east, north] = innerPointOf(plot.polygon);
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    for (const [x, y] of corners) {
      positions.push(east + (x - 0.5) * LABEL.width, LABEL.up, -north - (y - 0.5) * LABEL.height);
      cells.push((column + x) / COLUMNS, 1 - (row + 1 - y) / rows);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(cells), 2));
  return geometry;
}

/** A plot laid out in the colour of what is chosen. */
export function plotMark({ polygon }: SitePlot): Mesh {
  const shape = new Shape();
  for (const [i, [east, north]] of polygon.entries())
    i === 0 ? shape.moveTo(east, north) : shape.lineTo(east, north);
  const geometry = new ExtrudeGeometry(shape, { depth: 0.03, bevelEnabled: false });
  geometry.rotateX(-Math.PI / 2).translate(0, 0.29, 0);
  const look = { color: CHOSEN, transparent: true, opacity: 0.55 } as const;
  return new Mesh(geometry, new MeshBasicMaterial(look));
}

/** The plot that a spot on the ground belongs to. */
export function plotAt<Plot extends Pick<SitePlot, "polygon">>(
  plots: readonly Plot[],
  spot: Point,
): Plot | null {
  return plots.find(({ polygon }) => isInsidePolygon(spot, polygon)) ?? null;
}
