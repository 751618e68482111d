// Makes the game of an Interactive Diagram.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "base/text.h"
#include "fairy_stockfish/inline_table.h"
#include "interactive_diagram/diagram.h"
#include "interactive_diagram/diagram_shuffle.h"

namespace boardwright::interactive_diagram {

using base::toml_text;
using fairy_stockfish::InlineTable, fairy_stockfish::toml_list;

namespace {

class GameMaker {
 public:
  GameMaker(const Diagram& diagram, ImportedGame& made, Lacks& lacks, Report& report)
      : diagram_(diagram),
        made_(made),
        lacks_(lacks),
        report_(report),
        royals_(royals_of(diagram, report)) {
    for (const PieceLine& line : diagram.lines)
      for (const std::size_t side : {0U, 1U})
        for (const Square& square : line.cells[side])
          if (!line.is_hole) on_board_[side].emplace(square, &line);
  }

  void make() {
    add_board_and_pieces();
    const auto castlings = make_castlings();
    add("start", start_text());
    make_shuffle(diagram_, between_, made_, lacks_, report_);
    add_royal();
    if (castlings.size() == 1) add("castling", castlings.front());
    if (castlings.size() > 1) add("castling", "[" + base::joined(castlings, ", ") + "]");
    add_passing();
    make_promotions(diagram_, royals_, made_, lacks_, report_);
    add_hand();
    add_guarded();
    add_lines();
    add_end();
  }

 private:
  void add(std::string key, std::string value) {
    made_.play.emplace_back(std::move(key), std::move(value));
  }

  void add_board_and_pieces() {
    for (const PieceLine& line : diagram_.lines) {
      if (line.is_hole) {
        for (const auto& cells : line.cells)
          for (const Square& square : cells)
            if (std::ranges::find(made_.missing, name_of(square)) == made_.missing.end())
              made_.missing.push_back(name_of(square));
        continue;
      }
      fairy_stockfish::ImportedPiece piece_type = line.piece_type;
      piece_type.betza = line.moves.betza;
      piece_type.moves = line.moves.moves;
      for (const LongStep& step : line.moves.long_steps)
        piece_type.moves.push_back(step.use + "slide orthogonal forward up to " +
                                   std::to_string(step.cells) + " from " + rank_zone(step.rank));
      made_.piece_types.push_back(std::move(piece_type));
    }
  }

  /// Adds the zone of a rank, counted from 1 on each player's side, and returns its name.
  std::string rank_zone(int rank) {
    Both<Zone> zone;
    for (int file = 0; file < made_.files; ++file) {
      zone[0].insert({rank - 1, file});
      zone[1].insert({made_.ranks - rank, file});
    }
    return made_.zone("rank-" + std::to_string(rank), zone);
  }

  void add_royal() {
    if (royals_.size() == 1) return add("king", toml_text(royals_.front()->piece_type.id));
    if (royals_.empty()) return;
    add("royal", InlineTable().add("pieces", ids_of(royals_)).text());
  }

  static std::string ids_of(const std::vector<const PieceLine*>& lines) {
    std::vector<std::string> ids;
    for (const PieceLine* line : lines) ids.push_back(line->piece_type.id);
    return toml_list(ids);
  }

  /// The pieces of a side on a rank, by their files.
  std::map<int, const PieceLine*> on_rank(std::size_t side, int rank) const {
    std::map<int, const PieceLine*> found;
    for (auto at = on_board_[side].lower_bound({rank, 0});
         at != on_board_[side].end() && at->first.rank == rank; ++at)
      found.emplace(at->first.file, at->second);
    return found;
  }

  /// The files and lines of the pieces with which a King castles: on each side the one with
  /// `inward` pieces before it from the edge.
  static std::vector<std::pair<int, const PieceLine*>> partners(
      const std::map<int, const PieceLine*>& rank, int king, int inward) {
    std::vector<std::pair<int, const PieceLine*>> found;
    const auto at = static_cast<std::size_t>(inward);
    const std::vector<std::pair<int, const PieceLine*>> all(rank.begin(), rank.end());
    if (at < all.size() && all[at].first < king) found.push_back(all[at]);
    if (at < all.size() && all[all.size() - 1 - at].first > king)
      found.push_back(all[all.size() - 1 - at]);
    return found;
  }

