// Turns warnings of the drawing libraries into errors: after a warning they draw something wrong.
#pragma once
namespace boardwright::fonts {

/// From now on collects the warnings of GLib and Pango, on any thread, instead of printing them.
void collect_warnings();

/// Throws std::runtime_error with the first warning that has not been reported yet.
void refuse_warnings();

}  // namespace boardwright::fonts
