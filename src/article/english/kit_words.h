// What the first page of a kit says about its parts, and the key about its pieces.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::english {

/// How parts are printed.
inline constexpr const char* job_on_paper = "one side, on paper";
inline constexpr const char* job_on_card = "one side, on card";
inline constexpr const char* job_of_leaflet = "both sides, flipped on the short edge, on paper";
inline constexpr const char* job_of_pieces = "both sides, flipped on the long edge, on card";

/// The first page's texts about the leaflet, the key and the cards. `left_out`: the leaflet lacks
/// some rules.
std::string kit_leaflet(bool left_out);
inline constexpr const char* kit_key_title = "The key of pieces";
inline constexpr const char* kit_key =
    "What each piece is called, how many there are, and a picture of its moves.";
inline constexpr const char* kit_cards =
    "A card for each piece, with its moves: cut along the lines.";

/// "Cells with sides of 43.3 mm in all. It goes on one sheet."; `pictured`: a picture beside it
/// numbers the sheets.
std::string kit_board(const std::string& measures, std::size_t sheets, bool pictured, bool glue);

/// " Cut along the outer edge of its frame; it then measures 200 × 200 mm."; `folded`: "in 3", or
/// empty if it stays flat; `boards`: how many there are.
std::string kit_board_cut(std::size_t boards, const std::string& line, const std::string& size,
                          const std::string& folded);

/// " With pieces of 20 mm it goes on one sheet; ... makes that one by “boardwright kit chess
/// --sheets 1”."
std::string kit_fewer_sheets(const std::string& millimetres, std::size_t sheets,
                             const std::string& game);

/// "32 discs of 22 mm for these cells. "; `shapes`: "discs", or "wedges", which point away from
/// their player.
std::string kit_pieces(std::size_t pieces, std::string_view shapes, const std::string& millimetres);

/// "Lay digits beside “limit” to show how far it has come. "; empty without marks.
std::string kit_digits(std::vector<std::string> marks);

/// How the pieces of a kit are made.
inline constexpr const char* kit_folded_pieces =
    "Front and back lie one above the other on one side of the paper: cut the strips, fold each "
    "along its broken line, and glue the halves together, round a piece of card if it is thin.";
inline constexpr const char* kit_bare_pieces =
    "None is turned over in the game, so their backs stay bare. Where only paper goes through your "
    "printer, glue them onto card.";
std::string kit_turned_pieces(const std::string& game);

/// "A box of card for the pieces and the cards: cut along ..."; `left`: what has no room in it.
std::string kit_box(const std::string& holds, const std::vector<std::string>& left);
inline constexpr const char* kit_leaflet_across = "the leaflet, folded once more across";

/// "in 3 across and in 2 down", "in 2"; empty for a board that stays flat.
std::string folded_in(int across, int down);

/// What a kit lacks.
inline constexpr const char* kit_for_study =
    "This is a study kit: our sources give this game neither a set-up nor an aim. It has one piece "
    "of each kind for each side, and eight of those that promote.";
inline constexpr const char* leaflet_too_long =
    "The rules are too long for a leaflet: they stand in the book.";
inline constexpr const char* box_too_large = "A box for the pieces is too large for this paper.";
std::string place_unknown(const std::string& name);

/// The tools to make a kit, and to play with it.
inline constexpr const char* scissors = "scissors or a knife";
inline constexpr const char* pencil_for_lengths = "a pencil and an eraser to note each n";
inline constexpr const char* paper_for_points = "something to write the points on";

/// "9 sheets of A4 paper and 4 of card; scissors and glue. It takes about 2 hours to make."
std::string kit_needs(std::size_t paper, std::size_t card, const std::string& name,
                      const std::vector<std::string>& tools, int minutes);

inline constexpr const char* true_to_size_title = "Print it true to size";
inline constexpr const char* true_to_size =
    "Print at 100 %, which dialogs also call \u201cactual size\u201d, and never \u201cfit to "
    "page\u201d. Print this page first and measure: the ruler is 100 mm long, and each side of the "
    "square 50 mm. Where they differ from that, look for a scale in the printer's settings.";
inline constexpr const char* jobs_title = "Print it in these jobs";
inline constexpr const char* missing_title = "What is not here";

/// The number of a piece in a kit: "on the back of the Pawn", or "none"; "2 each", "1 each, and 1
/// to be promoted to", "1 each, not at the start"; ", 3 of them with a dot".
std::string on_back_of(const std::vector<std::string>& names);
std::string number_of_each(long long at_start, long long count);

std::string number_with_dot(long long count);

/// "32 pieces in all."
std::string number_in_all(long long count);
inline constexpr const char* letter_in_brackets =
    "The letter in brackets stands for the piece where moves are written.";

}  // namespace boardwright::english
