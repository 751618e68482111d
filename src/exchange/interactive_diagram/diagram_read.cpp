// Reads the text of an Interactive Diagram as a game.
#include <algorithm>
#include <utility>

#include "base/limits.h"
#include "base/text.h"
#include "betza/betza.h"
#include "fairy_stockfish/variant_keys.h"
#include "interactive_diagram/diagram_text.h"

namespace boardwright::interactive_diagram {

using base::in_quotes, base::lower_case, base::Place, base::split, base::to_integer,
    base::toml_text, base::trimmed;
using fairy_stockfish::toml_list;

namespace {

/// Keys that only affect the appearance and handling of a diagram.
constexpr std::string_view looks[] = {
    "graphicsdir", "graphicstype", "squaresize",  "lightshade", "darkshade",   "startshade",
    "rimcolor",    "coordcolor",   "firstrank",   "borders",    "usemarkers",  "newclick",
    "whiteprefix", "blackprefix",  "satellite",   "markshade",  "position",    "theme",
    "title",       "trackmoves",   "squarewidth", "linecolor",  "hoverlegend", "enableai"};

/// Moves of pieces for which a line gives only the name, in addition to the engine's names.
constexpr base::Word<std::string_view> known_moves[] = {
    {"pawn", "fmWfceFifmnD"}, {"king", "KisO2"},   {"marshall", "RN"},   {"marshal", "RN"},
    {"cardinal", "BN"},       {"ferz", "F"},       {"dabbaba", "D"},     {"elephant", "A"},
    {"nightrider", "NN"},     {"champion", "WAD"}, {"wizard", "FC"},     {"mann", "K"},
    {"camel", "C"},           {"zebra", "Z"},      {"grasshopper", "gQ"}};

/// The first UTF-8 character of a text.
std::string_view first_character(std::string_view text) {
  std::size_t end = std::min<std::size_t>(text.size(), 1);
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  return text.substr(0, end);
}

/// The line of a piece, with the place of each field.
struct PieceLine {
  std::vector<std::string> fields;
  std::vector<Place> places;
  fairy_stockfish::ImportedPiece piece_type;
  fairy_stockfish::Both<std::vector<std::string>> cells;
  bool en_passant = false, unmoved = false;
  int castling = 0;
};

/// Reads one diagram.
class DiagramReader {
 public:
  DiagramReader(std::string_view text, const std::string& file,
                const fairy_stockfish::ImportHost& host, Report& report)
      : text_(text), file_(file), host_(host), report_(report) {}

  std::optional<fairy_stockfish::ImportedGame> read() {
    read_lines();
    if (report_.has_errors()) return std::nullopt;
    board_ = host_.board(made_.files, made_.ranks);
    if (!board_) return std::nullopt;
    for (std::size_t i = 0; i < lines_.size(); ++i) read_piece_type(i);
    if (report_.has_errors()) return std::nullopt;
    make_play();
    for (PieceLine& line : lines_) made_.piece_types.push_back(std::move(line.piece_type));
    return report_.has_errors() ? std::nullopt : std::optional(std::move(made_));
  }

 private:
  void read_lines() {
    int number = 0;
    for (std::string_view whole : split(text_, '\n')) {
      ++number;
      const std::string_view line = trimmed(whole);
      if (line.empty() || line[0] == '<' || line.starts_with("//")) continue;
      const Place place{file_, number, static_cast<int>(line.data() - whole.data()) + 1};
      const auto colon = line.find(':'), equals = line.find('=');
      if (equals != line.npos && (colon == line.npos || equals < colon))
        read_key(trimmed(line.substr(0, equals)), trimmed(line.substr(equals + 1)), place);
      else if (colon != line.npos)
        add_line(line, place);
      else
        report_.error(place, "neither a key nor a piece: " + in_quotes(line),
                      "keys are 'files=8', pieces 'Knight:N:N:knight:b1,g1'");
    }
    if (lines_.empty()) report_.error({file_}, "no pieces");
  }

  void add_line(std::string_view line, const Place& place) {
    constexpr std::size_t fields = 6;
    if (lines_.size() == base::limits::piece_types) {
      if (!std::exchange(full_, true))
        report_.error(
            place, "a game has at most " + std::to_string(base::limits::piece_types) + " pieces");
      return;
    }
    PieceLine piece_type;
    for (const std::string_view field : split(line, ':')) {
      if (piece_type.fields.size() == fields) break;
      piece_type.fields.emplace_back(trimmed(field));
      piece_type.places.push_back(place);
      piece_type.places.back().column += static_cast<int>(
          base::length_utf8(line.substr(0, static_cast<std::size_t>(field.data() - line.data()))));
    }
    piece_type.fields.resize(fields);
    piece_type.places.resize(piece_type.fields.size(), place);
    lines_.push_back(std::move(piece_type));
  }

