// Writes a game as the text of an Interactive Diagram.
#include <algorithm>
#include <map>
#include <set>

#include "betza/betza.h"
#include "fairy_stockfish/kinds.h"
#include "fairy_stockfish/variant_of_game.h"
#include "interactive_diagram/diagram_text.h"

namespace boardwright::interactive_diagram {

using geometry::CellId;
using moves::PieceTypeId;
using notation::MovePattern;

namespace {

/// The line about two bare Kings in games where a single bare King loses.
constexpr std::string_view bare_draw = "at-most 1 own, at-most 1 enemy: draws";

/// Writes one game.
class DiagramWriter {
 public:
  DiagramWriter(const game::Game& game, Report& report)
      : game_(game),
        rules_(game.rules),
        board_(game.board()),
        start_(game.find_position(game.start)),
        report_(report) {}

  std::optional<std::string> write() {
    const std::size_t before = report_.count();
    if (!check_board()) return std::nullopt;
    if (start_ == nullptr) {
      refuse("start", "the game needs a start position");
      return std::nullopt;
    }
    check_rules();
    const std::vector<PieceTypeId> order = in_order();
    std::string piece_types;
    for (const PieceTypeId id : order) piece_types += line_of(id);
    std::string text = "files=" + std::to_string(board_.file_order.size()) +
                       "\nranks=" + std::to_string(board_.rank_order.size()) + "\n";
    text += promotion_keys();
    text += "symmetry=none\nroyal=";
    for (const PieceTypeId royal : rules_.royal.piece_types) text += letter_of(royal);
    text += rules_.royal.piece_types.empty() ? "0\n" : "\n";
    if (rules_.end.stalemate == play::Result::loss) text += "stalemate=win\n";
    if (rules_.end.stalemate == play::Result::win) text += "stalemate=lose\n";
    if (is_baring()) text += "baring=1\n";
    return report_.count() == before ? std::optional(text + piece_types) : std::nullopt;
  }

 private:
  void refuse(std::string_view key, const std::string& what) {
    report_.error(
        fairy_stockfish::play_place(game_, key),
        "the text of an Interactive Diagram cannot express '" + std::string(key) + "': " + what);
  }

  bool check_board() {
    const bool squares = board_.axis("orthogonal") != nullptr && board_.seats.size() == 2 &&
                         board_.file_order.size() * board_.rank_order.size() ==
                             static_cast<std::size_t>(board_.size()) &&
                         board_.plates.empty() && board_.walls.empty() && !board_.wrap_files &&
                         !board_.wrap_ranks &&
                         board_.seats[0].forward == geometry::heading_of(90) &&
                         board_.seats[1].forward == geometry::heading_of(270);
    if (!squares)
      refuse("start", "a board that is not a rectangle of squares, or not for two players");
    return squares;
  }

  void check_rules() {
    const play::GameRules& r = rules_;
    const auto check = [&](bool used, std::string_view key, const char* what) {
      if (used) refuse(key, what);
    };
    check(r.royal.check != play::RoyalRules::Check::any || r.royal.taken, "royal",
          "pieces that may be lost");
    check(!r.rights.empty(), "rights", "no key");
    check(!r.together.piece_types.empty(), "together", "no key");
    check(r.hand.captures || r.hand.drops || !r.hand.gating_zone.empty(), "hand", "pieces in hand");
    check(!r.guarded.empty(), "capture", "no key");
    check(!r.exchanges.empty(), "exchanges", "no key");
    check(!std::ranges::all_of(r.lines, only_draws) && !is_baring(), "rules", "no key");
    check(!game_.shuffle.empty(), "shuffle", "no key");
    const play::Ends& end = r.end;
    check(end.mate != play::Result::loss || end.stalemate == play::Result::quarter ||
              !end.goals.empty() || (!end.extinctions.empty() && !is_baring()) || end.checks > 0 ||
              end.points.left >= 0,
          "end", "ends other than mate and a bare King");
    check(!r.abandoned.empty(), "abandoned", "no key");
    check(!r.en_passant.over.empty(), "passing", "a zone");
    check(r.castling.size() > 1, "castling", "only one kind is supported");
  }

  /// Whether a line only concerns draws, which the diagram does not know: it draws, or changes a
  /// mark after a turn.
  static bool only_draws(const play::RuleLine& line) {
    const play::RulePhase phase = play::phase_of(line);
    return line.then.word == play::RuleWord::draws ||
           (phase == play::RulePhase::afterwards && line.then.word != play::RuleWord::again);
  }

  const std::string& letter_of(PieceTypeId id) const { return game_.piece_type(id).letter; }

