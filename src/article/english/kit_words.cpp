// Says what a kit holds and lacks, and how its parts are made.
#include "english/kit_words.h"

#include <fmt/format.h>

#include "base/text.h"
#include "english/game_words.h"

namespace boardwright::english {

std::string kit_leaflet(bool left_out) {
  return std::string("One sheet, to be folded in three.") +
         (left_out ? " What is left out stands at its end, and on a card." : "");
}

std::string kit_board(const std::string& measures, std::size_t sheets, bool pictured, bool glue) {
  const std::string words = "Cells with " + measures + " in all";
  if (sheets == 1) return words + ". It goes on one sheet.";
  return words +
         fmt::format(", on {} sheets, {}.", sheets,
                     pictured ? "which the picture numbers" : "of which the first page is a map") +
         (glue ? " First trim each sheet along the broken lines at its edges, and leave the "
                 "hatched strips on. Then glue each sheet onto the strip of its neighbour."
               : "");
}

std::string kit_board_cut(std::size_t boards, const std::string& line, const std::string& size,
                          const std::string& folded) {
  const bool many = boards > 1;
  std::string text;
  if (!folded.empty())
    text = fmt::format(" For the box fold {} {}, between the dashes beside it.",
                       many ? "each" : "it", folded);
  text += folded.empty() ? " Cut" : " Cut last,";
  if (!many) return text + " along " + line + "; it then measures " + size + " mm.";
  return text + fmt::format(
                    " out its {} boards, each along {}; each then measures {} mm. They stay loose: "
                    "lay them side by side, or put them one above another on a rack.",
                    number_word(static_cast<int>(boards)), line, size);
}

std::string kit_fewer_sheets(const std::string& millimetres, std::size_t sheets,
                             const std::string& game) {
  return fmt::format(
      " With pieces of {} mm it goes on {}; Boardwright, the program that made this kit, makes "
      "that one by \u201cboardwright kit {} --sheets {}\u201d.",
      millimetres, sheets == 1 ? "one sheet" : fmt::format("{} sheets", sheets), game, sheets);
}

std::string kit_pieces(std::size_t pieces, std::string_view shapes,
                       const std::string& millimetres) {
  if (shapes == "wedges")
    return fmt::format(
        "{} wedges for these cells, the largest {} mm high. Each belongs to the player from whom "
        "it points away. ",
        pieces, millimetres);
  return fmt::format("{} {} of {} mm for these cells. ", pieces, shapes, millimetres);
}

std::string kit_digits(std::vector<std::string> marks) {
  if (marks.empty()) return {};
  for (std::string& each : marks) each = "\u201c" + each + "\u201d";
  return "Lay digits beside " + base::listed(marks) +
         (marks.size() == 1 ? " to show how far it has come. "
                            : " to show how far they have come. ");
}

std::string kit_turned_pieces(const std::string& game) {
  return "Some are turned over in the game: print a back behind each front; those with a pattern "
         "on the back never are. Where only paper goes through your printer, glue each side onto "
         "card. Boardwright, the program that made this kit, also makes squares with front and "
         "back on one side of the paper, to be folded over: \u201cboardwright kit " +
         game + " --fold\u201d.";
}

std::string kit_box(const std::string& holds, const std::vector<std::string>& left) {
  return "A box of card for " + holds +
         ": cut along the lines, fold along the broken ones, and glue the tabs." +
         (left.empty() ? ""
                       : " A box that holds " + base::listed(left, "and") +
                             " too does not go on this paper.");
}

std::string folded_in(int across, int down) {
  if (across > 1 && down > 1) return fmt::format("in {} across and in {} down", across, down);
  return across * down > 1 ? fmt::format("in {}", across * down) : "";
}

std::string place_unknown(const std::string& name) {
  return "Where " + name + " is, the leaflet does not say.";
}

std::string kit_needs(std::size_t paper, std::size_t card, const std::string& name,
                      const std::vector<std::string>& tools, int minutes) {
  std::string text =
      std::to_string(paper) + (paper == 1 ? " sheet of " : " sheets of ") + name + " paper" +
      (card > 0 ? " and " + std::to_string(card) + " of card, of about 250 g/m\u00b2" : "") + "; " +
      base::listed(tools, "and") + ".";
  const int halves = (minutes + 29) / 30;
  if (halves > 0)
    text += " It takes about " +
            (halves == 1 ? std::string("half an hour")
                         : std::to_string(halves / 2) + (halves % 2 == 0 ? "" : "\u00bd") +
                               (halves == 2 ? " hour" : " hours")) +
            " to make.";
  return text;
}

std::string on_back_of(const std::vector<std::string>& names) {
  return names.empty() ? "none" : "on the back of the " + base::listed(names, "and");
}

std::string number_of_each(long long at_start, long long count) {
  if (at_start == count) return fmt::format("{} each", count);
  if (at_start == 0) return fmt::format("{} each, not at the start", count);
  return fmt::format("{} each, and {} to be promoted to", at_start, count - at_start);
}

std::string number_in_all(long long count) { return fmt::format("{} pieces in all.", count); }

std::string number_with_dot(long long count) {
  return fmt::format(", {} of them with a dot", count);
}

}  // namespace boardwright::english
