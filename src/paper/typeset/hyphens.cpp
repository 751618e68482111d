// Hyphenates with libhyphen and the patterns that are compiled into the module.
#include "typeset/hyphens.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "hyphen_patterns.h"

namespace boardwright::typeset {
namespace {

constexpr std::size_t least_letters = 6, letters_before = 2, letters_after = 3;

HyphenDict* read_patterns() {
  const fonts::Handle<std::FILE, &std::fclose> file(
      fmemopen(const_cast<unsigned char*>(hyphen_patterns), sizeof hyphen_patterns, "r"));
  HyphenDict* const patterns = file ? hnj_hyphen_load_file(file.get()) : nullptr;
  if (patterns == nullptr) throw std::runtime_error("cannot read the hyphenation patterns");
  return patterns;
}

}  // namespace

Hyphens::Hyphens() : patterns_(read_patterns()) {}

std::vector<std::size_t> Hyphens::divide(std::string_view word) const {
  std::string letters(word);
  for (char& c : letters)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  const bool plain = std::ranges::all_of(letters, [](char c) { return c >= 'a' && c <= 'z'; });
  if (!plain || letters.size() < least_letters) return {};
  std::string marks(letters.size() + 5, '\0');
  char** replaced = nullptr;
  int *places = nullptr, *cuts = nullptr;
  const int failed =
      hnj_hyphen_hyphenate2(patterns_.get(), letters.c_str(), static_cast<int>(letters.size()),
                            marks.data(), nullptr, &replaced, &places, &cuts);
  std::vector<std::size_t> found;
  for (std::size_t i = letters_before - 1; failed == 0 && i + letters_after < letters.size(); ++i)
    if ((marks[i] & 1) != 0) found.push_back(i + 1);
  for (std::size_t i = 0; replaced != nullptr && i < letters.size(); ++i) std::free(replaced[i]);
  std::free(replaced);
  std::free(places);
  std::free(cuts);
  return found;
}

}  // namespace boardwright::typeset
