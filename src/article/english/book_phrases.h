// What books, leaflets and cards say about themselves and about the signs of a board.
#pragma once
#include <string>
#include <vector>

namespace boardwright::english {

/// "Drawn, checked and set by Boardwright in Noto Serif and Noto Sans."
inline constexpr const char* set_by =
    "Drawn, checked and set by Boardwright in Noto Serif and Noto Sans.";
inline constexpr const char* manual_set_by =
    "Drawn and set by Boardwright in Noto Serif and Noto Sans. The same text is read on the "
    "screen, and in the folder templates/manual.";
inline constexpr const char* struck_out =
    "Struck out is what an article states; beside it stands what the engine finds.";
inline constexpr const char* remarks_at_foot = "Errata and readings are at the foot of the pages.";

inline constexpr const char* lay_on_former =
    "Lay the promoted piece on the one that it was: when it is captured, that one goes to the "
    "hand.";

/// How a booklet is bound; `sheets`: the number per signature, 0 if there is only one signature.
std::string how_to_bind(int sheets);

/// What the signs of a board mean; `zone` and `beyond`: the zones beside a border, which is one
/// line or drawn for each player.
std::string border_between(const std::string& name, const std::string& zone,
                           const std::string& beyond, bool one_line);
std::string river_between(const std::string& rank, const std::string& far_rank);
std::string crossed_zone(const std::string& zone);

/// `pieces`: those that begin on marked points, and those that stay on cells of one fill.
std::string marked_point(const std::vector<std::string>& pieces);
std::string fills_explained(const std::vector<std::string>& pieces);

/// What a leaflet says in addition to the rules.
inline constexpr const char* circle_for_length =
    "The circle on a counter is for the n of its piece, in pencil: 1 at first. A piece that "
    "promotion has made *multiple* may turn after each leap or step of a move: turn its counter "
    "over, to the side with the star.";
inline constexpr const char* study_pieces =
    "Our sources give this game neither a set-up nor an aim. To study it, put one piece on the "
    "board and find its moves by its card, then add others that stand in its way.";
inline constexpr const char* for_study = "For study: our sources give this game no set-up.";
inline constexpr const char* lines_title = "Lines of the board";
inline constexpr const char* written_by_program =
    "Written by Boardwright, from the rules as it plays them.";
inline constexpr const char* written_by_editors =
    "Some of this is written by its editors; the page of the game has the rules as Boardwright, "
    "the program, plays them.";
std::string territory_explained(const std::string& seat);

/// "Small letters mark x squares and z squares."
std::string small_letters(const std::vector<std::string>& kinds);

}  // namespace boardwright::english
