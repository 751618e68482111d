"""Reads a DXF with ezdxf and prints its entities, one per line."""
import sys

import ezdxf
from ezdxf.math import Vec3


def describe(entity):
    kind, layer = entity.dxftype(), entity.dxf.layer
    if kind == "LINE":
        points, closed = [entity.dxf.start, entity.dxf.end], False
    elif kind == "POLYLINE":
        points, closed = [v.dxf.location for v in entity.vertices], entity.is_closed
    elif kind == "CIRCLE":
        return f"{layer} circle {entity.dxf.radius:.4f} {entity.dxf.center.x:.4f} {entity.dxf.center.y:.4f}"
    else:
        sys.exit(f"unexpected {kind}")
    places = " ".join(f"{Vec3(p).x:.4f} {Vec3(p).y:.4f}" for p in points)
    return f"{layer} {'closed' if closed else 'open'} {places}"


drawing = ezdxf.readfile(sys.argv[1])
problems = drawing.audit()
if problems.has_errors or problems.has_fixes:
    sys.exit("\n".join(str(each.message) for each in problems.errors + problems.fixes))
if drawing.units != 4:
    sys.exit("no millimetres")
layers = {layer.dxf.name for layer in drawing.layers}
for entity in drawing.modelspace():
    if entity.dxf.layer not in layers:
        sys.exit(f"layer {entity.dxf.layer} is not in the table")
    print(describe(entity))
