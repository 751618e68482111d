// What the drawing libraries warn of is an error: they go on, and draw something else.
#pragma once
#include "base/rooms.h"

namespace boardwright::ink {

/// Keeps from now on what GLib and Pango warn of, on whatever thread, instead of printing it.
void collect_warnings();

/// Throws std::runtime_error with the first warning that nobody was told of yet.
void refuse_warnings();

}  // namespace boardwright::ink
