// Splits position text into words, for the reference generators.
#pragma once
#include <cctype>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/rooms.h"

namespace boardwright::test {

using Words = std::vector<std::string>;

[[noreturn]] inline void refuse(const std::string& what) { throw std::invalid_argument(what); }

inline std::string lower(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

inline Words words_of(const std::string& text, char separator = ' ') {
  Words words;
  std::istringstream in(text);
  for (std::string word; std::getline(in, word, separator);)
    if (!word.empty()) words.push_back(word);
  return words;
}

}  // namespace boardwright::test
