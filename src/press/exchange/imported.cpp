// Reports the problems of imported games.
#include "exchange/imported.h"

#include <algorithm>

#include "base/text.h"

namespace boardwright::exchange {

void report_faults(Imported& made, std::string_view text, const Report& faults) {
  const auto lines = split(text, '\n');
  for (const Problem& fault : faults.problems()) {
    if (fault.severity != Problem::Severity::error) continue;
    const auto line = static_cast<std::size_t>(std::max(fault.place.line, 1)) - 1;
    const bool is_start = line < lines.size() && lines[line].starts_with("start ");
    made.report.error(is_start ? made.start : made.place, fault.message, fault.hint);
  }
}

}  // namespace boardwright::exchange
