// Reports the problems of imported games.
#include "fairy_stockfish/imported.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::fairy_stockfish {

void report_faults(Imported& made, std::string_view text, const base::Report& faults) {
  const auto lines = base::split(text, '\n');
  for (const base::Problem& fault : faults.problems()) {
    if (fault.severity != base::Problem::Severity::error) continue;
    const auto line = static_cast<std::size_t>(std::max(fault.place.line, 1)) - 1;
    const bool is_start = line < lines.size() && lines[line].starts_with("start ");
    made.report.error(is_start ? made.start : made.place, fault.message, fault.hint);
  }
}

}  // namespace boardwright::fairy_stockfish
