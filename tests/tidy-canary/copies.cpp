// A loop that copies what it only reads: the checks of .clang-tidy must find it.
#include <string>
#include <vector>

std::size_t letters(const std::vector<std::string>& words) {
  std::size_t count = 0;
  for (const std::string word : words) count += word.size();
  return count;
}
