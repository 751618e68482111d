// Reads the text of an Interactive Diagram as a game.
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "english/page_words.h"
#include "fairy_stockfish/variant_keys.h"
#include "interactive_diagram/diagram.h"
#include "interactive_diagram/diagram_text.h"

namespace boardwright::interactive_diagram {

using base::in_quotes, base::lower_case, base::split, base::to_integer, base::trimmed;

namespace {

/// Keys that only affect the appearance and handling of a diagram.
constexpr std::string_view looks[] = {
    "graphicsdir", "graphicstype", "squaresize",   "lightshade", "darkshade",   "startshade",
    "rimcolor",    "coordcolor",   "firstrank",    "borders",    "usemarkers",  "newclick",
    "whiteprefix", "blackprefix",  "satellite",    "markshade",  "position",    "theme",
    "title",       "trackmoves",   "squarewidth",  "linecolor",  "hoverlegend", "enableai",
    "trackpieces", "trackedtypes", "squareheight", "background", "holdingshade"};

/// Moves of pieces for which a line gives only the name, in addition to the engine's names.
constexpr base::Word<std::string_view> known_moves[] = {{"pawn", "fmWfceFifmnD"},
                                                        {"king", "K"},
                                                        {"marshall", "RN"},
                                                        {"marshal", "RN"},
                                                        {"cardinal", "BN"},
                                                        {"ferz", "F"},
                                                        {"dabbaba", "D"},
                                                        {"elephant", "A"},
                                                        {"nightrider", "NN"},
                                                        {"champion", "WAD"},
                                                        {"wizard", "FC"},
                                                        {"mann", "K"},
                                                        {"camel", "C"},
                                                        {"zebra", "Z"},
                                                        {"vao", "mBcpB"},
                                                        {"grasshopper", "gQ"},
                                                        {"gnu", "NC"},
                                                        {"wildebeest", "NC"},
                                                        {"gryphon", "FyafsF"},
                                                        {"griffon", "FyafsF"},
                                                        {"lion", "KNADcaKmabK"},
                                                        {"man", "K"},
                                                        {"guard", "K"},
                                                        {"prince", "K"}};

/// On boards of at least this many files, a King castles over three cells by default.
constexpr int files_of_long_castling = 10;

std::string_view first_character(std::string_view text) {
  std::size_t end = std::min<std::size_t>(text.size(), 1);
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
  return text.substr(0, end);
}

std::string capital(std::string_view letter) {
  std::string text(letter);
  if (text.size() == 1 && base::is_letter(text[0])) text[0] = static_cast<char>(text[0] & ~0x20);
  return text;
}

/// The name of an image without its folder and ending.
std::string drawing_of(std::string_view image) {
  image = image.substr(image.find_last_of('/') + 1);
  return lower_case(image.substr(0, image.find_first_of(".%")));
}

class ItemsReader {
 public:
  ItemsReader(const DiagramItems& items, const fairy_stockfish::ImportHost& host,
              ImportedGame& made, Lacks& lacks, Report& report)
      : items_(items), host_(host), made_(made), lacks_(lacks), report_(report) {}

  Diagram read() {
    for (const DiagramPiece& item : items_.pieces) diagram_.lines.emplace_back().item = item;
    for (const bool morphs : {false, true})  // these need to know the board
      for (const DiagramKey& key : items_.keys)
        if ((key.key == "morph") == morphs) read_key(key);
    if (diagram_.lines.empty()) report_.error(items_.place, "no pieces");
    if (report_.has_errors()) return std::move(diagram_);
    made_.files = diagram_.files;
    made_.ranks = diagram_.ranks;
    board_ = host_.board(made_.files, made_.ranks);
    if (!board_) {
      report_.error(items_.place, "a board cannot have this size");
      return std::move(diagram_);
    }
    for (PieceLine& line : diagram_.lines) read_line(line);
    clear_holes();
    name_pieces();
    for (const PieceLine* royal : royals_of(diagram_, report_))
      royals_.push_back(royal->piece_type.id);
    for (PieceLine& line : diagram_.lines)
      if (!line.is_hole) read_moves_of(line);
    return std::move(diagram_);
  }

