// Throws, which nothing that is compiled for pages may: the check of refusals must say so.
#include <stdexcept>
#include <string>

int number(const std::string& text) {
  if (text.empty()) throw std::runtime_error("no number");
  return 1;
}
