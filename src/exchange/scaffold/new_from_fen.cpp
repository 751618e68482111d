// Starts a new game with the position of a FEN.
#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "base/limits.h"
#include "base/text.h"
#include "scaffold/new_game.h"

namespace boardwright::scaffold {
namespace {

/// A letter of FEN and the usual piece that it stands for.
struct KnownPiece {
  std::string_view letter, id, moves;
};
constexpr KnownPiece known_pieces[] = {
    {"K", "king", R"("step orthogonal diagonal")"},
    {"Q", "queen", R"("slide orthogonal diagonal")"},
    {"R", "rook", R"("slide orthogonal")"},
    {"B", "bishop", R"("slide diagonal")"},
    {"N", "knight", R"("leap 2:1 orthogonal")"},
    {"A", "archbishop", R"("slide diagonal", "leap 2:1 orthogonal")"},
    {"C", "chancellor", R"("slide orthogonal", "leap 2:1 orthogonal")"},
};

/// What a FEN says about its game.
struct FenSummary {
  int files = 0, ranks = 0;
  std::set<std::string> letters;  ///< capital letters, with + before those of promoted pieces
  std::map<char, int> kings;      ///< the number of "K" and of "k"
  bool hand = false, castling = false;
};

/// Reads the rows of pieces. Refuses rows of different lengths; other errors are left to the parser
/// of positions.
std::optional<FenSummary> read_fen_rows(std::string_view fen, Refusal& refusal) {
  FenSummary summary;
  const auto fields = base::words(fen);
  std::string_view pieces = fields.front();
  if (const std::size_t hand = pieces.find('['); hand != pieces.npos) {
    summary.hand = true;
    pieces = pieces.substr(0, hand);
  }
  summary.castling = fields.size() > 2 && fields[2] != "-";
  for (const std::string_view row : base::split(pieces, '/')) {
    ++summary.ranks;
    int files = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
      const char c = row[i];
      int number = 0;
      for (; i < row.size() && base::is_digit(row[i]); ++i)
        number = std::min(10 * number + (row[i] - '0'), base::limits::board_cells);
      files += number;
      if (number > 0) --i;
      if (c == '*') ++files;
      if (!base::is_letter(c)) continue;
      ++files;
      const char capital = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
      summary.letters.insert((i > 0 && row[i - 1] == '+' ? "+" : "") + std::string(1, capital));
      if (capital == 'K') ++summary.kings[c];
    }
    if (summary.files != 0 && files != summary.files) {
      refusal = {"row " + std::to_string(summary.ranks) + " of the FEN has " +
                     std::to_string(files) + " cells, and the first has " +
                     std::to_string(summary.files),
                 "write every row in full, as 8 or p6p"};
      return std::nullopt;
    }
    summary.files = files;
  }
  return summary;
}

std::string board_of(const FenSummary& summary) {
  return std::to_string(summary.files) + "x" + std::to_string(summary.ranks);
}

bool has(const FenSummary& summary, std::string_view letter) {
  return summary.letters.contains(std::string(letter));
}

std::string piece_text(const std::string& letter, bool has_pawn_rank) {
  if (letter == "P")
    return filled(
        "\n[piece.pawn]\nletter = \"P\"\nmoves  = [\n  \"move step orthogonal forward\",\n{far}"
        "  \"capture step diagonal forward\",\n]\n",
        {{"far",
          has_pawn_rank ? "  \"move slide orthogonal forward up to 2 from pawn-rank\",\n" : ""}});
  for (const KnownPiece& known : known_pieces)
    if (known.letter == letter)
      return filled("\n[piece.{id}]\nletter = \"{letter}\"\nmoves  = [{moves}]\n",
                    {{"id", known.id}, {"letter", letter}, {"moves", known.moves}});
  const bool promoted = letter.front() == '+';
  const std::string small(1, static_cast<char>(letter.back() - 'A' + 'a'));
  return filled(
      "\n# What the letter {letter} stands for is for you to say: so far it steps like a King.\n"
      "[piece.{kind}-{small}]\nletter = \"{letter}\"\nmoves  = [\"step orthogonal diagonal\"]\n",
      {{"letter", letter}, {"kind", promoted ? "promoted" : "piece"}, {"small", small}});
}

/// The promotions of Pawns, to all other pieces of the game but the King.
std::string promotion_text(const FenSummary& summary) {
  std::vector<std::string> to;
  for (const KnownPiece& known : known_pieces)
    if (known.letter != "K" && has(summary, known.letter))
      to.push_back('"' + std::string(known.id) + '"');
  if (to.empty() || !has(summary, "P")) return {};
  return filled("promotions = [{ pieces = [\"pawn\"], zone = \"last-rank\", to = [{to}]{more} }]\n",
                {{"to", base::joined(to, ", ")}, {"more", summary.hand ? ", demoted = true" : ""}});
}

std::string play_text(const FenSummary& summary, std::string_view fen, bool has_pawn_rank) {
  const bool royal =
      summary.kings.size() == 2 && summary.kings.at('K') == 1 && summary.kings.at('k') == 1;
  std::string text = "\n# What belongs to the game as a whole.\n[play]\n";
  text += filled("start      = \"{fen}\"\n", {{"fen", fen}});
  if (royal) text += "king       = \"king\"\n";
  if (royal && summary.castling && has(summary, "R")) text += "castling   = { rook = \"rook\" }\n";
  if (has(summary, "P") && has_pawn_rank) text += "passing    = \"pawn\"\n";
  text += promotion_text(summary);
  if (summary.hand) text += "hand       = { captures = true, drops = true }\n";
  if (!royal) text += "end        = { extinctions = [{}] }   # who has no piece left has lost\n";
  return text;
}

std::string pieces_and_play(std::string_view fen, const FenSummary& summary) {
  const bool has_pawn_rank = summary.ranks >= 6;
  std::string text =
      "\n# Zones are sets of cells, as each player sees them.\n[zone.last-rank]\nranks = "
      "\"last\"\n";
  if (has_pawn_rank && has(summary, "P")) text += "\n[zone.pawn-rank]\nranks = \"second\"\n";
  text +=
      "\n# Each move is a line of words: how it goes, along which axes, and under which conditions."
      "\n# A word that is not known is shown with all that could stand in its place.";
  for (const KnownPiece& known : known_pieces)
    if (has(summary, known.letter)) text += piece_text(std::string(known.letter), has_pawn_rank);
  for (const std::string& letter : summary.letters)
    if (std::ranges::none_of(known_pieces,
                             [&](const KnownPiece& known) { return known.letter == letter; }))
      text += piece_text(letter, has_pawn_rank);
  return text + play_text(summary, fen, has_pawn_rank);
}

}  // namespace

std::optional<std::string> board_of_fen(std::string_view fen, Refusal& refusal) {
  const std::optional<FenSummary> summary = read_fen_rows(fen, refusal);
  if (!summary) return std::nullopt;
  return board_of(*summary);
}

std::optional<std::string> game_from_fen(std::string_view fen, const std::string& title,
                                         Refusal& refusal) {
  const std::optional<FenSummary> summary = read_fen_rows(fen, refusal);
  if (!summary) return std::nullopt;
  return head_of(title, "rectangular", board_of(*summary)) + pieces_and_play(fen, *summary);
}

}  // namespace boardwright::scaffold