 private:
  void read_key(const DiagramKey& key) {
    const auto number = to_integer(key.value);
    const auto to = [&](int& target, int least, int most) {
      if (number && *number >= least && *number <= most)
        target = *number;
      else
        report_.error(key.place, in_quotes(key.value) + " is not a number from " +
                                     std::to_string(least) + " to " + std::to_string(most));
    };
    const auto later = [&](std::optional<LateKey>& target) { target = {key.value, key.place}; };
    if (key.key == "files") return to(diagram_.files, 1, 26);
    if (key.key == "ranks") return to(diagram_.ranks, 1, 99);
    if (key.key == "promozone") return to(diagram_.promotion_zone, 0, 99);
    if (key.key == "maxpromote") return to(diagram_.promoting, 0, 99);
    if (key.key == "promooffset") return to(diagram_.promotion_offset, 0, 99);
    if (key.key == "holdingstype") return to(diagram_.holdings, -1, 1);
    if (key.key == "promochoice") return later(diagram_.choice);
    if (key.key == "royal") return later(diagram_.royal);
    if (key.key == "shuffle") return later(diagram_.shuffle);
    if (key.key == "protected") return later(diagram_.guarded);
    if (key.key == "counterstrike") return later(diagram_.counter_strike);
    if (key.key == "morph" && key.pieces > 0) return read_morph(key);
    if (!read_word(key) && std::ranges::find(looks, key.key) == std::end(looks))
      lacks_.add(key.place, in_quotes(key.written + "=" + key.value));
  }

  /// Reads keys with a few values. Returns false for any other key or value.
  bool read_word(const DiagramKey& key) {
    const std::string value = lower_case(key.value);
    if (key.key == "symmetry" && (value == "none" || value == "mirror" || value == "rotate")) {
      diagram_.symmetry = value;
      return true;
    }
    if (key.key == "stalemate" && (value == "draw" || value == "win" || value == "lose")) {
      diagram_.stalemate = value == "draw" ? 0 : value == "win" ? -1 : 1;
      return true;
    }
    if (key.key == "baring" && value == "1") {
      diagram_.baring = true;
      report_.warning(
          key.place,
          "the text does not say whether a bared side may bare the other in return: here "
          "it may");
      return true;
    }
    return (key.key == "baring" || key.key == "succession" || key.key == "atomiccapture") &&
           value == "0";
  }

  /// `morph=Q.......Q/...`: a board from the last rank on, and what the piece becomes where.
  void read_morph(const DiagramKey& key) {
    PieceLine& line = diagram_.lines[std::min(key.pieces, diagram_.lines.size()) - 1];
    int rank = diagram_.ranks;
    for (const std::string_view row : split(key.value, '/')) {
      --rank;
      int file = -1;
      for (std::string_view rest = row; !rest.empty();) {
        const std::string letter(first_character(rest));
        rest.remove_prefix(letter.size());
        if (letter == ",") continue;
        ++file;
        if (letter == "." || rank < 0 || file >= diagram_.files) continue;
        Place place = key.place;
        place.column += static_cast<int>(key.written.size()) + 1;
        if (letter.size() == 1 && !base::is_letter(letter[0]))
          return lacks_.add(place, "the sign " + in_quotes(letter) + " of 'morph'");
        const auto same = std::ranges::find(line.morphs, letter, &Morph::letter);
        Morph& morph =
            same == line.morphs.end() ? line.morphs.emplace_back(Morph{letter, {}, place}) : *same;
        morph.cells.insert({rank, file});
      }
    }
  }

  void read_line(PieceLine& line) {
    const std::vector<std::string>& fields = line.item.fields;
    line.is_hole = lower_case(fields[0]) == "hole";
    line.piece_type.name = base::joined(base::words(fields[0]), " ");
    line.piece_type.drawing = drawing_of(fields[3]);
    line.letter = capital(fields[1].empty() ? first_character(fields[0]) : fields[1]);
    if (line.letter.find_first_of(" \t\"'\\;*~+#") != std::string::npos)
      report_.error(line.item.places[1],
                    "not a valid letter for a piece: " + in_quotes(line.letter));
    if (!fields[5].empty()) {
      const auto count = to_integer(fields[5]);
      if (count && *count >= 0 && *count <= 999)
        line.in_hand = *count;
      else
        report_.error(line.item.places[5], "not a number of pieces: " + in_quotes(fields[5]));
    }
    read_cells(line);
  }

  /// Removes pieces from squares that are holes.
  void clear_holes() {
    Zone holes;
    for (const PieceLine& line : diagram_.lines)
      for (const auto& cells : line.cells)
        if (line.is_hole) holes.insert(cells.begin(), cells.end());
    for (PieceLine& line : diagram_.lines)
      for (auto& cells : line.cells)
        if (!line.is_hole)
          std::erase_if(cells, [&](const Square& square) { return holes.contains(square); });
  }