  void read_key(std::string_view key, std::string_view value, const Place& place) {
    const std::string small = lower_case(key);
    const auto number = to_integer(value);
    const auto to = [&](int& target, int least, int most) {
      if (number && *number >= least && *number <= most)
        target = *number;
      else
        report_.error(place, in_quotes(value) + " is not a number from " + std::to_string(least) +
                                 " to " + std::to_string(most));
    };
    if (small == "files") return to(made_.files, 1, 26);
    if (small == "ranks") return to(made_.ranks, 1, 99);
    if (small == "promozone") return to(promotion_zone_, 0, 99);
    if (small == "maxpromote") return to(promoting_, 0, 99);
    if (small == "promochoice") {
      choice_ = value;
      choice_place_ = place;
    } else if (small == "royal") {
      royal_ = value;
      royal_place_ = place;
    } else if (small == "symmetry" && (value == "none" || value == "mirror" || value == "rotate")) {
      symmetry_ = value;
    } else if (small == "stalemate" && value == "draw") {
    } else if (std::ranges::find(looks, small) == std::end(looks)) {
      report_.error(place, "'" + std::string(key) + "=" + std::string(value) +
                               "' is not a rule that Boardwright supports");
    }
  }

  void read_piece_type(std::size_t place_in_list) {
    PieceLine& line = lines_[place_in_list];
    fairy_stockfish::ImportedPiece& piece_type = line.piece_type;
    piece_type.name = line.fields[0];
    piece_type.id = fairy_stockfish::id_from(line.fields[0]);
    piece_type.drawing = lower_case(line.fields[3]);
    for (int again = 2; is_known(piece_type.id, place_in_list); ++again)
      piece_type.id = fairy_stockfish::id_from(line.fields[0]) + "-" + std::to_string(again);
    piece_type.letter = line.fields[1].empty() ? first_character(line.fields[0]) : line.fields[1];
    if (piece_type.letter.size() == 1 && base::is_letter(piece_type.letter[0]))
      piece_type.letter[0] = static_cast<char>(piece_type.letter[0] & ~0x20);
    if (piece_type.letter.find_first_of(" \t\"'\\;*~+#") != std::string::npos)
      report_.error(line.places[1],
                    "not a valid letter for a piece: " + in_quotes(piece_type.letter));
    if (lower_case(piece_type.name) == "hole")
      report_.error(line.places[0], "boards with holes are not supported");
    if (!line.fields[5].empty())
      report_.error(line.places[5],
                    "pieces in hand are not supported: " + in_quotes(line.fields[5]));
    read_moves(line);
    read_cells(line);
  }

  bool is_known(const std::string& id, std::size_t before) const {
    for (std::size_t i = 0; i < before; ++i)
      if (lines_[i].piece_type.id == id) return true;
    return false;
  }

  void read_moves(PieceLine& line) {
    std::string betza = line.fields[2];
    Place place = line.places[2];
    if (betza.empty()) {
      const std::string name = lower_case(line.fields[0]);
      place = line.places[0];
      betza = base::value_of(name, known_moves).value_or("");
      for (const fairy_stockfish::KindName& row : fairy_stockfish::kind_names())
        if (betza.empty() && lower_case(row.name) == name) betza = row.betza;
      if (betza.empty())
        return report_.error(place, "the moves of '" + line.fields[0] + "' are not known",
                             "write them in Betza after its letter");
    }
    const auto parsed = betza::parse_betza(betza, place, *board_, report_);
    if (!parsed) return;
    line.piece_type.betza = betza;
    line.en_passant = parsed->en_passant;
    line.castling = parsed->castling;
    line.unmoved = !parsed->state.empty();
  }

