import { FACILITY_MARKS } from "./facility-marks.ts";
import type { MapColours } from "./map-colours.ts";

/** Drawn twice as large, for dense screens. */
const PIXEL_RATIO = 2;
const SHIELD = { width: 24, height: 16, corner: 3 } as const;
const LANDMARK_PX = 18;
const GRID_CROSS_PX = 15;

/** Strokes of each kind of landmark on an 18-unit square, in the manner of the page's icons. */
export const LANDMARK_STROKES = {
  airport: "M9 4v10M5 9.5 9 7.5l4 2M7 13.5 9 12.5l2 1",
  railway: "M6 4.5h6v7H6zM6 8.5h6M7.5 11.5 6 14M10.5 11.5 12 14",
  hospital: "M9 5v8M5 9h8",
  education: "M4 8 9 5.5 14 8 9 10.5zM6 9.5v2.5c2 1.4 4 1.4 6 0V9.5",
  government: "M5 13h8M6 12V8M9 12V8M12 12V8M4.5 7.5 9 5l4.5 2.5z",
  temple: "M9 4v2M6 13V9l3-3 3 3v4zM5 13h8",
  sight: "M9 4.5 13 9 9 13.5 5 9z",
} as const;

export interface MapIcon {
  readonly name: string;
  readonly image: ImageData;
  readonly options: {
    readonly pixelRatio: number;
    readonly stretchX?: [number, number][];
    readonly stretchY?: [number, number][];
    readonly content?: [number, number, number, number];
  };
}

function draw(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void) {
  const canvas = document.createElement("canvas");
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.scale(PIXEL_RATIO, PIXEL_RATIO);
  paint(pen);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

function drawShield({ muted, card }: MapColours): MapIcon[] {
  const { width, height, corner } = SHIELD;
  const image = draw(width, height, (pen) => {
    pen.beginPath();
    pen.roundRect(0.75, 0.75, width - 1.5, height - 1.5, corner);
    pen.fillStyle = muted;
    pen.fill();
    pen.strokeStyle = card;
    pen.stroke();
  });
  const options = {
    pixelRatio: PIXEL_RATIO,
    stretchX: [[10, 38]] as [number, number][],
    stretchY: [[10, 22]] as [number, number][],
    content: [4, 4, 44, 28] as [number, number, number, number],
  };
  return image ? [{ name: "shield", image, options }] : [];
}

function drawLandmark(name: string, strokes: string, { card, riverDeep }: MapColours): MapIcon[] {
  const half = LANDMARK_PX / 2;
  const image = draw(LANDMARK_PX, LANDMARK_PX, (pen) => {
    pen.beginPath();
    pen.arc(half, half, half - 0.75, 0, 2 * Math.PI);
    pen.fillStyle = card;
    pen.fill();
    pen.strokeStyle = riverDeep;
    pen.lineWidth = 1;
    pen.stroke();
    pen.lineWidth = 1.2;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.stroke(new Path2D(strokes));
  });
  return image ? [{ name, image, options: { pixelRatio: PIXEL_RATIO } }] : [];
}

/** A station: white on a dark plate, so that it is told from all that serves a village. */
function drawStation({ ink, card }: MapColours): MapIcon[] {
  const image = draw(LANDMARK_PX, LANDMARK_PX, (pen) => {
    pen.beginPath();
    pen.roundRect(0.5, 0.5, LANDMARK_PX - 1, LANDMARK_PX - 1, 4);
    pen.fillStyle = ink;
    pen.fill();
    pen.strokeStyle = card;
    pen.lineWidth = 1.3;
    pen.lineCap = "round";
    pen.lineJoin = "round";
    pen.stroke(new Path2D(LANDMARK_STROKES.railway));
  });
  return image ? [{ name: "station", image, options: { pixelRatio: PIXEL_RATIO } }] : [];
}

/** A cross of the sheet's grid, as a surveyor sets it. */
function drawGridCross({ muted }: MapColours): MapIcon[] {
  const image = draw(GRID_CROSS_PX, GRID_CROSS_PX, (pen) => {
    const half = GRID_CROSS_PX / 2;
    pen.strokeStyle = muted;
    pen.globalAlpha = 0.75;
    pen.stroke(new Path2D(`M${half} 0V${GRID_CROSS_PX}M0 ${half}H${GRID_CROSS_PX}`));
  });
  return image ? [{ name: "grid-cross", image, options: { pixelRatio: PIXEL_RATIO } }] : [];
}

/** Invisible pictures as large as what stands on the map, so that names make room for it. */
export const MARKER_SPACES = {
  tag: { width: 60, height: 30 },
  circle: { width: 46, height: 46 },
  number: { width: 26, height: 26 },
  plate: { width: 120, height: 34 },
} as const;

function drawSpaces(): MapIcon[] {
  return Object.entries(MARKER_SPACES).map(([kind, { width, height }]) => ({
    name: `space-${kind}`,
    image: new ImageData(width, height),
    options: { pixelRatio: 1 },
  }));
}

/** The pictures that the embedded style names: the highway shield, a mark for each kind of landmark, room for markers. */
export function drawMapIcons(colours: MapColours): MapIcon[] {
  const landmarks = Object.entries(LANDMARK_STROKES).flatMap(([kind, strokes]) =>
    drawLandmark(`landmark-${kind}`, strokes, colours),
  );
  const facilities = Object.entries(FACILITY_MARKS).flatMap(([kind, { strokes }]) =>
    drawLandmark(`facility-${kind}`, strokes, colours),
  );
  return [
    ...drawShield(colours),
    ...landmarks,
    ...facilities,
    ...drawStation(colours),
    ...drawGridCross(colours),
    ...drawSpaces(),
  ];
}
