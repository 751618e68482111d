// Keeps from the TOML library what it cannot bear.
#pragma once
#include <string>
#include <string_view>

#include "base/report.h"

namespace boardwright::base {

/// Whether a text stays below the limits of base/limits.h that keep the TOML library from
/// exhausting its stack, and has letters beyond ASCII only in texts and comments. If not, the
/// report says where. Requires: the text is UTF-8.
bool is_bearable_toml(std::string_view text, const std::string& name, Report& report);

}  // namespace boardwright::base
