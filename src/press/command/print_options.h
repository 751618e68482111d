// Options that all commands share which print true to size: lengths, paper, styles.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/errors.h"
#include "base/length.h"
#include "base/limits.h"
#include "command/context.h"
#include "diagram/man_drawing.h"
#include "game/game.h"

namespace boardwright::command {

/// A length of the command line. Throws UsageError if it is none, negative, or 0
/// where it may not be.
Millimetres length_of(const std::string& option, const std::string& text, bool may_be_zero);

/// Refuses a file that is no PDF, and a PDF on a terminal. Throws UsageError. `what`: "a book".
void check_pdf(const std::filesystem::path& out, const Context& context, const std::string& what);

/// How men are shown: "letters" or "drawn". Throws UsageError for another word.
MenAs find_men(const std::string& name);

}  // namespace boardwright::command