  /// Gives each piece an id and a letter of its own.
  void name_pieces() {
    std::vector<std::string> ids, letters;
    const auto is_used = [](const std::vector<std::string>& used, const std::string& text) {
      return std::ranges::find(used, text) != used.end();
    };
    for (const PieceLine& line : diagram_.lines)
      if (!line.is_hole && !is_used(letters, line.letter)) letters.push_back(line.letter);
    std::vector<std::string> given;
    for (std::size_t i = 0; i < diagram_.lines.size(); ++i) {
      PieceLine& line = diagram_.lines[i];
      if (line.is_hole) continue;
      const std::string base = fairy_stockfish::id_from(line.piece_type.name);
      line.piece_type.id = base;
      for (int again = 2; is_used(ids, line.piece_type.id); ++again)
        line.piece_type.id = base + "-" + std::to_string(again);
      ids.push_back(line.piece_type.id);
      std::string letter = line.letter;
      if (is_used(given, letter)) {
        letter = other_letter(i, letters);
        letters.push_back(letter);
      }
      given.push_back(letter);
      line.piece_type.letter = std::move(letter);
    }
  }

  /// A letter for a piece whose own letter is taken: `+P` for what a P becomes, or one that is
  /// free.
  std::string other_letter(std::size_t at, const std::vector<std::string>& used) const {
    const int before = static_cast<int>(at) - diagram_.promotion_offset;
    std::vector<std::string> all;
    if (diagram_.promotion_offset > 0 && before >= 0 && before < diagram_.promoting)
      all.push_back("+" + diagram_.lines[static_cast<std::size_t>(before)].piece_type.letter);
    for (const char c : diagram_.lines[at].piece_type.name)
      if (base::is_letter(c)) all.push_back(capital(std::string(1, c)));
    for (char c = 'A'; c <= 'Z'; ++c) all.emplace_back(1, c);
    for (char c = 'A'; c <= 'Z'; ++c) all.push_back("+" + std::string(1, c));
    for (const std::string& each : all)
      if (std::ranges::find(used, each) == used.end()) return each;
    return diagram_.lines[at].letter;
  }

  void read_moves_of(PieceLine& line) {
    std::string betza = line.item.fields[2];
    Place place = line.item.places[2];
    const std::string name = lower_case(line.item.fields[0]);
    if (betza.empty()) {
      place = line.item.places[0];
      betza = base::value_of(name, known_moves).value_or("");
      for (const fairy_stockfish::KindName& row : fairy_stockfish::kind_names())
        if (betza.empty() && lower_case(row.name) == name) betza = row.betza;
      if (betza.empty())
        return report_.error(place, "the moves of '" + line.item.fields[0] + "' are not known",
                             "write them in Betza after its letter");
      if (name == "king") betza += diagram_.files < files_of_long_castling ? "isO2" : "isO3";
    }
    int first = diagram_.ranks;
    for (const std::size_t side : {0U, 1U})
      for (const Square& square : line.cells[side])
        first = std::min(first, side == 0 ? square.rank + 1 : diagram_.ranks - square.rank);
    auto moves = read_moves(betza, place, {*board_, diagram_.ranks, first, royals_}, report_);
    if (moves) line.moves = std::move(*moves);
  }

  /// Reads `a2-h2,a1,,a7-h7`: White's squares, and Black's after an empty field. Without these
  /// Black's follow from the symmetry.
  void read_cells(PieceLine& line) {
    const std::string& text = line.item.fields[4];
    std::size_t side = 0;
    bool has_second = false;
    for (const std::string_view word : split(text, ',')) {
      if (word.empty()) {
        side = 1;
        has_second = true;
        continue;
      }
      Place place = line.item.places[4];
      place.column += static_cast<int>(word.data() - text.data());
      read_range(trimmed(word), place, line.cells[side]);
    }
    if (has_second || diagram_.symmetry == "none") return;
    for (const Square& square : line.cells[0])
      line.cells[1].push_back({made_.ranks - 1 - square.rank, diagram_.symmetry == "rotate"
                                                                  ? made_.files - 1 - square.file
                                                                  : square.file});
  }

