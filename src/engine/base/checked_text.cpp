// Checks text that comes into the program.
#include "base/checked_text.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/characters.h"
#include "base/text.h"

namespace boardwright::base {
namespace {

/// The line and column of a byte of a text.
Place place_of(std::size_t offset, std::string_view text, const std::string& name, int first_line) {
  const std::string_view before = text.substr(0, offset);
  const std::size_t line = before.rfind('\n') + 1;  // npos + 1 == 0
  return {name, static_cast<int>(std::count(before.begin(), before.end(), '\n')) + first_line,
          static_cast<int>(length_utf8(before.substr(line))) + 1};
}

}  // namespace

std::string too_long(std::size_t limit) {
  return "the file is longer than " + std::to_string(limit) + " bytes";
}

std::optional<std::string> checked_text(std::string bytes, const std::string& name,
                                        std::size_t limit, Report& report, int first_line) {
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (bytes.size() > limit) {
    report.error({name}, too_long(limit));
    return std::nullopt;
  }
  if (!report.spend(bytes.size(), {name})) return std::nullopt;
  if (bytes.starts_with(byte_order_mark)) bytes.erase(0, byte_order_mark.size());
  report.keep_source(name, bytes, first_line);
  if (const auto offset = invalid_utf8(bytes)) {
    report.error(place_of(*offset, bytes, name, first_line), "the text is not UTF-8",
                 "save the file as UTF-8");
    return std::nullopt;
  }
  if (auto stray = stray_character(bytes)) {
    report.error(place_of(stray->offset, bytes, name, first_line), std::move(stray->message));
    return std::nullopt;
  }
  return bytes;
}

}  // namespace boardwright::base