  bool is_shuffled(const PieceLine& line) const {
    return diagram_.shuffle && diagram_.shuffle->value.find(line.letter) != std::string::npos;
  }

  std::vector<std::string> make_castlings() {
    std::vector<std::string> found;
    for (const PieceLine& line : diagram_.lines) {
      std::map<int, std::vector<int>> cells_of;  // by the place of the partner
      for (const DiagramCastling& each : line.moves.castling)
        cells_of[each.inward].push_back(each.cells);
      for (auto& [inward, cells] : cells_of) {
        std::ranges::sort(cells);
        for (std::string& text : castlings_of(line, inward, cells))
          found.push_back(std::move(text));
      }
    }
    return found;
  }

  /// The tables of a King that castles over some numbers of cells; none if it has no partner.
  std::vector<std::string> castlings_of(const PieceLine& line, int inward,
                                        const std::vector<int>& cells) {
    std::vector<const PieceLine*> rooks;
    for (const std::size_t side : {0U, 1U}) {
      if (line.cells[side].empty()) continue;
      const Square king = line.cells[side].front();
      for (const auto& [file, rook] : partners(on_rank(side, king.rank), king.file, inward)) {
        unmoved_[side].insert({king.rank, file});
        if (std::ranges::find(rooks, rook) == rooks.end()) rooks.push_back(rook);
      }
    }
    if (rooks.empty() || line.cells[0].empty()) return {};
    castles_.insert(&line);
    const int white = line.cells[0].front().file;
    const int black = line.cells[1].empty() ? white : line.cells[1].front().file;
    if (is_shuffled(line) && (rooks.size() > 1 || inward > 0 || black != white)) {
      lacks_.add(line.item.places[2],
                 "castling by a King that is shuffled, with another piece "
                 "than the Rooks at both edges");
      return {};
    }
    if (is_shuffled(line)) between_ = {&line, rooks.front()};
    InlineTable table;
    table.add("rook", rooks.size() == 1 ? toml_text(rooks[0]->piece_type.id) : ids_of(rooks));
    if (royals_.empty() || &line != royals_.front())
      table.add("king", toml_text(line.piece_type.id));
    if (cells == std::vector{2} && !is_shuffled(line)) return {table.text()};
    if (black == white) {
      add_files(table, "left", white, -1, cells);
      add_files(table, "right", white, 1, cells);
      return {table.text()};
    }
    // What is to White's left is to Black's right: a table for each hand.
    std::vector<std::string> found;
    for (const auto& [heading, low, high] :
         {std::tuple{"90", white, black}, std::tuple{"270", black, white}}) {
      InlineTable hand = table;
      hand.add("heading", "[" + std::string(heading) + "]");
      const bool left = add_files(hand, "left", low, -1, cells);
      const bool right = add_files(hand, "right", high, 1, cells);
      if (left || right) found.push_back(hand.text());
    }
    return found;
  }

  /// Adds the files to which a King goes from its own. Returns whether there are any.
  bool add_files(InlineTable& table, const char* key, int file, int way,
                 const std::vector<int>& cells) const {
    std::vector<std::string> files;
    for (const int each : cells)
      if (const int to = file + way * each; to >= 0 && to < made_.files)
        files.emplace_back(1, static_cast<char>('a' + to));
    if (!files.empty()) table.add(key, files.size() == 1 ? toml_text(files[0]) : toml_list(files));
    return !files.empty();
  }

  /// The start, a line for each side. An asterisk marks pieces that can castle or have special
  /// moves until they move.
  std::string start_text() const {
    std::string text = "\"\"\"\nturn: White\n";
    for (const std::size_t side : {0U, 1U}) {
      text += side == 0 ? "White:" : "Black:";
      std::vector<std::string> hand;
      for (const PieceLine& line : diagram_.lines)
        for (int i = 0; i < line.in_hand && drops(); ++i) hand.push_back(line.piece_type.letter);
      if (!hand.empty()) text += " hand=" + base::joined(hand, ",");
      for (const PieceLine& line : diagram_.lines) {
        if (line.cells[side].empty() || line.is_hole) continue;
        text += " " + line.piece_type.letter;
        for (const Square& square : line.cells[side]) {
          const bool has_rights =
              line.moves.unmoved || castles_.contains(&line) || unmoved_[side].contains(square);
          text += " " + name_of(square) + (has_rights ? "*" : "");
        }
      }
      text += "\n";
    }
    return text + "\"\"\"";
  }

