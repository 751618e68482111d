// Public header of the picture wing: the content of figures, their layout, and SVG.
#pragma once
#include "diagram/diagram.h"
#include "figure/build_content.h"
#include "figure/content.h"
#include "render/svg.h"
#include "scene/library.h"
#include "scene/scene.h"
#include "scene/style.h"
