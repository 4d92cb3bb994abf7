"""Renders shots of an exported scene with Blender's Cycles: blender -b -P render.py -- SCENE SHOTS.

SCENE is a path without ending: SCENE.json and SCENE.bin. SHOTS is a file of JSON: a list of
{"out", "from", "to", "fov", "sun": {"azimuth", "elevation"}, "width", "height", "samples",
"panorama"}. East is x, north y, up z. Each picture is written with a transparent sky.
"""

import json
import math
import sys

import bpy
import numpy
from mathutils import Vector

SKY = (0.86, 0.92, 1.0)
SKY_STRENGTH = 0.5
SUN_STRENGTH = 3.3
SUN_SIZE_DEGREES = 3.0
SEED = 7
# Stops: white card in the sun stays below white.
EXPOSURE = -0.5


def linear(tint):
    """A colour like #a0b0c0 in linear light."""
    parts = [int(tint[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts] + [1.0]


def material(name, roughness, tint=None, transmission=0.0, varied=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.5 if roughness < 0.3 else 0.15
    if tint:
        colour = nodes.new("ShaderNodeRGB").outputs[0]
        colour.default_value = linear(tint)
    else:
        attribute = nodes.new("ShaderNodeVertexColor")
        attribute.layer_name = "tint"
        colour = attribute.outputs["Color"]
    if varied:
        each = nodes.new("ShaderNodeObjectInfo")
        spread = nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value = 1 - varied
        spread.inputs["To Max"].default_value = 1 + varied
        links.new(each.outputs["Random"], spread.inputs["Value"])
        vary = nodes.new("ShaderNodeHueSaturation")
        links.new(spread.outputs["Result"], vary.inputs["Value"])
        links.new(colour, vary.inputs["Color"])
        colour = vary.outputs["Color"]
    links.new(colour, surface.inputs["Base Color"])
    return made


def ripples(water):
    """A pool that mirrors, a little broken."""
    nodes, links = water.node_tree.nodes, water.node_tree.links
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.4
    where = nodes.new("ShaderNodeTexCoord")
    links.new(where.outputs["Object"], noise.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.06
    links.new(noise.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])


def mesh(name, floats, part, made):
    """A mesh of loose triangles, in three.js axes, turned upright."""
    at = part["positions"]
    raw = floats[at["start"] : at["start"] + at["count"]].reshape(-1, 3)
    points = numpy.stack([raw[:, 0], -raw[:, 2], raw[:, 1]], axis=1)
    count = len(points)
    built = bpy.data.meshes.new(name)
    built.vertices.add(count)
    built.vertices.foreach_set("co", points.ravel())
    built.loops.add(count)
    built.loops.foreach_set("vertex_index", numpy.arange(count, dtype=numpy.int32))
    built.polygons.add(count // 3)
    built.polygons.foreach_set("loop_start", numpy.arange(0, count, 3, dtype=numpy.int32))
    built.polygons.foreach_set("loop_total", numpy.full(count // 3, 3, dtype=numpy.int32))
    if part["colours"]:
        at = part["colours"]
        tints = floats[at["start"] : at["start"] + at["count"]].reshape(-1, 3)
        layer = built.color_attributes.new("tint", "FLOAT_COLOR", "CORNER")
        rgba = numpy.ones((count, 4), dtype=numpy.float32)
        rgba[:, :3] = tints
        layer.data.foreach_set("color", rgba.ravel())
    built.update()
    built.materials.append(made)
    return built


def place(name, built, east=0.0, north=0.0, size=1.0, turn=0.0):
    thing = bpy.data.objects.new(name, built)
    thing.location = (east, north, 0.12 if size != 1.0 else 0.0)
    thing.scale = (size, size, size)
    thing.rotation_euler = (0, 0, turn)
    bpy.context.scene.collection.objects.link(thing)


def build(path):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    with open(path + ".json") as file:
        scene = json.load(file)
    floats = numpy.fromfile(path + ".bin", dtype=numpy.float32)
    surfaces = {
        "matte": material("matte", 0.9),
        "glass": material("glass", 0.06),
        "water": material("water", 0.04),
    }
    ripples(surfaces["water"])
    for part in scene["bodies"]:
        place(part["surface"], mesh(part["surface"], floats, part, surfaces[part["surface"]]))
    trunk = material("trunk", 0.95, scene["trunkTint"])
    for kind, tree in enumerate(scene["trees"]):
        leaves = material(f"leaves {kind}", 0.95, tree["tint"], varied=0.09)
        crown = mesh(f"crown {kind}", floats, tree["crown"], leaves)
        stem = mesh(f"trunk {kind}", floats, tree["trunk"], trunk)
        for east, north, size, turn in tree["places"]:
            place("crown", crown, east, north, size, turn)
            place("stem", stem, east, north, size, turn)


def light(sun):
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*SKY, 1)
    background.inputs["Strength"].default_value = SKY_STRENGTH
    bpy.context.scene.world = world
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = SUN_STRENGTH
    lamp.angle = math.radians(SUN_SIZE_DEGREES)
    lamp.color = (1.0, 0.95, 0.87)
    thing = bpy.data.objects.new("sun", lamp)
    azimuth, elevation = math.radians(sun["azimuth"]), math.radians(sun["elevation"])
    away = Vector((
        math.sin(azimuth) * math.cos(elevation),
        math.cos(azimuth) * math.cos(elevation),
        math.sin(elevation),
    ))
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def look(shot):
    lens = bpy.data.cameras.new("camera")
    lens.clip_end = 3000
    if shot.get("panorama"):
        lens.type = "PANO"
        lens.cycles.panorama_type = "EQUIRECTANGULAR"
    else:
        lens.angle = math.radians(shot["fov"])
    thing = bpy.data.objects.new("camera", lens)
    start, end = Vector(shot["from"]), Vector(shot["to"])
    thing.location = start
    thing.rotation_euler = (end - start).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def settings(shot):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = shot["samples"]
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    # Debian builds Blender without a denoiser.
    scene.cycles.use_denoising = False
    scene.cycles.seed = SEED
    scene.cycles.max_bounces = 5
    scene.cycles.sample_clamp_indirect = 4
    scene.render.film_transparent = True
    scene.render.resolution_x, scene.render.resolution_y = shot["width"], shot["height"]
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.exposure = EXPOSURE
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.filepath = shot["out"]


def main():
    path, shots = sys.argv[sys.argv.index("--") + 1 :]
    build(path)
    with open(shots) as file:
        todo = json.load(file)
    for shot in todo:
        sun = light(shot["sun"])
        look(shot)
        settings(shot)
        bpy.ops.render.render(write_still=True)
        bpy.data.objects.remove(sun)


main()
