// Tries boxes for all parts of a kit, then for fewer.
#include "box/kit_box.h"

#include <algorithm>
#include <cmath>

#include "base/errors.h"
#include "base/text.h"
#include "english/kit_words.h"

namespace boardwright::box {

using base::PaperSize;
using sheets::Folding;

namespace {

constexpr Millimetres piece_thickness = 2_mm;  // of a piece glued on card
constexpr Millimetres card_thickness = 0.3_mm, paper_thickness = 0.15_mm;
constexpr PaperSize poker_card{63.5_mm, 88.9_mm};
constexpr int most_layers = 24;  // of a board: it would not stay folded

enum class Leaflet { none, in_three, in_six };

/// A choice of what goes into the box besides the pieces.
struct Packing {
  Leaflet leaflet = Leaflet::none;
  bool cards = false, board = false;
};
constexpr Packing packings[] = {{Leaflet::in_three, true, true},  {Leaflet::in_six, true, true},
                                {Leaflet::in_three, true, false}, {Leaflet::in_six, true, false},
                                {Leaflet::none, true, true},      {Leaflet::none, true, false},
                                {Leaflet::none, false, false}};

/// The size of a leaflet on this paper, folded.
FlatPart folded_leaflet(Leaflet leaflet, const PaperSize& paper) {
  // The outer panels are a little wider than the one that is folded in.
  const PaperSize in_three{(paper.height + 1_mm) / 3, paper.width};
  if (leaflet == Leaflet::in_three) return {in_three, 3 * paper_thickness};
  return {{in_three.width, in_three.height / 2}, 6 * paper_thickness};
}

/// The folding with the fewest layers that fits a floor.
Folding folding_of(const PaperSize& board, const PaperSize& floor) {
  const auto times = [](Millimetres length, Millimetres room) {
    return static_cast<int>(std::ceil(length / room - 1e-9));
  };
  const Folding upright{times(board.width, floor.width), times(board.height, floor.height)},
      turned{times(board.width, floor.height), times(board.height, floor.width)};
  return upright.layers() <= turned.layers() ? upright : turned;
}

/// The parts of a packing; nothing if the board cannot be folded so small.
std::optional<BoxParts> parts_of(const KitContents& contents, const Packing& packing,
                                 const PaperSize& paper) {
  BoxParts parts;
  parts.pieces = contents.pieces;
  parts.base = contents.base;
  parts.thickness = piece_thickness;
  if (packing.leaflet != Leaflet::none)
    parts.flat.push_back(folded_leaflet(packing.leaflet, paper));
  if (packing.cards)
    parts.flat.push_back({poker_card, static_cast<double>(contents.cards) * card_thickness});
  if (!packing.board) return parts;
  const PaperSize floor = floor_for(parts.flat);
  int layers = 0;
  for (const PaperSize& each : contents.boards) layers += folding_of(each, floor).layers();
  if (layers > most_layers) return std::nullopt;
  if (!parts.flat.empty()) parts.flat.front().thickness += layers * paper_thickness;
  return parts;
}

/// Whether a kit has everything in a packing.
bool is_of(const Packing& packing, const KitContents& contents) {
  return (packing.leaflet == Leaflet::none || contents.leaflet) &&
         (!packing.cards || contents.cards > 0) && (!packing.board || !contents.boards.empty());
}

void describe(KitBox& box, const KitContents& contents, const Packing& packing) {
  std::vector<std::string> holds = {"the pieces"};
  const auto put = [&](bool is_there, bool is_in, std::string held, std::string left) {
    if (is_in)
      holds.push_back(std::move(held));
    else if (is_there)
      box.left.push_back(std::move(left));
  };
  put(contents.cards > 0, packing.cards, "the cards", "the cards");
  put(contents.leaflet, packing.leaflet != Leaflet::none,
      packing.leaflet == Leaflet::in_six ? english::kit_leaflet_across : "the leaflet",
      "the leaflet");
  const std::string boards = contents.boards.size() > 1 ? "the boards" : "the board";
  const std::string folded = box.foldings.empty() ? "" : folded_in_words(box.foldings.front());
  const std::string fold = contents.boards.size() > 1 ? " (fold each " : " (fold it ";
  put(!contents.boards.empty(), packing.board, boards + (folded.empty() ? "" : fold + folded + ")"),
      boards);
  box.holds = base::listed(holds, "and");
}

}  // namespace

std::string folded_in_words(const Folding& folding) {
  return english::folded_in(folding.across, folding.down);
}

std::optional<KitBox> kit_box(const boards::DrawnBoard& cover, const KitContents& contents,
                              const sheets::Paper& paper, const scene::Style& marks) {
  for (const Packing& packing : packings) {
    const auto parts =
        is_of(packing, contents) ? parts_of(contents, packing, paper.size) : std::nullopt;
    if (!parts) continue;
    for (const BoxKind kind : {BoxKind::lid, BoxKind::tuck}) {
      BoxRequest request;
      request.kind = kind;
      request.inside = room_for(*parts, kind);
      request.paper = paper;
      try {
        KitBox box{box_pages(cover, request, marks), {}, {}};
        if (packing.board)
          for (const PaperSize& each : contents.boards)
            box.foldings.push_back(folding_of(each, floor_for(parts->flat)));
        describe(box, contents, packing);
        return box;
      } catch (const base::UsageError&) {
        continue;  // too large for this paper
      }
    }
  }
  return std::nullopt;
}

}  // namespace boardwright::box