  /// Reads `a2-h2`: the first and the last square of a rectangle.
  void read_range(std::string_view word, const Place& place, std::vector<Square>& cells) {
    const auto dash = word.find('-');
    const std::string_view first = word.substr(0, dash);
    const std::string_view last = dash == word.npos ? first : word.substr(dash + 1);
    const auto square = [&](std::string_view name) -> std::optional<Square> {
      const auto rank = to_integer(name.substr(std::min<std::size_t>(1, name.size())));
      if (!rank || name.empty() || !board_->find(name)) return std::nullopt;
      return Square{*rank - 1, name[0] - 'a'};
    };
    const auto from = square(first), to = square(last);
    if (!from || !to || from->file > to->file || from->rank > to->rank)
      return report_.error(place, "these are not squares of the board: " + in_quotes(word),
                           "as 'a2-h2'");
    if (std::cmp_greater(cells.size(), made_.files * made_.ranks))
      return report_.error(place, "these are more squares than the board has");
    for (int rank = from->rank; rank <= to->rank; ++rank)
      for (int file = from->file; file <= to->file; ++file) cells.push_back({rank, file});
  }

  const DiagramItems& items_;
  const fairy_stockfish::ImportHost& host_;
  ImportedGame& made_;
  Lacks& lacks_;
  Report& report_;
  Diagram diagram_;
  std::unique_ptr<board::Board> board_;
  std::vector<std::string> royals_;
};

}  // namespace

std::string name_of(const Square& square) {
  return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1);
}

std::vector<const PieceLine*> pieces_of(const Diagram& diagram, const LateKey& key,
                                        Report& report) {
  std::string_view letters = key.value;
  if (const auto number = to_integer(letters);
      number && *number >= 1 && *number <= std::ssize(diagram.lines))
    return {&diagram.lines[static_cast<std::size_t>(*number - 1)]};
  std::vector<const PieceLine*> found;
  while (!letters.empty() && found.size() <= diagram.lines.size()) {
    const PieceLine* best = nullptr;
    for (const PieceLine& line : diagram.lines)
      if (!line.is_hole && letters.starts_with(line.letter) &&
          (best == nullptr || line.letter.size() > best->letter.size()))
        best = &line;
    if (best == nullptr) {
      report.error(key.place, "no piece has the letter " + in_quotes(first_character(letters)));
      return found;
    }
    found.push_back(best);
    letters.remove_prefix(best->letter.size());
  }
  if (!letters.empty())
    report.error(key.place, "these are more pieces than a game has: " + in_quotes(key.value));
  return found;
}

std::vector<const PieceLine*> royals_of(const Diagram& diagram, Report& report) {
  if (diagram.royal && diagram.royal->value == "0") return {};
  if (diagram.royal) return pieces_of(diagram, *diagram.royal, report);
  for (const PieceLine& line : diagram.lines)
    if (lower_case(line.piece_type.name) == "king") return {&line};
  return {};
}

Diagram read_items(const DiagramItems& items, const fairy_stockfish::ImportHost& host,
                   ImportedGame& made, Lacks& lacks, Report& report) {
  return ItemsReader(items, host, made, lacks, report).read();
}

bool is_diagram(std::string_view text) { return has_items(text); }

std::vector<fairy_stockfish::Imported> read_diagram(std::string_view text, const std::string& file,
                                                    std::span<const std::string> names,
                                                    const fairy_stockfish::ImportHost& host,
                                                    Report& report) {
  Report found;
  auto all = items_of(text, file, found);
  if (all.empty()) all.push_back({{file, 1, 1}, {}, {}});
  std::string stem = file.substr(file.find_last_of('/') + 1);
  stem = stem.substr(0, stem.find('.'));
  report.keep_source(file, std::string(text));
  std::vector<fairy_stockfish::Imported> made;
  for (std::size_t i = 0; i < all.size(); ++i) {
    fairy_stockfish::Imported& one = made.emplace_back();
    one.name = i < names.size()  ? names[i]  // the text contains no name
               : all.size() == 1 ? stem
                                 : stem + "-" + std::to_string(i + 1);
    one.report.share_sources(report);
    if (i == 0) one.report.merge(std::move(found));
    one.place = one.start = all[i].place;
    ImportedGame game;
    Lacks lacks(host.partial, game, one.report);
    const Diagram diagram = read_items(all[i], host, game, lacks, one.report);
    if (!one.report.has_errors()) make_game(diagram, game, lacks, one.report);
    if (one.report.has_errors()) continue;
    game.id = fairy_stockfish::id_from(one.name);
    game.title = one.name;
    game.origin = english::from_diagram;
    one.made = std::move(game);
  }
  return made;
}

}  // namespace boardwright::interactive_diagram
