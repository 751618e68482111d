// The readers of untrusted input, each as a function that returns or aborts at a broken law.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace boardwright::fuzz {

/// A fuzz target: one reader.
struct Target {
  std::string_view name;
  /// Reads the bytes and uses the result. Calls std::abort() if a law does not hold.
  void (*run)(std::string_view bytes);
  /// The dictionary for the fuzzer: words that the reader knows, from its own tables.
  std::vector<std::string> (*words)();
};

std::span<const Target> targets();

/// The target with this name, or null.
const Target* find_target(std::string_view name);

}  // namespace boardwright::fuzz
