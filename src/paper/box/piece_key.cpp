// Lays the key of pieces out in two columns.
#include "box/piece_key.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "diagram/move_icon.h"
#include "english/brief_words.h"
#include "english/game_summary.h"
#include "english/kit_words.h"
#include "sheets/gauges.h"

namespace boardwright::box {

using base::Millimetres, base::operator""_mm;
using counters::CounterKind, counters::CutSize;
using scene::PaperBox, scene::PaperVec, scene::Scene;

namespace {

constexpr Millimetres key_edge = 14_mm, title_height = 10_mm, line_height = 4.6_mm,
                      least_icon = 30_mm, most_icon = 46_mm, row_gap = 3_mm, gutter = 4_mm,
                      disc = 11_mm, disc_step = 12_mm, name_letters = 3.6_mm,
                      small_letters = 2.9_mm, first_below = 10_mm, below_height = 3.5_mm;

/// A piece with its entry.
struct Entry {
  std::string name, native, number;
  std::string moves;               ///< in brief
  bool lettered;                   ///< the name has a letter after it
  std::vector<CounterKind> kinds;  ///< one for each seat
  std::optional<diagram::MoveIcon> icon;
};

/// The counters of a type, one for each seat that has any.
std::vector<CounterKind> counters_of(const KeySources& sources,
                                     const std::vector<game::PieceCount>& pieces,
                                     moves::PieceTypeId id,
                                     const counters::CounterDrawings* drawings) {
  std::vector<CounterKind> kinds = counters::counters_of_type(
      sources.game, id, drawings, counters::cut_named(sources.style.counters()));
  if (sources.game.rules.blocker() == id)
    std::erase_if(kinds, [&](const CounterKind& kind) {
      return std::ranges::none_of(pieces, [&](const game::PieceCount& each) {
        return each.piece_type == id && each.seat == kind.pieces.seat;
      });
    });
  return kinds;
}

std::vector<Entry> entries_of(const KeySources& sources,
                              const std::vector<game::PieceCount>& pieces,
                              const counters::CounterDrawings* drawings) {
  const game::Game& game = sources.game;
  diagram::PiecesShown shown;
  if (sources.piece_set != nullptr)
    shown = {diagram::PiecesAs::drawn, drawings == nullptr ? nullptr : &drawings->set};
  const double radius = diagram::icon_radius(game);
  const english::GameWords words(game);
  std::vector<Entry> entries;
  for (const moves::PieceTypeId id : game::playing_pieces(game)) {
    const moves::PieceType& piece_type = game.piece_type(id);
    std::string name = english::name_with_letter(piece_type);
    const bool lettered = name != piece_type.name;
    std::string moves = english::moves_in_brief(words, piece_type);
    entries.push_back({std::move(name), piece_type.native, number_text(game, pieces, id),
                       std::move(moves), lettered, counters_of(sources, pieces, id, drawings),
                       diagram::move_icon(game, piece_type, radius, shown)});
  }
  return entries;
}

/// Lays out the pages. The size of icons is the largest that keeps all entries on one page, within
/// limits. Rows are then as high as their words, if that takes no further page.
class KeyPages {
 public:
  KeyPages(const KeySources& sources, const base::PaperSize& paper,
           const std::vector<Entry>& entries, std::vector<std::string> legend)
      : paper_(paper), legend_(std::move(legend)) {
    const Millimetres room = paper.height - 2 * key_edge - title_height -
                             static_cast<double>(legend_.size()) * line_height - 3_mm;
    const double all_rows = std::ceil(static_cast<double>(entries.size()) / 2);
    icon_ = std::clamp(room / all_rows - row_gap, least_icon, most_icon);
    row_ = icon_ + row_gap;
    const double pages = std::ceil(all_rows / std::max(1.0, std::floor(room / row_ + 1e-9)));
    const Millimetres highest = room / std::ceil(all_rows / pages);
    for (const Entry& entry : entries)
      row_ = std::max(row_, std::min(highest, 2 * (words_end(entry) + row_gap / 2)));
    rows_ = static_cast<std::size_t>(room / row_ + 1e-9);
    made_.title = sources.game.title + ": key of pieces";
    made_.author = sources.game.by;
    made_.duplex = "Simplex";
    made_.style = std::make_unique<scene::Style>(sources.style);
    made_.marks = std::make_unique<scene::Style>(sources.marks);
  }

