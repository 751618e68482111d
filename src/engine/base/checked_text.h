// Checks text at the door, wherever it comes from.
#pragma once
#include <cstddef>
#include <optional>
#include <string>

#include "base/report.h"

namespace boardwright::base {

/// The text of an author's file. Reports, and returns nothing, if it is longer than `limit`
/// bytes, is not UTF-8 or holds a character that no text may hold (base/characters.h). A byte order
/// mark is dropped. The report keeps the text under `name`, which stands in messages.
std::optional<std::string> checked_text(std::string bytes, const std::string& name,
                                        std::size_t limit, Report& report, int first_line = 1);

/// How messages say that a file is over its limit.
std::string too_long(std::size_t limit);

}  // namespace boardwright::base
