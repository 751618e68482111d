// The direction words of Betza.
#include "betza/betza_words.h"

#include "base/text.h"

namespace boardwright::betza {

std::string narrowed(const std::string& atom, const BetzaWords& words) {
  return words.inside.empty() ? atom : "[" + words.inside + atom.substr(1);
}

std::vector<std::string> direction_words(bool squares) {
  std::vector<std::string> all = {"",   "f",  "b",  "l",  "r",  "v",  "s",  "fl", "fr",
                                  "bl", "br", "lf", "lb", "rf", "rb", "fs", "bs", "lv",
                                  "rv", "fh", "bh", "lh", "rh", "hl", "hr"};
  for (int hour = 1; hour <= 12 && !squares; ++hour) all.push_back(std::to_string(hour));
  return all;
}

std::string joined_words(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) {
    const bool hour = base::is_digit(word.front());
    if (hour && !out.empty() && base::is_digit(out.back())) out += ',';
    out += word;
    if (word.size() == 1 && !hour && word != "v" && word != "s") out += word;
  }
  return out;
}

}  // namespace boardwright::betza