  /// Reads `a2-h2,a1,,a7-h7`: White's cells, and Black's after an empty field. Without these
  /// Black's follow from the symmetry.
  void read_cells(PieceLine& line) {
    const std::string& text = line.fields[4];
    std::size_t side = 0;
    bool has_second = false;
    for (const std::string_view word : split(text, ',')) {
      if (word.empty()) {
        side = 1;
        has_second = true;
        continue;
      }
      Place place = line.places[4];
      place.column += static_cast<int>(word.data() - text.data());
      read_range(trimmed(word), place, line.cells[side]);
    }
    if (has_second || symmetry_ == "none") return;
    for (const std::string& cell : line.cells[0]) {
      const int rank = made_.ranks + 1 - to_integer(cell.substr(1)).value_or(1);
      const char file = symmetry_ == "rotate"
                            ? static_cast<char>('a' + made_.files - 1 - (cell[0] - 'a'))
                            : cell[0];
      line.cells[1].push_back(file + std::to_string(rank));
    }
  }

  void read_range(std::string_view word, const Place& place, std::vector<std::string>& cells) {
    const auto dash = word.find('-');
    const std::string_view first = word.substr(0, dash);
    const std::string_view last = dash == word.npos ? first : word.substr(dash + 1);
    const auto rank = to_integer(first.substr(std::min<std::size_t>(1, first.size())));
    if (first.empty() || last.empty() || !board_->find(first) || !board_->find(last) || !rank ||
        first.substr(1) != last.substr(1) || first[0] > last[0])
      return report_.error(place, "these are not squares of the board: " + in_quotes(word),
                           "as 'a2-h2'");
    for (char file = first[0]; file <= last[0]; ++file)
      cells.push_back(file + std::to_string(*rank));
  }

  /// Pieces given by their letters, one after another, or by the number of a single piece.
  std::vector<const PieceLine*> piece_types_of(std::string_view letters, const Place& place) {
    std::vector<const PieceLine*> found;
    if (const auto number = to_integer(letters);
        number && *number >= 1 && *number <= std::ssize(lines_))
      return {&lines_[static_cast<std::size_t>(*number - 1)]};
    while (!letters.empty()) {
      const PieceLine* best = nullptr;
      for (const PieceLine& line : lines_)
        if (letters.starts_with(line.piece_type.letter) &&
            (best == nullptr || line.piece_type.letter.size() > best->piece_type.letter.size()))
          best = &line;
      if (best == nullptr) {
        report_.error(place, "no piece has the letter " + in_quotes(first_character(letters)));
        return found;
      }
      found.push_back(best);
      if (found.size() > base::limits::piece_types) {
        report_.error(place, "these are more pieces than a game has: " + in_quotes(letters));
        return found;
      }
      letters.remove_prefix(best->piece_type.letter.size());
    }
    return found;
  }

  const PieceLine* king() {
    if (!royal_.empty()) {
      const auto piece_types = piece_types_of(royal_, royal_place_);
      if (piece_types.size() == 1) return piece_types.front();
      report_.error(royal_place_, "only one piece can be royal");
      return nullptr;
    }
    for (const PieceLine& line : lines_)
      if (lower_case(line.piece_type.name) == "king") return &line;
    return nullptr;
  }

  void make_play() {
    const PieceLine* royal = king();
    std::vector<std::string> rooks = castling_partners();
    made_.play.emplace_back("start", start_text(rooks));
    if (royal != nullptr) made_.play.emplace_back("king", toml_text(royal->piece_type.id));
    std::vector<std::string> castlings;
    for (const PieceLine& line : lines_)
      if (line.castling > 0 && !rooks.empty()) castlings.push_back(castling_of(line, royal, rooks));
    if (castlings.size() == 1) made_.play.emplace_back("castling", castlings.front());
    if (castlings.size() > 1)
      made_.play.emplace_back("castling", "[" + base::joined(castlings, ", ") + "]");
    std::vector<std::string> en_passant;
    for (const PieceLine& line : lines_)
      if (line.en_passant) en_passant.push_back(line.piece_type.id);
    if (!en_passant.empty())
      made_.play.emplace_back("passing", "{ pieces = " + toml_list(en_passant) +
                                             ", by = " + toml_list(en_passant) + " }");
    add_promotions(royal);
  }

  /// The outermost pieces on the rank of a piece that castles.
  std::vector<std::string> castling_partners() const {
    std::vector<std::string> partners;
    for (const PieceLine& king : lines_) {
      if (king.castling == 0 || king.cells[0].empty()) continue;
      const std::string rank = king.cells[0].front().substr(1);
      const std::string last = std::string(1, static_cast<char>('a' + made_.files - 1)) + rank;
      for (const std::string& corner : {"a" + rank, last})
        for (const PieceLine& line : lines_)
          if (std::ranges::find(line.cells[0], corner) != line.cells[0].end() &&
              std::ranges::find(partners, line.piece_type.id) == partners.end())
            partners.push_back(line.piece_type.id);
    }
    return partners;
  }

