// Sees a room after its own: tests/layers.cmake must complain of this file.
#pragma once
#include "geometry/exact.h"
