// Formats that games can be imported from.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/report.h"
#include "fairy_stockfish/imported.h"

namespace boardwright::formats {

/// An import format.
struct ImportFormat {
  std::string_view name, describes;
  bool (*recognises)(std::string_view text);
  /// Reads the games of a text with these names, or all. Problems that belong to no game go into
  /// `report`.
  std::vector<fairy_stockfish::Imported> (*read)(std::string_view text, const std::string& file,
                                                 std::span<const std::string> names,
                                                 const fairy_stockfish::ImportHost& host,
                                                 base::Report& report);
};
std::span<const ImportFormat> import_formats();

}  // namespace boardwright::formats
