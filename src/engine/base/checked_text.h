// Checks text that comes into the program, from any source.
#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include "base/report.h"

namespace boardwright::base {

/// The text of an author's file. Reports an error and returns nothing if it is longer than `limit`
/// bytes, is not UTF-8 or contains a forbidden character (base/characters.h). A byte order mark is
/// removed. The report keeps the text under `name`, which messages show. Lines are counted from
/// `first_line`.
std::optional<std::string> checked_text(std::string bytes, const std::string& name,
                                        std::size_t limit, Report& report, int first_line = 1);

/// The message for a file that is longer than its limit.
std::string too_long(std::size_t limit);

}  // namespace boardwright::base
