// Says on pages who wrote them and what they show.
#include "english/page_words.h"

namespace boardwright::english {

std::string written_from_rules(std::string_view what) {
  return "Boardwright has written this " + std::string(what) + " from the rules of the game";
}

std::string retold(std::string_view what, std::string_view articles) {
  return "This " + std::string(what) + " retells the " + std::string(articles) +
         " in other words. The game and its rules are the author’s";
}

std::string free_licence(const std::string& what, bool invented) {
  return "The words and pictures " + what +
         "may be used under the MIT licence, \u00a9 2026 The Boardwright authors" +
         (invented ? "; the game and its rules are its inventor\u2019s." : ".");
}

std::string page_foot(const std::string& credits, const std::string& checked) {
  return credits + ". The diagrams are drawn from the rules; " + checked +
         " says which statements are proved.";
}

std::string all_statements(std::size_t count) {
  return "All " + std::to_string(count) + " statements, and what the engine found";
}

std::string draft_note(const std::string& claim, const std::string& stated,
                       const std::string& found) {
  return "Draft: " + claim + ": the article states " + stated + ", the engine finds " + found + ".";
}

std::string_view embed_picture(bool addressed) {
  return addressed
             ? "As a picture: put this line into your page. The file says in words what it shows."
             : "As a picture: put the SVG beside your page, and this line into it. The file says "
               "in words what it shows.";
}

std::string_view embed_board(bool addressed) {
  return addressed
             ? "As a board that lives, on which your readers try the pieces:"
             : "As a board that lives, on which your readers try the pieces: put these pages with "
               "all their files beside yours, and this line into it.";
}

std::string play_description(const std::string& game) {
  return "Play " + game + " by its rules: with another person, alone, or against the computer.";
}

std::string card_description(const std::string& game) {
  return "The rules of " + game + " on one sheet: set-up, goal and moves.";
}

std::string picture_of_board(const std::string& game, bool array) {
  return array ? "The pieces at the start" : "The board of " + game;
}

std::string moves_like(const std::string& piece) { return "It moves as the " + piece + " does."; }

std::string not_played(const std::string& rule) { return "Not played here: " + rule + "."; }

std::string mobility_title(const std::string& cells, const std::string& piece,
                           const std::string& least, const std::string& most,
                           const std::string& average) {
  return "How many " + cells + " the " + piece + " reaches from each: from " + least + " to " +
         most + ", " + average + " on average";
}

}  // namespace boardwright::english
