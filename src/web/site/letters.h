// The letters under which a site keeps what would make one page or file too long.
#pragma once
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "site/site.h"

namespace boardwright::site {

/// The letter that a word or a title stands under: a small letter, or '0' for everything else.
char letter_of(std::string_view word);

/// Games by the letters of their titles, in the order of the list.
template <class Game>
std::map<char, std::vector<const Game*>> by_letter(const std::vector<const Game*>& games) {
  std::map<char, std::vector<const Game*>> letters;
  for (const Game* game : games) letters[letter_of(game->title)].push_back(game);
  return letters;
}

/// "C", or "0–9 and others".
std::string letter_title(char letter);

/// "proof-c.html" of "proof", 'c' and ".html".
std::string letter_file(std::string_view name, char letter, std::string_view ending);

/// Writes links to the pages of letters. `here`, if it is one of them, is the page itself.
void write_letters(Html& html, std::string_view letters, std::string_view label,
                   std::string_view name, char here = 0);

/// The page of one letter.
struct LetterPage {
  std::string_view name;     ///< "games"
  std::string_view letters;  ///< those that have pages
  char letter;
  std::string_view label;  ///< of the links to the pages of all letters
  std::string title, description;
};

/// Puts a page of a letter into its frame. `write` writes what is below the links to the others.
SiteFile letter_page(const SiteSources& sources, const LetterPage& page,
                     const std::function<void(Html&)>& write, Report& report);

/// The letters of what is kept by letters.
template <class Map>
std::string keys_of(const Map& letters) {
  std::string keys;
  for (const auto& [letter, of] : letters) keys += letter;
  return keys;
}

}  // namespace boardwright::site
