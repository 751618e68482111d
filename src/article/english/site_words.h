// What the pages of a whole site say: its index, its pieces, its words and its proofs.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::english {

/// The index.
inline constexpr const char* site_description =
    "The rules of board games, illustrated, with diagrams drawn and statements proved by a rules "
    "engine.";
inline constexpr const char* feed_description = "The rules of board games, illustrated and proved.";
inline constexpr const char* door_to_play =
    "On the page, with somebody beside you, by link, or against the program: ";
inline constexpr const char* door_to_print =
    "Board true to size, pieces, cards and rules, in one file to cut out tonight: ";
inline constexpr const char* door_to_write =
    "A game is a file of text, and you see board and moves while you type: ";
inline constexpr const char* nothing_to_install =
    ", with nothing to install. A variants.ini or an Interactive Diagram of it can be pasted "
    "there.";
inline constexpr const char* workbench_explained =
    ": write a game of your own on a page, with the engine beside it and nothing to install.";
inline constexpr const char* by_size = "size of the board";
inline constexpr const char* games_by_letter = "Games by the first letter";
/// "Games under C"
std::string games_under(const std::string& letter);
std::string prints_of(const std::string& game);
std::string pieces_to_move(const std::string& game);

/// "Lotus-39 by David Moeser, 1998. "; `references`: some games have no articles.
std::string site_credits(std::vector<std::string> credits, bool references);

/// A page that is not there; the links lead to all games, all pieces and the search.
inline constexpr const char* no_such_page = "There is no such page";
std::string look_elsewhere(const std::string& games, const std::string& pieces,
                           const std::string& search);

/// The glossary and the search.
inline constexpr const char* glossary_explained =
    "The words of the articles. Each is explained where an article first uses it, too: point at "
    "it, or move there with the Tab key.";
inline constexpr const char* glossary_description =
    "The words of chess variants and their boards, explained.";
inline constexpr const char* search_label = "Pages, sections, pieces, words and cells";
inline constexpr const char* search_needs_script =
    "Searching needs a script, which this browser does not run; the lists of pieces, words and "
    "claims are whole without one.";
inline constexpr const char* search_description =
    "Search the pages, sections, pieces, words and cells of all games.";

/// The pieces.
inline constexpr const char* pieces_explained =
    "Every piece of every game, with each way in which it moves and the boards on which it does.";
inline constexpr const char* pieces_description = "How the pieces of all games move, by name.";
inline constexpr const char* other_names = "Elsewhere it is called ";
std::string counted_games(std::size_t games);
std::string piece_of_games(std::size_t games, std::size_t ways);
std::string how_it_moves(const std::string& piece, const std::string& game);
std::string mobility_in_words(const std::string& least, const std::string& most,
                              const std::string& average);

/// The proofs.
inline constexpr const char* proof_title = "How this is proved";
inline constexpr const char* proof_description =
    "Every claim of every article, with what the engine finds; all errata and readings.";
inline constexpr const char* proof_lead =
    "Rules pages are full of numbers and lists of cells. Here each is computed, or said to be its "
    "author’s word.";
inline constexpr const char* proof_by_engine =
    "Each game is a file of data: its board, how each piece moves, how the game is played. One "
    "engine reads it. It draws every figure, and it works out every statement that can be worked "
    "out: to which cells a piece goes, how many there are, how many sequences of moves a "
    "position allows.";
inline constexpr const char* proof_of_claims =
    "What an article states is written down as a claim, as its source prints it, with the place "
    "where it stands. When the pages are made the engine answers each claim anew. If one differs "
    "and nobody has explained why, no page is made. If it differs and the source is wrong, an "
    "erratum says so beside the sentence, and stays listed below.";
inline constexpr const char* not_proved =
    "What is said in words that nobody has written down as a claim stays unproved. The engine "
    "itself is tested by counts of moves that others have published, and by laws that hold on "
    "every board.";
inline constexpr const char* remarks_title = "Errata, readings and remarks";
inline constexpr const char* remarks_explained =
    "An erratum says that no fair reading makes a sentence true; a reading, how we understand what "
    "the source leaves open. The engine follows both, and never bends to make a sentence true.";
inline constexpr const char* citations_explained =
    "What no engine can know, in the words of the page and with its place in the source. Our own "
    "are words about the page itself.";
inline constexpr const char* claims_title = "Every claim";
inline constexpr const char* claims_of_games = "How many claims each game has";
inline constexpr const char* claims_by_letter = "Claims by the first letter of the game";
std::string claims_explained(std::size_t claims);
/// "Every claim: games under C"
std::string claims_under(const std::string& letter);

}  // namespace boardwright::english