  void begin_page() {
    end_page();
    page_.emplace();
    page_->width = paper_.width;
    page_->height = paper_.height;
    words_ = Scene();
    words_.id = "key";
    words_.title = made_.title;
    words_.box = scene::at_one_to_one(whole());
    Millimetres y = paper_.height - key_edge;
    say("words strong", {paper_.width / 2, y - 3_mm}, made_.title, 6_mm, wide());
    y = y - title_height;
    if (made_.pages.empty())
      for (const std::string& line : legend_) {
        say("words", {paper_.width / 2, y - line_height / 2}, line, small_letters, wide());
        y = y - line_height;
      }
    top_ = y - 3_mm;
    next_ = 0;
  }

  /// Whether the page has room for another entry.
  bool has_room() const { return page_ && next_ / 2 < rows_; }

  void add(Entry entry) {
    const Millimetres left = key_edge + static_cast<double>(next_ % 2) * (column() + gutter);
    const Millimetres high = top_ - static_cast<double>(next_ / 2) * row_;
    ++next_;
    const Millimetres room = words_room();
    const PaperVec middle{left + room / 2, high - row_ / 2};
    const Millimetres name_up = entry.native.empty() ? 9_mm : 12.5_mm;
    say("words strong", middle + PaperVec{0_mm, name_up}, entry.name, name_letters, room);
    if (!entry.native.empty())
      say("words", middle + PaperVec{0_mm, 8_mm}, entry.native, small_letters, room);
    add_below(entry, middle, room);
    add_counters(entry.kinds, middle, room);
    if (entry.icon)
      lay(std::move(entry.icon->scene), {left + room + 2_mm + icon_ / 2, high - row_ / 2});
  }

  counters::PiecesPages take() {
    end_page();
    return std::move(made_);
  }

 private:
  PaperBox whole() const { return {{}, {paper_.width, paper_.height}}; }
  Millimetres wide() const { return paper_.width - 2 * key_edge; }
  Millimetres column() const { return (wide() - gutter) / 2; }
  Millimetres words_room() const { return column() - icon_ - 2_mm; }

  std::vector<std::string> lines_of(const std::string& words) const {
    return words.empty() ? std::vector<std::string>()
                         : sheets::balanced_lines(words, small_letters, words_room());
  }

  /// How far below the middle of its row the words of an entry end.
  Millimetres words_end(const Entry& entry) const {
    const std::size_t lines = lines_of(entry.number).size() + lines_of(entry.moves).size();
    return first_below + (static_cast<double>(lines) - 1) * below_height;
  }

  void say(const char* role, PaperVec at, const std::string& words, Millimetres size,
           Millimetres room) {
    sheets::add_words(words_, role, at, words, size, room);
    page_->words += (page_->words.empty() ? "" : " ") + words;
  }

  /// Adds the number of a piece and how it moves, in as many lines as they take. Where the row has
  /// no room for the moves they are left to the cards.
  void add_below(const Entry& entry, PaperVec middle, Millimetres room) {
    Millimetres down = first_below;
    const auto add = [&](const std::vector<std::string>& lines) {
      for (const std::string& line : lines) {
        say("words", middle + PaperVec{0_mm, -down}, line, small_letters, room);
        down = down + below_height;
      }
    };
    add(lines_of(entry.number));
    if (words_end(entry) <= row_ / 2 - row_gap / 2 + 0.001_mm) add(lines_of(entry.moves));
  }

  const Scene* keep(Scene scene) {
    return made_.scenes.emplace_back(std::make_unique<Scene>(std::move(scene))).get();
  }

  /// Adds the counters of a type in a row, smaller if many seats have it.
  void add_counters(const std::vector<CounterKind>& kinds, PaperVec middle, Millimetres room) {
    const double seats = static_cast<double>(kinds.size());
    const double share = std::min(1.0, room / (seats * disc_step));
    CutSize size;
    size.cut = counters::cut_named(made_.style->counters());
    size.base = share * disc;
    Scene scene;
    scene.id = "counters";
    scene.box = {{}, {paper_.width / size.base, paper_.height / size.base}};
    counters::add_counter_row(scene, kinds, size, share * disc_step,
                              middle + PaperVec{0_mm, -0.5_mm});
    page_->layers.push_back({keep(std::move(scene)), made_.style.get(), size.base, {}, whole()});
  }

  /// Lays an icon on the page. All icons of a game have one scale.
  void lay(Scene icon, PaperVec middle) {
    const scene::Box box = icon.box;
    if (scale_ == 0_mm) scale_ = icon_ / std::max(box.width(), box.height());
    const Millimetres side = std::min(scale_, icon_ / std::max(box.width(), box.height()));
    page_->layers.push_back({keep(std::move(icon)), made_.style.get(), side,
                             middle - scene::in_millimetres(0.5 * (box.low + box.high), side),
                             whole()});
  }

