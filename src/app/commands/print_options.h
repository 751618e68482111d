// Options of all commands that print at actual size: lengths, paper, styles.
#pragma once
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"
#include "base/text.h"
#include "counters/counters.h"
#include "diagram/piece_drawing.h"
#include "game/game.h"
#include "terminal/context.h"

namespace boardwright::commands {

using base::Millimetres, base::operator""_mm;
using board::Board, board::SeatId;
using counters::Cut;
using diagram::PiecesAs;
using game::Extent, game::Game;
using scene::PieceSet, scene::Style;

/// Parses a length given as an option. Throws UsageError if it is not a length, negative, or 0
/// where that is not allowed.
Millimetres length_of(const std::string& option, const std::string& text, bool may_be_zero);

/// Throws UsageError for an output name that does not end in .pdf, and for a PDF on a terminal.
/// `what`: "a book".
void check_pdf(const std::filesystem::path& out, const terminal::Context& context,
               const std::string& what);

/// The extension of a file name with its dot, in lower case: ".svg" of "A.SVG".
std::string file_extension(const std::filesystem::path& file);

/// The name of one of several output files: "pieces.png" and "white-king-1-front" make
/// "pieces-white-king-1-front.png".
std::filesystem::path named_file(const std::filesystem::path& out, const std::string& name);

/// The row of a table whose `text`, an extension with its dot, ends the name of a file. The longest
/// wins, as extensions can have two parts. Ignores case. Throws UsageError if no row matches.
template <class Rows>
const auto& row_of_extension(const std::filesystem::path& file, const Rows& rows) {
  const typename Rows::value_type* found = nullptr;
  const std::string name = base::lower_case(file.filename().string());
  std::vector<std::string_view> known;
  for (const auto& row : rows) {
    known.push_back(row.text);
    if (name.ends_with(row.text) && (found == nullptr || row.text.size() > found->text.size()))
      found = &row;
  }
  if (found != nullptr) return *found;
  throw base::UsageError("'" + file.string() + "' has an unknown extension",
                         "there are: " + base::joined(known, ", "));
}

/// The value of an option's word in a table. Throws UsageError for an unknown word.
template <class Table>
auto choice(const char* option, const std::string& word, const Table& table) {
  if (const auto value = base::value_of(word, table)) return *value;
  throw base::UsageError(std::string(option) + " cannot be '" + word + "'",
                         "there are: " + base::joined(base::words_of(table), ", "));
}

/// The shape of bases: "disc" or "hexagon". Throws UsageError for another word.
Cut find_base_shape(const std::string& name);

/// How pieces are shown: "letters" or "drawn". Throws UsageError for another word.
PiecesAs find_pieces(const std::string& name);

}  // namespace boardwright::commands
