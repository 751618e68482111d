// The readers that any bytes may meet, each as a function that returns or breaks a law.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fuzz {

/// One reader under attack.
struct Target {
  std::string_view name;
  /// Reads the bytes, and uses what it read. Calls std::abort() if a law does not hold.
  void (*run)(std::string_view bytes);
  /// The words that the reader knows, from its own tables.
  std::vector<std::string> (*words)();
};

std::span<const Target> targets();

/// The target of a name, or null.
const Target* find_target(std::string_view name);

}  // namespace boardwright::fuzz