  /// Piece types in the order of the text: those that promote come first.
  std::vector<PieceTypeId> in_order() const {
    std::vector<PieceTypeId> order;
    const play::PieceTypeList promoting =
        rules_.promotions.empty() ? play::PieceTypeList() : rules_.promotions.front().piece_types;
    for (const bool first : {true, false})
      for (const PieceTypeId id : game_.piece_ids())
        if (!game_.piece_type(id).helper && play::among(id, promoting) == first)
          order.push_back(id);
    return order;
  }

  /// Whether a bare King loses unless the other is bared in return, and nothing else is said.
  bool is_baring() const {
    const auto& some = rules_.end.extinctions;
    if (some.size() != 1 || rules_.lines.size() > 1) return false;
    const play::Extinction& one = some.front();
    return one.piece_types.empty() && !one.each && one.left == 1 && one.against == 2 && one.reply &&
           one.result == play::Result::loss &&
           (rules_.lines.empty() || rules_.lines.front().text == bare_draw);
  }

  /// The number of last ranks that a zone consists of; 0 if it is another zone.
  int depth_of(const std::string& name) const {
    const fairy_stockfish::Both<fairy_stockfish::Zone> zone =
        fairy_stockfish::zones_of(board_, name);
    const int ranks = static_cast<int>(board_.rank_order.size());
    int depth = 0;
    while (depth < ranks && zone[0].contains({ranks - 1 - depth, 0})) ++depth;
    const bool whole = std::ssize(zone[0]) == depth * std::ssize(board_.file_order) &&
                       zone[0].size() == zone[1].size();
    return whole ? depth : 0;
  }

  /// Whether a side can have only as many of each piece that is promoted to as it begins with.
  bool are_captured(const play::Promotion& rule) const {
    return std::ranges::all_of(rule.to, [&](PieceTypeId id) {
      const auto most = rule.at_most.find(id);
      const auto begins = std::ranges::count_if(board_.cells(), [&](CellId cell) {
        return start_->at(cell).piece_type == id && start_->at(cell).seat == board::first_seat;
      });
      return most != rule.at_most.end() && most->second == begins;
    });
  }

  std::string promotion_keys() {
    if (rules_.promotions.empty()) return "maxPromote=0\n";
    const play::Promotion& rule = rules_.promotions.front();
    const int depth = rule.zone.empty() ? 0 : depth_of(rule.zone);
    const bool captured = !rule.at_most.empty();
    const bool plain = !rule.multiple && !rule.army && !rule.later && !rule.instead &&
                       rule.put.empty() && !rule.capturing && rule.after.empty() &&
                       rule.from.empty() && rule.either.empty() && rule.seats.empty() &&
                       (!captured || are_captured(rule));
    if (rules_.promotions.size() > 1 || !plain || depth == 0) {
      refuse("promotions", "more than promotion on the last ranks to given pieces");
      return {};
    }
    std::string choice;
    for (const PieceTypeId id : rule.piece_types)
      if (rule.choice == play::Promotion::Choice::may)
        choice += letter_of(id);
      else if (rule.choice == play::Promotion::Choice::may_unless_stuck && depth > 1)
        choice += "!" + stuck_letter(id);
    for (const PieceTypeId id : rule.to) choice += (captured ? "*" : "") + letter_of(id);
    return "promoZone=" + std::to_string(depth) +
           "\nmaxPromote=" + std::to_string(rule.piece_types.size()) + "\npromoChoice=" + choice +
           "\n" + (captured ? "holdingsType=1\n" : "");
  }

  /// The letter of a piece that can be stuck on the last rank and nowhere else.
  std::string stuck_letter(PieceTypeId id) {
    const std::vector<MovePattern>& moves = game_.piece_type(id).moves;
    const bool one_step = std::ranges::all_of(moves, [](const MovePattern& move) {
      return move.facing == MovePattern::Facing::forward && move.then.empty() &&
             (move.move_kind == notation::MoveKind::step ||
              move.move_kind == notation::MoveKind::slide);
    });
    if (!one_step) refuse("promotions", "where a piece that may stay would be stuck");
    return letter_of(id);
  }

  std::string line_of(PieceTypeId id) {
    const moves::PieceType& piece_type = game_.piece_type(id);
    if (piece_type.letter.empty() || piece_type.letter.find_first_of(":,*+~") != std::string::npos)
      report_.error(piece_type.place, "the piece '" + piece_type.id + "' needs a letter");
    std::string line = piece_type.name + ":" + piece_type.letter + ":" + betza_of(id) + ":" +
                       piece_type.drawing + ":";
    for (const board::SeatId seat : {board::first_seat, board::second_seat}) {
      std::string cells;
      for (const CellId cell : board_.cells()) {
        const play::Piece& piece = start_->at(cell);
        if (piece.piece_type != id || piece.seat != seat) continue;
        cells += (cells.empty() ? "" : ",") + board_.name(cell);
      }
      line += (seat == board::first_seat ? "" : ",,") + cells;
    }
    return (line.ends_with(":,,") ? line.substr(0, line.size() - 2) : line) + "\n";
  }

