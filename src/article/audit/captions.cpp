// Looks for each mark of a title among pieces, lines and signs.
#include "audit/captions.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"

namespace boardwright::audit {

using figure::Content;
using geometry::CellSet;
using moves::PieceType;

namespace {

class CaptionJudge {
 public:
  CaptionJudge(const Game& game, const game::Figure& figure, const Content* content)
      : game_(game), figure_(figure), content_(content), shown_(pieces_of_figure()) {}

  CaptionVerdict judge(const std::vector<Mark>& marks, const std::vector<SourcedNumber>& numbers) {
    for (std::size_t i = 0; i < marks.size(); ++i) judge(marks, i);
    for (const SourcedNumber& number : numbers) judge_number(marks, number);
    judge_repeats(marks);
    judge_movers(marks);
    return std::move(verdict_);
  }

 private:
  enum class Shown { yes, unknown, no };

  std::string words_of(const Mark& mark) const {
    return figure_.title.substr(mark.begin, mark.end - mark.begin);
  }

  void add(const Mark& mark, Shown shown, const std::string& words) {
    if (shown == Shown::yes)
      ++verdict_.bound;
    else
      verdict_.open.push_back(mark);
    if (shown == Shown::no) verdict_.wrong.push_back(words);
  }

  void judge(const std::vector<Mark>& marks, std::size_t i) {
    const Mark& mark = marks[i];
    std::string words = words_of(mark);
    Shown shown = Shown::unknown;
    if (mark.kind == MarkKind::piece) shown = shows_piece(mark);
    if (mark.kind == MarkKind::axis) shown = shows_axis(mark.means);
    if (mark.kind == MarkKind::colour) {
      const Mark* piece = piece_after(marks, i);
      shown = shows_seat(mark, piece);
      if (piece != nullptr) words += " " + words_of(*piece);
    }
    if (mark.kind == MarkKind::verb && content_ != nullptr)
      shown = shows_capture() ? Shown::yes : Shown::no;
    if (mark.kind == MarkKind::cell && i > 0) shown = shows_cell(marks[i - 1], mark);
    add(mark, shown, words);
  }

  Shown shows_piece(const Mark& mark) const {
    const std::string name = words_of(mark);
    if (std::ranges::any_of(shown_, [&](const auto* each) {
          return each->id == mark.means || each->name.find(name) != std::string::npos;
        }))
      return Shown::yes;
    // "the Queen's side", "as a Knight"
    const bool compared = figure_.title.substr(mark.end).starts_with("'s") ||
                          figure_.title.substr(0, mark.begin).ends_with("as a ");
    return compared || shown_.empty() ? Shown::unknown : Shown::no;
  }

  /// The piece right after a colour, as in "Red's Pawns" or "a White King", or null.
  const Mark* piece_after(const std::vector<Mark>& marks, std::size_t i) const {
    if (i + 1 >= marks.size() || marks[i + 1].kind != MarkKind::piece) return nullptr;
    const std::string between =
        figure_.title.substr(marks[i].end, marks[i + 1].begin - marks[i].end);
    return between == " " || between == "'s " ? &marks[i + 1] : nullptr;
  }

  Shown shows_seat(const Mark& mark, const Mark* piece) const {
    const std::string name = words_of(mark);
    if (content_ == nullptr || piece == nullptr) return Shown::unknown;
    const auto has_seat = [&](const board::Seat& seat) { return seat.name == name; };
    if (std::ranges::none_of(content_->board->seats, has_seat)) return Shown::unknown;
    return shows([&](const figure::PlacedPiece& each) {
      return content_->board->seat(each.seat).name == name && is(each, *piece);
    });
  }

  /// Whether a capture is shown or possible: signs or arrows of captures, or pieces of two seats.
  bool shows_capture() const {
    const auto is_capture = [](const figure::Mark& mark) {
      return mark.mark == "taken" || mark.mark == "capture" || mark.mark == "$";
    };
    return std::ranges::any_of(content_->marks, is_capture) ||
           std::ranges::any_of(content_->arrows,
                               [](const figure::Arrow& arrow) {
                                 return arrow.kind == figure::Arrow::Kind::capture;
                               }) ||
           std::ranges::any_of(content_->pieces, [&](const figure::PlacedPiece& piece) {
             return piece.seat != content_->pieces.front().seat;
           });
  }

  Shown shows_cell(const Mark& piece, const Mark& cell) const {
    const std::string between = figure_.title.substr(piece.end, cell.begin - piece.end);
    if (content_ == nullptr || piece.kind != MarkKind::piece || between != " on ")
      return Shown::unknown;
    return shows([&](const figure::PlacedPiece& each) {
      return is(each, piece) && content_->board->name(each.cell) == cell.means;
    });
  }

  template <class Test>
  Shown shows(const Test& test) const {
    if (content_->pieces.empty()) return Shown::unknown;
    return std::ranges::any_of(content_->pieces, test) ? Shown::yes : Shown::no;
  }

  static bool is(const figure::PlacedPiece& piece, const Mark& mark) {
    return piece.piece_type != nullptr && piece.piece_type->id == mark.means;
  }