  void end_page() {
    if (!page_) return;
    page_->layers.push_back(
        {keep(std::move(words_)), made_.marks.get(), scene::one_to_one, {}, whole()});
    made_.pages.push_back(std::move(*page_));
    page_.reset();
  }

  base::PaperSize paper_;
  std::vector<std::string> legend_;  ///< on the first page
  counters::PiecesPages made_;
  std::optional<scene::Page> page_;
  Scene words_;
  Millimetres icon_, row_, top_, scale_ = 0_mm;
  std::size_t next_ = 0, rows_;
};

/// "on the back of the Pawn"
std::string on_back_of(const game::Game& game, const std::vector<game::PieceCount>& pieces,
                       moves::PieceTypeId piece_type) {
  std::vector<std::string> names;
  for (const game::PieceCount& each : pieces) {
    const std::string& name = game.piece_type(each.piece_type).name;
    if (game::flip_side(game, each.piece_type).piece_type == piece_type &&
        std::ranges::find(names, name) == names.end())
      names.push_back(name);
  }
  return english::on_back_of(names);
}

/// "2 each", "1 each and 1 to become", "1 each, not at the start"
std::string number_of_each(const game::Game& game, moves::PieceTypeId piece_type, long long count) {
  long long at_start = 0;
  for (const game::PieceCount& each : counters::starting_pieces(game))
    if (each.piece_type == piece_type && each.seat == board::first_seat) at_start += each.count;
  return english::number_of_each(game.start.empty() ? count : at_start, count);
}

/// ", 3 of them with a dot"
std::string dots_text(const std::vector<game::PieceCount>& pieces, moves::PieceTypeId piece_type) {
  for (const game::PieceCount& each : pieces)
    if (each.piece_type == piece_type && each.dotted) return english::number_with_dot(each.count);
  return {};
}

/// "; back: Met"
std::string back_text(const game::Game& game, moves::PieceTypeId piece_type) {
  const moves::PieceTypeId back = game::flip_side(game, piece_type).piece_type;
  return back == moves::no_piece_type ? "" : "; back: " + game.piece_type(back).name;
}

}  // namespace

std::string number_text(const game::Game& game, const std::vector<game::PieceCount>& pieces,
                        moves::PieceTypeId piece_type) {
  const std::vector<board::Seat>& seats = game.board().seats;
  std::vector<long long> counts(seats.size(), 0);
  for (const game::PieceCount& each : pieces)
    if (each.piece_type == piece_type) counts[base::index(each.seat)] += each.count;
  if (std::ranges::all_of(counts, [](long long count) { return count == 0; }))
    return on_back_of(game, pieces, piece_type);
  if (std::ranges::all_of(counts, [&](long long count) { return count == counts.front(); }))
    return number_of_each(game, piece_type, counts.front()) + dots_text(pieces, piece_type) +
           back_text(game, piece_type);
  if (game.rules.blocker() == piece_type)  // of no seat
    return fmt::format("{} for all", *std::ranges::max_element(counts));
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < counts.size(); ++i)
    if (counts[i] > 0) texts.push_back(fmt::format("{} {}", seats[i].name, counts[i]));
  return base::joined(texts, ", ");
}

PieceKey piece_key(const KeySources& sources, const std::vector<game::PieceCount>& pieces,
                   const base::PaperSize& paper) {
  PieceKey key;
  if (sources.piece_set != nullptr)
    key.drawings =
        std::make_unique<counters::CounterDrawings>(counters::with_mirrored(*sources.piece_set));
  std::vector<Entry> entries = entries_of(sources, pieces, key.drawings.get());
  diagram::IconSigns signs;
  for (const Entry& entry : entries)
    if (entry.icon) signs.add(*entry.icon);
  std::vector<std::string> legend = diagram::icon_legend(signs);
  if (std::ranges::any_of(entries, &Entry::lettered))
    legend.emplace_back(english::letter_in_brackets);
  long long all = 0;
  for (const game::PieceCount& each : pieces) all += each.count;
  legend.push_back(english::number_in_all(all));
  KeyPages pages(sources, paper, entries, std::move(legend));
  for (Entry& entry : entries) {
    if (!pages.has_room()) pages.begin_page();
    pages.add(std::move(entry));
  }
  key.made = pages.take();
  return key;
}

}  // namespace boardwright::box
