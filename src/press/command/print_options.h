// Options that all commands share which print true to size: lengths, paper, styles.
#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"
#include "base/length.h"
#include "base/limits.h"
#include "base/text.h"
#include "command/context.h"
#include "diagram/piece_drawing.h"
#include "game/game.h"
#include "print/counters.h"

namespace boardwright::command {

/// A length of the command line. Throws UsageError if it is none, negative, or 0
/// where it may not be.
Millimetres length_of(const std::string& option, const std::string& text, bool may_be_zero);

/// Refuses a file that is no PDF, and a PDF on a terminal. Throws UsageError. `what`: "a book".
void check_pdf(const std::filesystem::path& out, const Context& context, const std::string& what);

/// The ending of a file's name with its dot, in small letters: ".svg" of "A.SVG".
std::string file_ending(const std::filesystem::path& file);

/// One of several files, told from the others by a name: "pieces.png" and "white-king-1-front" make
/// "pieces-white-king-1-front.png".
std::filesystem::path named_file(const std::filesystem::path& out, const std::string& name);

/// The row of a table of endings, their `text` with the dot, that a file has: the longest, as a
/// name may end in two. Capitals are small letters. Throws UsageError if it has none.
template <class Rows>
const auto& row_of_ending(const std::filesystem::path& file, const Rows& rows) {
  const typename Rows::value_type* found = nullptr;
  const std::string name = in_small_letters(file.filename().string());
  std::vector<std::string_view> known;
  for (const auto& row : rows) {
    known.push_back(row.text);
    if (name.ends_with(row.text) && (found == nullptr || row.text.size() > found->text.size()))
      found = &row;
  }
  if (found != nullptr) return *found;
  throw UsageError("'" + file.string() + "' has no ending that tells its format",
                   "there are: " + joined(known, ", "));
}

/// What a word of an option stands for in a table. Throws UsageError if it has no such word.
template <class Table>
auto choice(const char* option, const std::string& word, const Table& table) {
  if (const auto value = value_of(word, table)) return *value;
  throw UsageError(std::string(option) + " cannot be '" + word + "'",
                   "there are: " + joined(words_of(table), ", "));
}

/// The shape of bases by its word: disc or hexagon. Throws UsageError for another.
Cut find_base_shape(const std::string& name);

/// How pieces are shown: "letters" or "drawn". Throws UsageError for another word.
PiecesAs find_pieces(const std::string& name);

}  // namespace boardwright::command
