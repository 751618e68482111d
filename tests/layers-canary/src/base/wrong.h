// Breaks the layers on purpose: tests/layers.cmake must complain of this file.
#pragma once
#include "geometry/exact.h"