  /// An axis is shown by one of its lines, or by cells with one sign that lie on its lines, at
  /// least two on each. Signs beside pieces may be their moves and show nothing.
  Shown shows_axis(const std::string& name) const {
    if (std::ranges::find(figure_.lines, name, &game::FigureLine::axis) != figure_.lines.end())
      return Shown::yes;
    if (!figure_.lines.empty()) return Shown::no;
    if (content_ == nullptr || !content_->pieces.empty()) return Shown::unknown;
    const geometry::Axis* axis = content_->board->axis(name);
    std::map<std::string, CellSet> by_sign;
    for (const figure::Mark& mark : content_->marks) by_sign[mark.mark].insert(mark.cell);
    if (axis == nullptr || by_sign.empty()) return Shown::unknown;
    const auto lines = content_->board->lines(*axis);
    const bool all =
        std::ranges::all_of(by_sign, [&](const auto& row) { return lies_on(lines, row.second); });
    return all ? Shown::yes : Shown::no;
  }

  static bool lies_on(const std::vector<std::vector<geometry::CellId>>& lines,
                      const CellSet& cells) {
    std::ptrdiff_t covered = 0;
    for (const auto& line : lines) {
      const auto on =
          std::ranges::count_if(line, [&](geometry::CellId cell) { return cells.contains(cell); });
      if (on > 1) covered += on;
    }
    return covered == cells.size();
  }

  /// "two Roses": the figure has this number of the piece, in all or of one side.
  void judge_number(const std::vector<Mark>& marks, const SourcedNumber& each) {
    if (each.source != NumberSource::none) return;
    const Mark mark{each.number.begin, each.number.end, MarkKind::number, {}};
    const auto piece =
        std::ranges::find_if(marks, [&](const Mark& other) { return other.begin == mark.end + 1; });
    if (content_ == nullptr || content_->pieces.empty() || piece == marks.end() ||
        piece->kind != MarkKind::piece)
      return add(mark, Shown::unknown, {});
    std::map<board::SeatId, int> by_seat;
    int all = 0;
    for (const figure::PlacedPiece& placed : content_->pieces)
      if (is(placed, *piece)) ++all, ++by_seat[placed.seat];
    const bool so = each.number.value == all || std::ranges::any_of(by_seat, [&](const auto& row) {
                      return each.number.value == row.second;
                    });
    add(mark, so ? Shown::yes : Shown::no, words_of(mark) + " " + words_of(*piece));
  }

  /// A piece that is named twice is open if another piece that the figure places is not named.
  void judge_repeats(const std::vector<Mark>& marks) {
    std::set<std::string> named, shown;
    std::vector<Mark> again;
    for (const Mark& mark : marks)
      if (mark.kind == MarkKind::piece && !named.insert(mark.means).second) again.push_back(mark);
    for (const game::FigurePiece& piece : figure_.pieces) shown.insert(piece.piece_type);
    if (std::ranges::includes(named, shown)) return;
    for (const Mark& mark : again) add(mark, Shown::unknown, {});
  }

  /// If the figure marks moves and places pieces of several types, the title names one that moves;
  /// otherwise the pieces that it names are open.
  void judge_movers(const std::vector<Mark>& marks) {
    std::set<std::string> movers;
    for (const game::FigureMarks& each : figure_.marks)
      for (const std::string& id : {each.range, each.reach})
        if (!id.empty()) movers.insert(id);
    const auto moves = [&](const Mark& mark) { return movers.contains(mark.means); };
    if (movers.empty() || placed_types() < 2 || std::ranges::any_of(marks, moves)) return;
    for (const Mark& mark : marks)
      if (mark.kind == MarkKind::piece) add(mark, Shown::unknown, {});
  }

  std::size_t placed_types() const {
    std::set<std::string_view> placed;
    for (const game::FigurePiece& piece : figure_.pieces) placed.insert(piece.piece_type);
    return placed.size();
  }

  /// The types of piece that the figure places or whose moves it shows; if there are none, those of
  /// its position.
  std::set<const PieceType*> pieces_of_figure() const {
    std::set<const PieceType*> shown;
    const auto add_id = [&](std::string_view id) {
      if (const auto* piece_type = game_.find_piece_type(id)) shown.insert(piece_type);
    };
    for (const game::FigurePiece& piece : figure_.pieces) add_id(piece.piece_type);
    for (const game::FigureMarks& marks : figure_.marks) {
      add_id(marks.range);
      add_id(marks.reach);
    }
    for (const game::FigureWheel& wheel : figure_.wheels) add_id(wheel.piece_type);
    if (!shown.empty()) return shown;
    if (const play::Position* position = game_.find_position(figure_.position))
      for (const play::Piece& piece : position->pieces)
        if (!piece.none()) shown.insert(&game_.piece_type(piece.piece_type));
    return shown;
  }

  const Game& game_;
  const game::Figure& figure_;
  const Content* content_;
  std::set<const PieceType*> shown_;
  CaptionVerdict verdict_;
};

}  // namespace

CaptionVerdict judge_caption(const Game& game, const Lexicon& lexicon, const NumberSources& numbers,
                             const game::Figure& figure, const Content* content) {
  std::vector<Mark> marks = lexicon.marks_in(figure.title);
  std::erase_if(marks, [](const Mark& mark) {
    return mark.kind == MarkKind::verb && mark.means != "capture";
  });
  return CaptionJudge(game, figure, content).judge(marks, numbers.numbers_of(figure.title, 0));
}

}  // namespace boardwright::audit