  bool has_hand() const {
    return std::ranges::any_of(diagram_.lines,
                               [](const PieceLine& line) { return line.in_hand > 0; });
  }

  /// Whether pieces in hand can be dropped. With `holdingsType=1` they only wait for promotions.
  bool drops() const { return diagram_.holdings < 0 || (diagram_.holdings == 0 && has_hand()); }

  void add_hand() {
    if (!drops()) return;
    if (diagram_.holdings == 0)
      report_.warning(first_in_hand(),
                      "the text does not say what a piece in hand is for: here it can be dropped");
    add("hand", InlineTable().flag("captures", diagram_.holdings < 0).flag("drops", true).text());
  }

  Place first_in_hand() const {
    const auto found = std::ranges::find_if(diagram_.lines,
                                            [](const PieceLine& line) { return line.in_hand > 0; });
    return found->item.places[5];
  }

  /// Adds the pieces that can be captured en passant, and those that capture so.
  void add_passing() {
    std::vector<const PieceLine*> passing, by;
    for (const PieceLine& line : diagram_.lines) {
      if (line.moves.passes) passing.push_back(&line);
      if (line.moves.en_passant) by.push_back(&line);
    }
    if (by.empty()) return;
    if (passing.empty()) passing = by;
    add("passing", InlineTable().add("pieces", ids_of(passing)).add("by", ids_of(by)).text());
  }

  /// The piece that a key names by its number or letter; null if there is none, or another key.
  const PieceLine* named(const std::optional<LateKey>& key) {
    if (!key || key->value == "0") return nullptr;
    const auto found = pieces_of(diagram_, *key, report_);
    return found.size() == 1 && !found.front()->is_hole ? found.front() : nullptr;
  }

  /// Adds a piece that does not capture its own type where it could be captured in return.
  void add_guarded() {
    const PieceLine* guarded = named(diagram_.guarded);
    if (guarded == nullptr) return;
    const std::string pieces = ids_of({guarded});
    add("capture",
        "{ guarded = [" + InlineTable().add("pieces", pieces).add("of", pieces).text() + "] }");
  }

  /// Adds the rules that are lines here.
  void add_lines() {
    std::vector<std::string> lines;
    if (const PieceLine* struck = named(diagram_.counter_strike)) {
      const std::string& id = struck->piece_type.id;
      add("marks", "{ struck = \"game\" }");
      lines.push_back("capturing " + id + ", with struck: illegal");
      lines.push_back("capturing " + id + ", not " + id + " capturing: gains struck");
      lines.emplace_back("playing, with struck: loses struck");
    }
    if (diagram_.baring) lines.emplace_back("at-most 1 own, at-most 1 enemy: draws");
    if (!lines.empty()) add("rules", toml_list(lines));
  }

  void add_end() {
    InlineTable end;
    if (diagram_.stalemate != 0)
      end.add("stalemate", diagram_.stalemate < 0 ? "\"loss\"" : "\"win\"");
    if (diagram_.baring) end.add("extinctions", "[{ left = 1, against = 2, reply = true }]");
    if (!end.empty()) add("end", end.text());
  }

  const Diagram& diagram_;
  ImportedGame& made_;
  Lacks& lacks_;
  Report& report_;
  std::vector<const PieceLine*> royals_;
  Both<std::map<Square, const PieceLine*>> on_board_;
  Both<std::set<Square>> unmoved_;      ///< squares of pieces with which a King castles
  std::set<const PieceLine*> castles_;  ///< pieces that castle
  ShuffledKing between_;                ///< the King that is shuffled and castles
};

}  // namespace

void make_game(const Diagram& diagram, ImportedGame& made, Lacks& lacks, Report& report) {
  GameMaker(diagram, made, lacks, report).make();
}

}  // namespace boardwright::interactive_diagram
