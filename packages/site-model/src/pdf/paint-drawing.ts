const MARK = /<(path|rect) ([^>]*)\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/**
 * Paints the marks of a drawing of the plan (`drawPlanSheet`): paths and rectangles with plain
 * attributes, moved by `translate` alone. The PDF's sheet is thus the page's own. No line is drawn
 * wider than `mostWidth`, in units of the drawing.
 */
export function paintDrawing(doc: PDFKit.PDFDocument, svg: string, mostWidth = Infinity): void {
  for (const [, name = "", attributes = ""] of svg.matchAll(MARK)) {
    const of = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]));
    doc.save();
    const [east = 0, south = 0] = (of.get("transform")?.match(/-?[\d.]+/g) ?? []).map(Number);
    if (of.has("transform")) doc.translate(east, south);
    if (name === "rect") doc.rect(at(of, "x"), at(of, "y"), at(of, "width"), at(of, "height"));
    else doc.path(of.get("d") ?? "");
    paintPath(doc, of, mostWidth);
    doc.restore();
  }
}

type Attributes = ReadonlyMap<string | undefined, string | undefined>;

function at(of: Attributes, name: string, otherwise = 0): number {
  return Number(of.get(name) ?? otherwise);
}

function paintPath(doc: PDFKit.PDFDocument, of: Attributes, mostWidth: number): void {
  const fill = of.get("fill") ?? (of.has("stroke") ? "none" : "#000");
  const stroke = of.get("stroke") ?? "none";
  const opacity = at(of, "opacity", 1);
  if (fill !== "none") doc.fillColor(fill, opacity);
  if (stroke !== "none") {
    doc.strokeColor(stroke, opacity * at(of, "stroke-opacity", 1));
    doc.lineWidth(Math.min(mostWidth, at(of, "stroke-width", 1)));
    doc.lineCap(of.get("stroke-linecap") === "round" ? "round" : "butt");
    doc.lineJoin(of.get("stroke-linejoin") === "round" ? "round" : "miter");
    const dashes = of.get("stroke-dasharray")?.split(" ").map(Number);
    if (dashes) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? 1 });
  }
  const rule = of.get("fill-rule") === "evenodd" ? "even-odd" : "non-zero";
  if (fill !== "none" && stroke !== "none") doc.fillAndStroke(undefined, undefined, rule);
  else if (fill !== "none") doc.fill(undefined as never, rule);
  else if (stroke !== "none") doc.stroke();
}
