import { BOTTOM, EDGE, INNER, openPage, writeHeading } from "./brochure-frame.ts";
import { INK, LATERITE, MUTED, RIVER } from "./look.ts";
import { paintDrawing } from "./paint-drawing.ts";
import type { PdfInput, PlaceSheet } from "./pdf-source.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

/** Width of the column beside the map. */
const SIDE = 210;
const BAR = 6;

/** Where the project lies: the country about it, and how far it is to where people go. */
export function drawPlacePage(pdf: TaggedPdf, input: PdfInput): void {
  const { last } = input.words.brochure;
  const top = openPage(pdf, input, 7, last.title) + 6;
  const width = INNER - SIDE - 32;
  const height = BOTTOM - top;
  drawMap(pdf, input.place, last.mapAlt, { x: EDGE, y: top, width, height });
  const x = EDGE + width + 32;
  const look = { x, width: SIDE } as const;
  let y = writeHeading(pdf, last.way, x, top, SIDE) + 8;
  const farthest = Math.max(...last.distances.map(({ km }) => km));
  for (const { text, km } of last.distances) {
    y = pdf.write("P", text, { ...look, y, size: 12 });
    const [at, length] = [y + 3, (SIDE * km) / farthest];
    pdf.decorate((doc) => {
      doc.lineWidth(0.7).strokeColor(INK).rect(x, at, length, BAR).fillColor(RIVER).fillAndStroke();
    });
    y += 22;
  }
  y = pdf.write("P", last.byRoad, { ...look, y: y + 2, size: 12 });
  pdf.write("P", last.onMap, { ...look, y: y + 10, size: 10.5, colour: MUTED });
}

interface MapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The drawing fills its box, with the middle of the drawing in the middle. */
function drawMap(pdf: TaggedPdf, place: PlaceSheet, alt: string, box: MapBox): void {
  const scale = Math.max(box.width / place.width, box.height / place.height);
  const left = box.x + (box.width - place.width * scale) / 2;
  const top = box.y + (box.height - place.height * scale) / 2;
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: left + x * scale,
    y: top + y * scale,
  });
  pdf.figure(alt, box, (doc) => {
    doc.save();
    doc.rect(box.x, box.y, box.width, box.height).clip();
    doc.translate(left, top).scale(scale);
    paintDrawing(doc, place.svg);
    doc.restore();
    const here = at(place.project);
    doc.lineWidth(1.4).strokeColor(RIVER, 1).dash(4, { space: 3 });
    for (const way of place.ways) {
      const end = at(way);
      doc.moveTo(here.x, here.y).lineTo(end.x, end.y).stroke();
    }
    doc.undash();
    for (const way of place.ways) {
      const end = at(way);
      tag(pdf, way.text, (here.x + end.x) / 2, (here.y + end.y) / 2, RIVER);
    }
    for (const name of place.names) tag(pdf, name.name, at(name).x, at(name).y, INK);
    doc.circle(here.x, here.y, 6).lineWidth(2).fillColor(LATERITE, 1).strokeColor("#ffffff", 1);
    doc.fillAndStroke();
    drawBar(pdf, place.bar, scale, box);
    doc.lineWidth(0.8).strokeColor(INK, 1).rect(box.x, box.y, box.width, box.height).stroke();
  });
}

/** A name on a white ground, about a point. */
function tag(pdf: TaggedPdf, text: string, x: number, y: number, colour: string): void {
  const size = 10;
  const wide = pdf.widthOf(text, size, "strong") + 8;
  pdf.doc
    .fillColor("#ffffff", 0.88)
    .rect(x - wide / 2, y - 8, wide, 16)
    .fill();
  pdf.doc.fillOpacity(1);
  const row = { x: x - wide / 2 - 20, width: wide + 40, align: "center", leading: 1 } as const;
  pdf.draw(text, { ...row, y: y - size / 2, size, weight: "strong", colour });
}

function drawBar(pdf: TaggedPdf, bar: PlaceSheet["bar"], scale: number, box: MapBox): void {
  const [x, y, quarter] = [box.x + 14, box.y + box.height - 14, (bar.units * scale) / 4];
  const { doc } = pdf;
  doc
    .fillColor("#ffffff", 0.88)
    .rect(x - 6, y - 22, quarter * 4 + 12, 30)
    .fill();
  doc.lineWidth(0.7).strokeColor(INK, 1).fillColor(INK, 1);
  for (let part = 0; part < 4; part += 2) doc.rect(x + part * quarter, y, quarter, 4).fill();
  doc.rect(x, y, quarter * 4, 4).stroke();
  pdf.draw(bar.text, { x, y: y - 15, width: quarter * 4 + 40, size: 9, leading: 1 });
}
