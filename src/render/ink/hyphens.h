// Where words may be divided, by the patterns of the language.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::ink {

/// Divides words of English as it is written in America.
class Hyphens {
 public:
  Hyphens();

  /// Offsets in the word before which it may be divided, at least two letters from its beginning
  /// and three from its end. Empty unless the word is made of the letters a to z.
  std::vector<std::size_t> of(std::string_view word) const;

 private:
  static constexpr std::size_t letters =
      27;  // '.', which stands at both ends of a word, and a to z

  /// Where the patterns lead that begin with the same letters; 0: no pattern goes on.
  struct Node {
    std::array<std::uint16_t, letters> next{};
    std::uint32_t values =
        0;  ///< of the pattern that ends here: a place in `values_`; 0: none does
  };

  void add(std::string_view pattern);

  std::vector<Node> nodes_;
  std::string values_;  ///< before each letter of a pattern and at its end, and then `values_end`
};

}  // namespace boardwright::ink
