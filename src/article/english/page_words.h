// What the page of an article says about itself, its proofs and its figures.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::english {

/// Below the title of a page: the link to the workbench.
inline constexpr const char* to_workbench = "Change this game";

/// Headings of pages and books.
inline constexpr const char* checked_title = "What was checked";
inline constexpr const char* signs_title = "Signs in the diagrams";
inline constexpr const char* pieces_title = "Pieces in the diagrams";
inline constexpr const char* draft_title = "Where the draft differs";
inline constexpr const char* positions_title = "The positions of these statements";
inline constexpr const char* place_title = "Place in the source";
inline constexpr const char* copies_title = "headings, signs and names";

/// Who wrote a "page" or a "book", without a full stop; `articles`: "article" or "articles".
std::string written_from_rules(std::string_view what);
std::string retold(std::string_view what, std::string_view articles);
inline constexpr const char* retold_with = "Retold, illustrated and proved with Boardwright.";
inline constexpr const char* manual_by_itself = "The manual of Boardwright, set by itself";

/// "The words and pictures of this page may be used ..."; `what`: "of this page ", or empty;
/// `invented`: the game has an inventor.
std::string free_licence(const std::string& what, bool invented);

/// Below a page: who wrote it, and where its proofs are; `checked`: a link that reads "what was
/// checked".
std::string page_foot(const std::string& credits, const std::string& checked);
inline constexpr const char* back_to_contents = "↑ Back to the contents";
inline constexpr const char* back_to_top = "↑ Back to the top";
inline constexpr const char* original_leaves_open = "The original leaves open: ";

/// A claim that differs in a draft, below its figure; for readers who hear a page, the words before
/// both of its values.
std::string draft_note(const std::string& claim, const std::string& stated,
                       const std::string& found);
inline constexpr const char* article_states = "the article states ";
inline constexpr const char* engine_finds = "and the engine finds ";

/// What was checked in an article.
inline constexpr const char* no_counts =
    "No count of the ways to play this game is given that could be compared with the engine’s.";
inline constexpr const char* nothing_checked = "The article states nothing that was checked.";
std::string all_statements(std::size_t count);  ///< the link to their page
inline constexpr const char* rows_explained =
    "A row that names a passage states what is said there, or what follows from it on cells chosen "
    "for the test. Rows under “Our reading” rest on a choice that the text leaves open; a reading "
    "explains each choice. Rows under “Our count” give numbers and cells that the text does not.";

/// How a figure is put into another page; `addressed`: this one has an address.
std::string_view embed_picture(bool addressed);
std::string_view embed_board(bool addressed);

/// Descriptions of the page to play on and of the rules card.
std::string play_description(const std::string& game);
inline constexpr const char* needs_scripts =
    "This board comes to life with scripts. Without them it shows how the game begins.";
std::string card_description(const std::string& game);
std::string picture_of_board(const std::string& game, bool array);
std::string moves_like(const std::string& piece);
inline constexpr const char* whole_of_it = "The whole of it";

/// What the page of a game from another program says: a rule that is left out, and where the game
/// is from.
std::string not_played(const std::string& rule);
inline constexpr const char* from_diagram = "Made from the text of an Interactive Diagram.";

/// "How many squares the Rook reaches from each: from 14 to 14, 14 on average"
std::string mobility_title(const std::string& cells, const std::string& piece,
                           const std::string& least, const std::string& most,
                           const std::string& average);

}  // namespace boardwright::english
