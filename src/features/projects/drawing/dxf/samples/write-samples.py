# Writes the DXF files of this folder, and areas.json: what encloses how much, as ezdxf measures it.
# They were written by ezdxf 0.18.1 (Debian's python3-ezdxf): /usr/bin/python3 write-samples.py
import json
import math
from pathlib import Path

import ezdxf
from ezdxf import path
from ezdxf.disassemble import recursive_decompose
from ezdxf.math import area

HERE = Path(__file__).parent
FILES = {
    "metres-2018.dxf": ("R2018", 6, 1),
    "feet-2000.dxf": ("R2000", 2, 1 / 0.3048),
    "no-unit-12.dxf": ("R12", None, 1),
}
QUARTER = math.tan(math.pi / 8)


def rectangle(times, x, y, wide, high):
    corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    return [(a * times, b * times) for a, b in corners]


def write_blocks(doc, times):
    plot = doc.blocks.new("Plot", base_point=(1 * times, 2 * times))
    plot.add_lwpolyline(rectangle(times, 1, 2, 10, 18), close=True) if doc.dxfversion > "AC1009" \
        else plot.add_polyline2d(rectangle(times, 1, 2, 10, 18), close=True)
    plot.add_attdef("NO", (6 * times, 11 * times), dxfattribs={"height": times})
    plot.add_attdef("OWNER", (6 * times, 8 * times), dxfattribs={"height": times, "flags": 1})
    pair = doc.blocks.new("PAIR")
    for at, number in ((0, "5"), (10, "6")):
        pair.add_blockref("PLOT", (at * times, 0))
        pair.add_text(number, dxfattribs={"layer": "PLOT_NO", "height": times}).set_placement(
            ((at + 5) * times, 9 * times), align=ezdxf.enums.TextEntityAlignment.MIDDLE_CENTER)
    pond = doc.blocks.new("POND")
    pond.add_circle((0, 0), 4 * times)
    peg = doc.blocks.new("PEG")
    peg.add_circle((0, 0), 0.3 * times, dxfattribs={"layer": "PEGS"})


def write_references(model, times):
    places = [(0, 0, 1, 0), (10, 0, 1, 0), (30, 0, -1, 0), (40, 18, 1, 180)]
    for number, (x, y, mirrored, turned) in enumerate(places, 1):
        reference = model.add_blockref("PLOT", (x * times, y * times), dxfattribs={
            "layer": "PLOTS", "xscale": mirrored, "rotation": turned})
        reference.add_auto_attribs({"NO": str(number), "OWNER": "999"})
    model.add_blockref("PAIR", (40 * times, 0), dxfattribs={"layer": "PLOTS"})
    model.add_blockref("POND", (110 * times, 40 * times), dxfattribs={
        "layer": "PARK", "xscale": 2, "yscale": 0.75, "rotation": 30})
    model.add_blockref("PEG", (0, 60 * times), dxfattribs={
        "column_count": 3, "row_count": 2, "column_spacing": 5 * times, "row_spacing": 4 * times,
        "rotation": 90})


def write_loose(model, times):
    """A plot of lines and an arc, in no order and both directions."""
    at = {"layer": "PLOTS"}
    for x1, y1, x2, y2 in ((60, 0, 72, 0), (72, 14, 72, 0), (60, 18, 68, 18), (60, 18, 60, 0)):
        model.add_line((x1 * times, y1 * times), (x2 * times, y2 * times), dxfattribs=at)
    model.add_arc((68 * times, 14 * times), 4 * times, 0, 90, dxfattribs=at)
    model.add_text("7", dxfattribs={"layer": "PLOT_NO", "height": times, "insert": (66 * times, 9 * times)})


def write_curves(doc, model, times):
    corners = [(76, 0, 0), (90, 0, 0), (90, 14, QUARTER), (86, 18, 0), (76, 18, 0)]
    points = [(x * times, y * times, bulge) for x, y, bulge in corners]
    at = {"layer": "PLOTS"}
    if doc.dxfversion > "AC1009":
        model.add_lwpolyline(points, format="xyb", close=True, dxfattribs=at)
        model.add_ellipse((50 * times, 40 * times), (10 * times, 4 * times), 0.5, dxfattribs={"layer": "PARK"})
        spline = model.add_spline(dxfattribs={"layer": "PARK"})
        spline.set_open_rational(
            [(x * times, y * times, 0) for x, y in (
                (70, 30), (90, 32), (92, 50), (80, 58), (68, 46), (70, 30))],
            weights=[1, 2, 1, 3, 1, 1])
        model.add_mtext("{\\fArial|b1;8}", dxfattribs={"layer": "PLOT_NO", "insert": (82 * times, 9 * times)})
        model.add_hatch().paths.add_polyline_path(rectangle(times, 0, 70, 4, 4))
        model.add_linear_dim(base=(0, -15 * times), p1=(0, 0), p2=(10 * times, 0)).render()
    else:
        model.add_polyline2d(points, format="xyb", close=True, dxfattribs=at)
        model.add_text("8", dxfattribs={"layer": "PLOT_NO", "height": times, "insert": (82 * times, 9 * times)})
    model.add_circle((20 * times, 40 * times), 8 * times, dxfattribs={"layer": "PARK"})


def areas_of(file, times):
    """What ezdxf makes of the written file: blocks taken apart, curves flattened to a tenth of a millimetre."""
    found = []
    for entity in recursive_decompose(ezdxf.readfile(file).modelspace()):
        if entity.dxftype() not in ("LWPOLYLINE", "POLYLINE", "CIRCLE", "ELLIPSE", "SPLINE"):
            continue
        corners = list(path.make_path(entity).flattening(0.0001 * times, segments=64))
        found.append({
            # The middle of its box.
            "at": [round((min(axis) + max(axis)) / 2 / times, 2) + 0 for axis in (
                [corner.x for corner in corners], [corner.y for corner in corners])],
            "squareMetres": round(area(corners) / times**2, 3),
        })
    return found


areas = {}
for name, (version, units, times) in FILES.items():
    doc = ezdxf.new(version)
    if units is not None:
        doc.header["$INSUNITS"] = units
    for layer in ("PLOTS", "PLOT_NO", "ROADS", "PARK", "PEGS"):
        doc.layers.add(layer)
    model = doc.modelspace()
    write_blocks(doc, times)
    write_references(model, times)
    write_loose(model, times)
    write_curves(doc, model, times)
    road = rectangle(times, 0, -9, 90, 9)
    for start, end in zip(road, road[1:] + road[:1]):
        model.add_line(start, end, dxfattribs={"layer": "ROADS"})
    doc.saveas(HERE / name)
    areas[name] = areas_of(HERE / name, times)
(HERE / "areas.json").write_text("{\n" + ",\n".join(
    f'"{name}": [\n ' + ",\n ".join(json.dumps(one) for one in found) + "\n]"
    for name, found in areas.items()) + "\n}\n")