  static std::string castling_of(const PieceLine& line, const PieceLine* royal,
                                 const std::vector<std::string>& rooks) {
    std::string text = "{ rook = " + (rooks.size() == 1 ? toml_text(rooks[0]) : toml_list(rooks));
    if (&line != royal) text += ", king = " + toml_text(line.piece_type.id);
    if (line.castling != 2 && !line.cells[0].empty()) {
      const char file = line.cells[0].front()[0];
      text += ", left = " + toml_text(std::string(1, static_cast<char>(file - line.castling))) +
              ", right = " + toml_text(std::string(1, static_cast<char>(file + line.castling)));
    }
    return text + " }";
  }

  /// The start position, a line for each side. An asterisk marks pieces whose first moves depend on
  /// not having moved.
  std::string start_text(const std::vector<std::string>& rooks) const {
    std::string text = "\"\"\"\nturn: White\n";
    for (const std::size_t side : {0U, 1U}) {
      text += side == 0 ? "White:" : "Black:";
      for (const PieceLine& line : lines_) {
        if (line.cells[side].empty()) continue;
        const bool has_rights = line.unmoved || line.castling > 0 ||
                                std::ranges::find(rooks, line.piece_type.id) != rooks.end();
        text += " " + line.piece_type.letter;
        for (const std::string& cell : line.cells[side])
          text += " " + cell + (has_rights ? "*" : "");
      }
      text += "\n";
    }
    return text + "\"\"\"";
  }

  void add_promotions(const PieceLine* royal) {
    std::vector<std::string> from, to;
    for (int i = 0; i < promoting_ && i < std::ssize(lines_); ++i)
      from.push_back(lines_[static_cast<std::size_t>(i)].piece_type.id);
    for (const PieceLine* line : piece_types_of(choice_, choice_place_))
      if (line != royal) to.push_back(line->piece_type.id);
    if (from.empty() || to.empty() || promotion_zone_ == 0) return;
    fairy_stockfish::Both<fairy_stockfish::Zone> zone;
    for (int rank = 0; rank < std::min(promotion_zone_, made_.ranks); ++rank)
      for (int file = 0; file < made_.files; ++file) {
        zone[0].insert({made_.ranks - 1 - rank, file});
        zone[1].insert({rank, file});
      }
    made_.play.emplace_back("promotions", "[{ pieces = " + toml_list(from) + ", zone = " +
                                              toml_text(made_.zone("promotion", zone)) +
                                              ", to = " + toml_list(to) + " }]");
  }

  std::string_view text_;
  const std::string& file_;
  const fairy_stockfish::ImportHost& host_;
  Report& report_;
  fairy_stockfish::ImportedGame made_;
  std::unique_ptr<board::Board> board_;
  std::vector<PieceLine> lines_;
  bool full_ = false;
  int promotion_zone_ = 1, promoting_ = 1;
  std::string choice_, royal_, symmetry_ = "mirror";
  Place choice_place_, royal_place_;
};

}  // namespace

bool is_diagram(std::string_view text) {
  bool keys = false, piece_types = false;
  for (const std::string_view whole : split(text, '\n')) {
    const std::string_view line = trimmed(whole);
    keys |= line.starts_with("files=") || line.starts_with("ranks=");
    piece_types |= std::ranges::count(line, ':') >= 4;
  }
  return keys && piece_types;
}

std::vector<fairy_stockfish::Imported> read_diagram(std::string_view text, const std::string& file,
                                                    std::span<const std::string> names,
                                                    const fairy_stockfish::ImportHost& host,
                                                    Report&) {
  std::vector<fairy_stockfish::Imported> made(1);
  fairy_stockfish::Imported& only = made.front();
  std::string stem = file.substr(file.find_last_of('/') + 1);
  stem = stem.substr(0, stem.find('.'));
  only.name = names.empty() ? stem : names.front();  // the text contains no name
  only.report.keep_source(file, std::string(text));
  only.place = only.start = {file, 1, 1};
  only.made = DiagramReader(text, file, host, only.report).read();
  if (!only.made) return made;
  only.made->id = fairy_stockfish::id_from(only.name);
  only.made->title = only.name;
  only.made->origin = "Made from the text of an Interactive Diagram.";
  return made;
}

}  // namespace boardwright::interactive_diagram
