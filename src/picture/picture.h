// The picture in one header: what figures show, how they are laid out, and how they become SVG.
#pragma once
#include "diagram/diagram.h"
#include "figure/content.h"
#include "figure/work_out.h"
#include "render/svg.h"
#include "scene/library.h"
#include "scene/scene.h"
#include "scene/style.h"