  std::string betza_of(PieceTypeId id) {
    const moves::PieceType& piece_type = game_.piece_type(id);
    std::vector<MovePattern> moves = piece_type.moves;
    std::string more;
    std::erase_if(moves, [&](const MovePattern& move) {
      if (!fairy_stockfish::is_long_step(move, 2) && !fairy_stockfish::is_long_step(move, 3))
        return false;
      const bool diagonal = move.axes.front() == "diagonal";
      more += diagonal ? "ifmnA" : "ifmnD";
      if (move.most == 3) more += diagonal ? "ifmnG" : "ifmnH";
      for (const board::SeatId seat : {board::first_seat, board::second_seat})
        if (!starts_within(id, seat, move))
          refuse("start", "a double step from other cells than those of the start");
      return true;
    });
    MovePattern* unsupported = nullptr;
    for (MovePattern& move : moves)
      if (!move.taking.empty() || !move.sparing.empty() ||
          (move.hopping && !move.hopping->hurdle.piece_types.empty()) || !piece_type.stands.empty())
        unsupported = &move;
    auto betza = unsupported == nullptr ? betza::BetzaWriter(board_).write(moves, piece_type.state)
                                        : std::nullopt;
    if (!betza) {
      report_.error(piece_type.place,
                    "Betza cannot express how the piece '" + piece_type.id + "' moves");
      return {};
    }
    if (play::among(id, rules_.en_passant.by))
      if (const auto capture = betza->find('c'); capture != betza->npos)
        betza->insert(capture + 1, "e");
    return *betza + more + castling_of(id);
  }

  bool starts_within(PieceTypeId id, board::SeatId seat, const MovePattern& move) const {
    const geometry::CellSet from = board_.regions(move.from, seat);
    for (const CellId cell : board_.cells()) {
      const play::Piece& piece = start_->at(cell);
      if (piece.piece_type == id && piece.seat == seat && !from.contains(cell)) return false;
    }
    return true;
  }

  /// `isO2` for a King that castles, and `isO1isO2` for one that has a choice.
  std::string castling_of(PieceTypeId id) {
    if (rules_.castling.empty() || rules_.castling.front().king != id) return {};
    const play::Castling& rule = rules_.castling.front();
    std::set<int> steps;
    int inward = 0;
    for (const CellId cell : board_.cells()) {
      if (start_->at(cell).piece_type != id) continue;
      const int king = fairy_stockfish::square_of(board_, cell).file;
      const auto distances = [&](const std::vector<std::string>& files) {
        std::set<int> found;
        for (const std::string& file : files) {
          const auto at = std::ranges::find(board_.file_order, file) - board_.file_order.begin();
          found.insert(std::abs(static_cast<int>(at) - king));
        }
        return found.empty() ? std::set<int>{2} : found;
      };
      steps = distances(rule.left);
      if (steps != distances(rule.right))
        refuse("castling", "different distances on the two sides");
      inward = place_of_rooks(rule, cell);
    }
    if (rule.all_safe || rule.checked || rule.moved || !rule.rook_left.empty() ||
        !rule.rook_right.empty())
      refuse("castling", "conditions other than a distance");
    std::string text;
    for (const int each : steps)
      text +=
          "is" + std::string(static_cast<std::size_t>(inward), 'j') + "O" + std::to_string(each);
    return text;
  }

  /// The number of pieces of the King's side between the ends of his rank and his Rooks.
  int place_of_rooks(const play::Castling& rule, CellId king) {
    const fairy_stockfish::Square at = fairy_stockfish::square_of(board_, king);
    std::map<int, PieceTypeId> rank;
    for (const CellId cell : board_.cells())
      if (start_->at(cell).seat == start_->at(king).seat && !start_->at(cell).none() &&
          fairy_stockfish::square_of(board_, cell).rank == at.rank)
        rank.emplace(fairy_stockfish::square_of(board_, cell).file, start_->at(cell).piece_type);
    std::set<int> places;
    const auto look = [&](auto first, auto last, bool left) {
      for (int place = 0; first != last; ++first, ++place)
        if ((left ? first->first < at.file : first->first > at.file) &&
            play::among(first->second, rule.rooks))
          places.insert(place);
    };
    look(rank.begin(), rank.end(), true);
    look(rank.rbegin(), rank.rend(), false);
    if (places.size() != 1) {
      refuse("castling", "Rooks that do not stand alike on both sides");
      return 0;
    }
    return *places.begin();
  }

  const game::Game& game_;
  const play::GameRules& rules_;
  const board::Board& board_;
  const play::Position* start_;
  Report& report_;
};

}  // namespace

std::optional<std::string> write_diagram(const game::Game& game, Report& report) {
  return DiagramWriter(game, report).write();
}

}  // namespace boardwright::interactive_diagram
